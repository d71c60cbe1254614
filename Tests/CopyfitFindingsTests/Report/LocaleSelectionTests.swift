@testable import CopyfitFindings
import CopyfitUnicode
import Testing

struct LocaleSelectionTests {
  @Test(arguments: [
    ("de", "de", true), ("zh-CN", "zh-Hans", true), ("no", "nb", true), ("pt", "pt-PT", false),
    ("en", "de", false), ("pt_BR", "pt-BR", true), ("zh-TW", "zh-Hans", false),
  ])
  func contains(wanted: String, locale: String, isContained: Bool) {
    let selection = LocaleSelection([LocaleIdentifier(wanted)])
    #expect(selection.contains(LocaleIdentifier(locale)) == isContained)
  }

  @Test func withoutAWishEverythingIsChecked() {
    #expect(LocaleSelection(nil).contains(LocaleIdentifier("tlh")))
    #expect(LocaleSelection(nil).missing(among: []).isEmpty)
  }

  @Test func listsWhatIsNotThere() {
    let selection = LocaleSelection(["de", "sq"].map { LocaleIdentifier($0) })
    #expect(selection.missing(among: [LocaleIdentifier("de")]).map(\.tag) == ["sq"])
  }

  /// ICU treats an invalid identifier as English.
  @Test(arguments: [
    "\u{1B}[31mx", "\u{0}", "!!", "\"", "__", "x", "C", "123456789", "123456789abcdefghijk",
    "und", "root", "日本語", String(repeating: "a", count: 5000),
  ])
  func findsNoLanguageInNonsense(name: String) {
    let selection = LocaleSelection([LocaleIdentifier(name)])
    #expect(selection.missing(among: [LocaleIdentifier("en")]).count == 1)
    #expect(!selection.contains(LocaleIdentifier("en")))
  }
}
