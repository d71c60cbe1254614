import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Labels in `copyfit.labels/2` from other programs.
struct ModelLabelTests {
  private static func report(
    _ labels: String..., settings: String = ""
  ) throws -> AuditReport {
    try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now"; "back" = "Back";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Jetzt bezahlen"; "back" = "Zurück";"#,
      "labels.json":
        "{\"schema\": \"copyfit.labels/2\", \"labels\": [\n\(labels.joined(separator: ",\n"))]}",
      "copyfit.yml": "sourceLanguage: en\n" + settings,
    ]).audit()
  }

  private static let text = #""texts": [{"bundle": "App", "table": "Localizable", "key": "pay"}]"#

  private static func label(
    _ width: String, _ others: String = "", text: String = Self.text
  ) -> String {
    #"{"id": "App/Pay.swift:8", "style": "body", \#(text), "rooms": [{"width": \#(width)}]\#(others)}"#
  }

  @Test func aLabelIsFoundInAllLanguages() throws {
    let report = try Self.report(
      Self.label(
        #"{"atLeast": 60, "atMost": 60}"#,
        #", "source": {"file": "App/Pay.swift", "line": 8, "column": 5}"#))
    let finding = try #require(report.findings.first { $0.rule == .truncation })
    #expect(finding.id == "App/Pay.swift:8")
    #expect(finding.key == "pay")
    #expect(finding.severity == .error)
    #expect(finding.source?.file == "App/Pay.swift")
    #expect(finding.locales.map(\.locale) == ["de", "en"])
  }

  /// A text that does not fit the maximum room of a label is lost; its certainty depends on what is known.
  @Test(arguments: [
    (#"{"atLeast": 60, "atMost": 60, "because": ["constraint"]}"#, "", Severity.error),
    (#"{"atLeast": 0, "atMost": 60, "because": ["only one side is fixed"]}"#, "", .warning),
    (#"{"atLeast": 60, "atMost": 60}"#, #", "doubts": ["code sets the font"]"#, .warning),
  ])
  func severity(width: String, others: String, expected: Severity) throws {
    let report = try Self.report(Self.label(width, others))
    #expect(report.findings.first { $0.rule == .truncation }?.severity == expected)
  }

  @Test(arguments: [
    (label(#"{"atLeast": 0, "atMost": null, "because": ["in a stack"]}"#), 2, 0),
    (
      label(#"{"atLeast": 9, "atMost": 9}"#, text: #""texts": [{"unknown": "code sets it"}]"#), 0, 0
    ),
    (#"{"id": "a", "unknown": ["font"], "rooms": [{}], \#(text)}"#, 0, 0),
    (label(#"{"atLeast": 900, "atMost": 900}"#), 0, 2),
  ])
  func whatIsNotKnownIsCounted(label: String, undecided: Int, measured: Int) throws {
    let other = #"{"key": "back", "style": "body", "frame": {"width": 200}, "surface": "menu"}"#
    let report = try Self.report(label, other)
    #expect(report.findings.filter { $0.rule == .truncation }.isEmpty)
    #expect(report.coverage.undecided == undecided)
    #expect(report.coverage.measured == measured + 2)
  }

  @Test func oneOfSeveralTextsIsNeverCertain() throws {
    let texts =
      #""texts": [{"oneOf": [{"bundle": "App", "key": "pay"}, {"literal": "Something else"}]}]"#
    let report = try Self.report(Self.label(#"{"atLeast": 60, "atMost": 60}"#, text: texts))
    #expect(report.findings.first { $0.rule == .truncation }?.severity == .warning)
  }

  @Test func anIdentityOfTwoLabelsIsAnError() throws {
    let entry = Self.label(#"{"atLeast": 60, "atMost": 60}"#)
      .replacing("App/Pay.swift:8", with: "App/Localizable#label:pay")
    let error = #expect(throws: AuditError.self) {
      try Self.report(entry, #"{"key": "pay", "style": "body", "frame": {"width": 60}}"#)
    }
    #expect(
      error?.messages == [
        "labels.json:2:1: another label has the id 'App/Localizable#label:pay'"
      ])
  }
}
