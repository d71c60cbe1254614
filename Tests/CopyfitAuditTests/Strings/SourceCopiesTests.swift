import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Texts of other languages that are equal to the source's.
struct SourceCopiesTests {
  private static func report(
    _ keys: String = "ok", options: AuditOptions = AuditOptions()
  ) throws -> AuditReport {
    let strings = { (long: String) in "\"ok\" = \"\(long)\"; \"number\" = \"100\";" }
    return try TemporaryProject([
      "copyfit.yml": "labels: [{ keys: \(keys), style: body, frame: { width: 40 }, lines: 1 }]",
      "App/en.lproj/Localizable.strings": strings("Pay now"),
      "App/en-GB.lproj/Localizable.strings": strings("Pay now"),
      "App/fr.lproj/Localizable.strings": strings("Pay now"),
      "App/he.lproj/Localizable.strings": strings("Pay now"),
      "App/de.lproj/Localizable.strings": strings("Jetzt bezahlen"),
    ]).audit(options)
  }

  @Test func areOneLineOfAFinding() throws {
    let report = try Self.report()
    let cut = try #require(report.findings.first { $0.rule == .truncation })
    #expect(
      cut.message.hasPrefix(
        "The text is truncated in German and English, and in 3 languages that show the source text")
    )
    #expect(
      cut.locales.filter(\.copiesSource).map(\.locale).sorted() == ["en-GB", "fr", "he"])
  }

  /// They are measured once with the source's text, and are not translations.
  @Test func areMeasuredOnce() throws {
    let report = try Self.report()
    #expect(report.coverage.measured == 2)
    // The number needs no translation, and counts as one in four languages.
    #expect(report.coverage.translations == .init(decided: 1, total: 5))
  }

  /// If only one language is checked, its own text is measured.
  @Test func areMeasuredWhereTheSourceIsNot() throws {
    var options = AuditOptions()
    options.locales = ["fr", "he"]
    let report = try Self.report(options: options)
    let cut = try #require(report.findings.first { $0.rule == .truncation })
    #expect(cut.locales.map(\.locale) == ["fr", "he"])
    #expect(report.coverage.measured == 1)
  }

  /// English of another region is a translation, and a number needs none.
  @Test func areCounted() throws {
    let report = try Self.report()
    #expect(report.coverage.untranslated == 2)
  }
}
