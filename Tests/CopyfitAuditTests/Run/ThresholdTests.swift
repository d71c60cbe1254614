import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import Testing

/// The reasons that a project fails: one label that truncates in one language (an error), and one note.
struct ThresholdTests {
  private static func report(
    _ gate: String, _ change: (inout AuditOptions) -> Void = { _ in }
  ) throws -> AuditReport {
    var options = AuditOptions(locales: ["de"])
    change(&options)
    return try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 60)]
      ).xml,
      "App/de.lproj/Main.strings": #""aaa-11-aaa.text" = "Zahlung bestätigen";"#,
      "App/de.lproj/Localizable.strings": #""b" = "Ja"; "c" = "Nein";"#,
      "copyfit.yml": gate,
    ]).audit(options)
  }

  @Test(arguments: [
    ("", "1 finding at error level"),
    ("gate: { failOn: error }", "1 finding at error level"),
    ("gate: { failOn: warning }", "1 finding at error or warning level"),
    ("gate: { failOn: note }", "2 findings of any level"),
    ("gate: { failOn: never }", nil),
    ("gate: { maximum: { truncation: 1 } }", nil),
    (
      "gate: { maximum: { truncation: 0 } }",
      "1 finding of 'truncation', and at most 0 are accepted"
    ),
    (
      "gate: { failOn: never, maximum: { does-not-scale: 0 } }",
      "1 finding of 'does-not-scale', and at most 0 are accepted"
    ),
    ("gate: { failOn: never, minimumCoverage: 30% }", nil),
    (
      "gate: { failOn: never, minimumCoverage: 40% }",
      "1 of 3 texts were decided, fewer than the 40% that 'gate.minimumCoverage' requires"
    ),
    ("rules: { truncation: warning }", nil),
  ])
  func failsByWhatTheConfigurationSays(gate: String, reason: String?) throws {
    let report = try Self.report(gate)
    #expect(report.gate.reason == reason)
    #expect(report.gate.passed == (reason == nil))
    // Each finding shows whether it fails; coverage has no finding.
    let failing = try #require(report.projects.first?.failing)
    let isAnyFailing = report.pendingFindings.contains {
      failing.includes($0.rule, $0.severity)
    }
    #expect(isAnyFailing == (reason?.contains("finding") ?? false))
    #expect(report.exitStatus == (reason == nil ? 0 : 1))
  }

  @Test func optionsComeBeforeTheConfiguration() throws {
    #expect(try Self.report("gate: { failOn: note }") { $0.gate.failOn = .never }.gate.passed)
    #expect(
      try Self.report("gate: { maximum: { truncation: 0 } }") { $0.gate.maximum = [.truncation: 5] }
        .gate.passed)
    #expect(
      try Self.report("gate: { failOn: never }") { $0.strict = true }.gate.reason
        == "1 finding at error or warning level")
    #expect(
      try Self.report("gate: { failOn: note }") { $0.strict = true }.gate.reason
        == "2 findings of any level")
  }

  /// An incomplete check takes precedence over findings; without failures the status is 0.
  @Test(arguments: [
    (failOn: "never", font: false, status: 0), ("never", true, 2), ("error", false, 1),
    ("error", true, 2),
  ])
  func twoWinsOverOne(failOn: String, font: Bool, status: Int32) throws {
    let fonts = font ? "\nfonts: { directories: [Nowhere] }" : ""
    let report = try Self.report("gate: { failOn: \(failOn) }" + fonts)
    #expect(report.exitStatus == status)
    #expect(report.failures.isEmpty == !font)
  }

  @Test func nothingToMeasureIsNoSuccess() throws {
    let report = try TemporaryProject([
      "App/de.lproj/Localizable.strings": "", "copyfit.yml": "gate: { minimumCoverage: 0% }",
    ]).audit()
    #expect(report.exitStatus == 2)
    #expect(report.gate.passed == false)
  }
}
