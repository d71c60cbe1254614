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

  /// An app shows nothing for an empty text, which is no translation: it is not measured.
  @Test(arguments: [true, false])
  func anEmptyTranslationIsMissing(hasLabels: Bool) throws {
    let labels = "labels: [{ keys: \"*\", style: body, frame: { width: 300 } }]"
    let report = try TemporaryProject([
      "App/en.lproj/App.strings": #""a" = "One"; "b" = "Two"; "none" = "";"#,
      "App/de.lproj/App.strings": #""a" = ""; "b" = "Zwei"; "none" = "";"#,
      "App/fr.lproj/App.strings": #""b" = "Deux"; "none" = "";"#,
      "copyfit.yml": "name: App\n" + (hasLabels ? labels : ""),
    ]).audit()
    #expect(report.findings.map(\.rule) == [.missingTranslation])
    #expect(report.findings.first?.locales.map(\.locale) == ["de", "fr"])
    #expect(
      report.findings.first?.message
        == "The key 'a' has no text in French, and an empty text in German.")
    guard hasLabels else { return }
    #expect(report.coverage.skipped.map(\.why) == [.emptyTranslation])
    #expect(report.coverage.skipped.map(\.count) == [1])
    #expect(report.coverage.measured == 7)
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
