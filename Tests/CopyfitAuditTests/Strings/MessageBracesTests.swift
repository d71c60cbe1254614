import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Texts of web apps with `{{name}}` in one language and `{name}` in another.
struct MessageBracesTests {
  private static func report(english: String, german: String) throws -> AuditReport {
    try TemporaryProject([
      "locales/en/app.json": #"{"k": "\#(english)"}"#,
      "locales/de/app.json": #"{"k": "\#(german)"}"#,
      "copyfit.yml": """
      strings: [locales/**/*.json]
      samples: { "{{name}}": Ann, "{name}": Ann }
      labels: [{ keys: "*", style: body, frame: { width: 10 } }]
      """,
    ]).audit()
  }

  @Test(
    arguments: [
      ("Hello {{name}}", "Hallo {name}", "Hallo {name}", "'{{name}}' is not shown."),
      ("Hello {name}", "Hallo {{name}}", "Hallo Ann", "No argument is passed for '{{name}}'."),
      ("Hello {{name}}", "Hallo {{name}}", "Hallo Ann", nil),
      ("Hello {name}", "Hallo {name}", "Hallo Ann", nil),
      ("{{name}}", "{{ name }}", "Ann", nil),
    ] as [(String, String, String, String?)])
  func oneWayOfWritingHoldsForAllLanguages(
    english: String, german: String, shown: String, effect: String?
  ) throws {
    let report = try Self.report(english: english, german: german)
    let lost = report.findings.first { $0.rule == .truncation }
    #expect(lost?.locales.first { $0.locale == "de" }?.text == shown)
    let told = report.findings.filter { $0.rule == .placeholderMismatch }
    #expect(told.count == (effect == nil ? 0 : 1))
    if let effect { #expect(told.first?.message.hasSuffix(effect) == true) }
  }

  /// Apostrophes quote an argument only in an app that has ICU messages.
  @Test(arguments: [("", 0), (#", "n": "{n, plural, one {# day} other {# days}}""#, 1)])
  func apostrophesAroundAnArgument(more: String, count: Int) throws {
    let report = try TemporaryProject([
      "locales/en/app.json": #"{"k": "Drop \"{name}\"?"\#(more)}"#,
      "locales/de/app.json": #"{"k": "'{name}' fallen lassen?"\#(more)}"#,
      "copyfit.yml": "strings: [locales/**/*.json]",
    ]).audit()
    #expect(report.findings.count { $0.rule == .placeholderMismatch } == count)
  }

  @Test func formsOfPluralsAreReadAlike() throws {
    let report = try TemporaryProject([
      "locales/en/app.json": #"{"k_one": "{{count}} day", "k_other": "{{count}} days"}"#,
      "locales/de/app.json": #"{"k_one": "ein Tag", "k_other": "{count} Tage"}"#,
      "copyfit.yml": "strings: [locales/**/*.json]",
    ]).audit()
    #expect(report.findings.contains { $0.rule == .placeholderMismatch && $0.key == "k" })
  }
}
