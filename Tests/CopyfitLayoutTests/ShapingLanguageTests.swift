import CopyfitLayout
import CopyfitUnicode
import Testing

struct ShapingLanguageTests {
  /// Only tags that can change a font's glyphs are passed to HarfBuzz, which never removes a tag.
  @Test(
    arguments: [
      ("de", "de"), ("de-AT", "de"), ("pt_BR", "pt"), ("sr-Latn-RS", "sr"), ("fil", "fil"),
      ("zh_CN", "zh"), ("zh-Hant-HK", "zh-Hant-HK"), ("zh_TW", "zh-TW"), ("yue-Hans", "yue-Hans"),
      ("ro-MD", "ro-MD"), ("ga-Latg-IE", "ga-Latg"), ("ca-ES-valencia", "ca"),
      ("zh-x-hant", "zh"), ("de-u-co-phonebk", "de"), ("en-x-hbotabcd", "en"),
      ("und", nil), ("und-HK", nil), ("", nil), ("Base", nil), ("English", nil), ("zzz", nil),
      ("x-private", nil), ("d\u{E9}", nil), ("-", nil),
    ] as [(String, String?)])
  func tag(locale: String, expected: String?) {
    #expect(ShapingLanguage.tag(of: LocaleIdentifier(locale)) == expected)
  }

  /// For any number of invented locales in a stream of requests, HarfBuzz gets few tags.
  @Test func madeUpLocalesAreFewTags() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    var tags: Set<String> = []
    for first in letters {
      for second in letters {
        for rest in ["", "-Hant-\(second)\(first)", "-\(first)\(second)", "-x-\(second)\(first)"] {
          let locale = LocaleIdentifier("zh" + rest)
          tags.formUnion([ShapingLanguage.tag(of: locale)].compactMap(\.self))
        }
      }
    }
    #expect(
      tags.isSubset(
        of: ["zh", "zh-Hant", "zh-Hant-HK", "zh-Hant-MO", "zh-Hant-TW"]
          + ["zh-HK", "zh-MO", "zh-TW"]))
  }
}
