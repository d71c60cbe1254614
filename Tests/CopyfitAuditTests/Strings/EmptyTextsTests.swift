import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Keys with an empty text in some language.
struct EmptyTextsTests {
  /// Who has not translated a text leaves it empty.
  @Test(arguments: ["Hello {name}", "Hello", "{n, plural, one {# day} other {# days}}"])
  func anEmptyTextIsMissing(english: String) throws {
    let report = try TemporaryProject([
      "locales/en/app.json": #"{"k": "\#(english)"}"#, "locales/de/app.json": #"{"k": ""}"#,
      "copyfit.yml": "strings: [locales/**/*.json]",
    ]).audit()
    #expect(report.findings.map(\.rule) == [.missingTranslation])
  }

  /// An empty source text says nothing about arguments.
  @Test func anEmptySourceTextTakesAnyArguments() throws {
    let report = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""k" = "";"#,
      "App/de.lproj/Localizable.strings": #""k" = "%d Tage";"#,
    ]).audit()
    #expect(report.findings.isEmpty)
  }
}
