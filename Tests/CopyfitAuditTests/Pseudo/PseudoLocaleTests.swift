import CopyfitAuditTestSupport
@testable import CopyfitFindings
@testable import CopyfitProject
import CopyfitUnicode
import Testing

@testable import CopyfitAudit

struct PseudoLocaleTests {
  @Test(arguments: [
    ("accented", "en-x-accented"), ("bounded", "en-x-bounded"), ("double", "en-x-double"),
    ("expand", "en-x-expand"), ("expand:35%", "en-x-expand-35"), ("rtl", "en-x-rtl"),
    ("tall", "en-x-tall"),
  ])
  func names(name: String, tag: String) {
    #expect(PseudoLocale(name: name)?.locale(of: LocaleIdentifier("en")).tag == tag)
  }

  @Test(arguments: ["", "Double", "expand:", "expand:0%", "expand:-5%", "expand:35", "expand:901%"])
  func unknownNames(name: String) {
    #expect(PseudoLocale(name: name) == nil)
  }

  @Test(arguments: [
    ("accented", "Pay now", "Páý ñóŵ"), ("bounded", "Pay", "[# Pay #]"),
    ("double", "Pay", "Pay Pay"),
    ("expand:50%", "Pay now!", "Pay now! Pay"), ("expand:1%", "Pay", "Pay "),
    ("expand:100%", "", ""),
    ("expand:100%", "Save\nchanges", "Save\nchanges Save change"),
    ("expand:200%", "ab", "ab ab "), ("tall", "Pay", "Pậỵ"),
    ("rtl", "ab\ncd", "\u{200F}\u{202E}ab\u{202C}\n\u{200F}\u{202E}cd\u{202C}"),
    ("expand", "Pay now", "Pay now"), ("accented", "日本 Ελ", "日本 Ελ"),
  ])
  func texts(name: String, source: String, expected: String) throws {
    let pseudo = try #require(PseudoLocale(name: name))
    #expect(pseudo.text(source, ratios: ExpansionRatios([])) == expected)
  }

  /// Groups are independent; a group without texts is like the next shorter one, or else the next longer one.
  @Test(arguments: [(5, 1.0), (10, 1.0), (15, 1.0), (25, 0.5), (60, 0.5), (1000, 0.0)])
  func ratios(length: Int, growth: Double) {
    let ratios = ExpansionRatios([(4, 8), (25, 30), (25, 37), (24, 36), (100, 90)])
    #expect(abs(ratios.growth(ofLength: length) - growth) < 0.03)
  }

  /// One absurd translation does not affect all texts.
  @Test func growthIsBounded() {
    #expect(ExpansionRatios([(1, 1_000_000)]).growth(ofLength: 10) == 9)
  }

  /// The five longest of a hundred translations do not count.
  @Test func freeRenderings() {
    let lengths = (0..<95).map { _ in (10, 12) }
    let ratios = ExpansionRatios(lengths + (0..<5).map { _ in (10, 90) })
    #expect(abs(ratios.growth(ofLength: 8) - 0.2) < 1e-9)
  }
}

/// Pseudo-locales in a check of a project.
struct PseudoLocaleAuditTests {
  private static func report(_ pseudo: [PseudoLocale]) throws -> AuditReport {
    let storyboard = StoryboardText(labels: [
      StoryboardText.label("abc-de-fgh", "Twelve words", width: 120)
    ]).xml
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": storyboard,
      "App/de.lproj/Main.strings": #""abc-de-fgh.text" = "Zwölf";"#,
    ])
    return try project.audit(AuditOptions(pseudoLocales: pseudo))
  }

  @Test func findsWhatTranslationWillBreak() throws {
    let finding = try Self.report([.double, .accented]).findings.first { $0.rule == .truncation }
    #expect(finding?.locales.map(\.locale) == ["en-x-double"])
  }

  @Test func isAskedFor() throws {
    let plain = try Self.report([])
    #expect(plain.findings.allSatisfy { $0.rule != .truncation })
    #expect(plain.checked.locales == ["de", "en"])
    #expect(try Self.report([.tall]).checked.locales == ["de", "en", "en-x-tall"])
  }
}
