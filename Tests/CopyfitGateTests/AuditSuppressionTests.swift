import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitSourceText
import Testing

@testable import CopyfitGate

/// Findings that `ignore` accepts: with and without locales, on labels, files and fonts.
struct AuditSuppressionTests {
  private static let files = [
    "App/Base.lproj/Main.storyboard": StoryboardText(
      labels: [StoryboardText.label("aaa-11-aaa", "Pay", width: 300)]
    ).xml,
    "App/Base.lproj/Broken.storyboard": "<?xml version=\"1.0\"?><document><scenes>",
    "App/cs.lproj/Other.strings": "\"a\" = \"Zaplatit \"hned\"\";\n",
    "App/de.lproj/Localizable.strings": #""b" = "Zahlen";"#,
  ]

  private static func audit(ignoring entries: [String]) throws -> AuditReport {
    var files = files
    files["copyfit.yml"] = """
      rules: { does-not-scale: error }
      labels: [{ key: b, font: { name: NoSuchFont, size: 17 }, frame: { width: 300 } }]
      ignore: [\(entries.joined(separator: ", "))]
      """
    return try TemporaryProject(files).audit()
  }

  private static let all = [
    #"{ rule: does-not-scale, id: "App/Main#*", reason: x }"#,
    #"{ rule: does-not-scale, id: "App/Localizable#*", reason: x }"#,
    #"{ rule: unreadable-file, id: "App/Base.lproj/Broken.storyboard", reason: x }"#,
    #"{ rule: catalog-syntax, id: "App/cs.lproj/*", reason: x }"#,
    #"{ rule: font-not-found, id: NoSuchFont, reason: x }"#,
  ]

  @Test func whatIsAcceptedFailsNoGate() throws {
    let report = try Self.audit(ignoring: Self.all)
    let errors = report.findings.filter { $0.severity == .error }
    #expect(errors.count == 5)
    #expect(errors.allSatisfy { $0.status == .suppressed })
    let acceptances = errors.flatMap { $0.acceptances + $0.locales.flatMap(\.acceptances) }
    #expect(Set(acceptances) == [Acceptance(.configuration, reason: "x")])
    #expect(report.gate.passed)
    #expect(report.exitStatus == 0)
  }

  @Test(arguments: all.indices)
  func eachEntryAcceptsOneFinding(_ left: Int) throws {
    let entries = Self.all.indices.filter { $0 != left }.map { Self.all[$0] }
    let report = try Self.audit(ignoring: entries)
    #expect(report.gate.reason == "1 finding at error level")
    #expect(report.findings.first?.status == .new)
  }

  @Test(arguments: [
    ("{ rule: truncation, keys: tit*, reason: x }", ["de", "en"]),
    ("{ rule: truncation, keys: tit*, locales: [de], reason: x }", ["de"]),
    ("{ rule: truncation, key: title, id: \"App/*\", reason: x }", ["de", "en"]),
    ("{ rule: truncation, keys: title, id: \"Lib/*\", reason: x }", []),
    ("{ rule: word-split, keys: title, reason: x }", []),
  ])
  func entriesMayNameKeysAndLocales(entry: String, locales: [String]) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""title" = "Confirm the payment";"#,
      "App/de.lproj/Localizable.strings": #""title" = "Zahlung bestätigen";"#,
      "copyfit.yml": """
      labels: [{ key: title, frame: { width: 60 }, font: { name: system, size: 17 } }]
      ignore:
        - \(entry)
      """,
    ])
    let report = try project.audit()
    let accepted = report.findings.flatMap(\.locales).filter { $0.status == .suppressed }
    #expect(accepted.map(\.locale) == locales)
    let unused = report.findings.filter { $0.rule == .unusedSuppression }
    #expect(unused.map(\.source?.position.line) == (locales.isEmpty ? [3] : []))
    #expect(unused.first?.message.hasSuffix("accepts nothing: there is no such finding.") ?? true)
    // A check of a part cannot know.
    let part = try project.audit(AuditOptions(locales: ["de"]))
    #expect(!part.findings.contains { $0.rule == .unusedSuppression })
  }

  /// As with a comment without a reason.
  @Test(arguments: ["", ", reason: \"\""])
  func anEntryWithoutAReasonAcceptsNothing(reason: String) throws {
    let report = try Self.audit(ignoring: [#"{ rule: does-not-scale, id: "App/Main#*"\#(reason) }"#]
    )
    let complaints = report.findings.filter { $0.rule == .unusedSuppression }
    #expect(
      complaints.map(\.message) == [
        "'ignore: { rule: does-not-scale, id: App/Main#* }' gives no reason, so it accepts nothing: add "
          + "'reason'."
      ])
    #expect(complaints.map(\.severity) == [.warning])
    #expect(complaints.first?.source?.position.line == 3)
    #expect(!report.findings.contains { $0.status == .suppressed })
  }

  /// Entries that were not compared are not unused; that not all were is an error, also if the findings about unused
  /// entries were too many.
  @Test(arguments: [
    ("rule: truncation, key: title", 100, 4, 0), ("rule: truncation, key: title", 0, 0, 1),
    ("rule: unused-suppression, id: '*'", 6, 0, 0), ("rule: unused-suppression, id: '*'", 5, 1, 1),
  ])
  func entriesAreComparedWithALimitedNumberOfFindings(
    entry: String, maximum: Int, unused: Int, failures: Int
  ) throws {
    let others = (0..<4).map { "  - { rule: does-not-scale, id: a\($0), reason: x }" }
    let project = try TemporaryProject([
      "App/de.lproj/Localizable.strings": #""title" = "Zahlung bestätigen";"#,
      "copyfit.yml": """
      labels: [{ key: title, frame: { width: 60 }, font: { name: system, size: 17 } }]
      ignore:
        - { \(entry), reason: x }
      \(others.joined(separator: "\n"))
      """,
    ])
    var options = AuditOptions()
    options.paths = [project.path]
    let audit = Audit(options)
    let projects = try audit.projects()
    var gate = try Gate(options.gate, for: projects, scopes: projects.map(options.scope))
    gate.maximumComparisons = maximum
    let report = gate.report(on: try audit.run(projects).outcomes).report
    let found = report.findings.filter { $0.rule == .unusedSuppression && $0.status != .suppressed }
    #expect(found.count == unused)
    #expect(report.failures.count == failures)
  }
}
