import CopyfitUnicode
import Testing

@testable import CopyfitFonts

@Suite struct FontCoverageTests {
  @Test(arguments: [
    ("de", ["Latn Inter-Regular"]), ("ru", ["Cyrl Inter-Regular"]),
    ("ar", ["Arab NotoSansArabic-Regular"]),
    (
      "ja",
      [
        "Hani NotoSansCJKjp-Regular", "Hira NotoSansCJKjp-Regular", "Kana NotoSansCJKjp-Regular",
      ]
    ),
    ("ko", ["Hang NotoSansCJKkr-Regular", "Hani NotoSansCJKkr-Regular"]),
    ("zh-TW", ["Hani NotoSansCJKtc-Regular"]), ("th", ["Thai NotoSansThai-Regular"]),
  ])
  func locales(locale: String, expected: [String]) {
    let rows = InstalledFonts.database.coverage(of: LocaleIdentifier(locale))
    #expect(rows.map { "\($0.script) \($0.face?.names.postScript ?? "-")" } == expected)
  }

  @Test func withoutFontsAPackageIsNamed() {
    let database = FontDatabase(directories: [], includesInstalled: false)
    let rows = database.coverage(of: LocaleIdentifier("th"))
    #expect(rows.map(\.face) == [nil])
    #if os(Linux)
      #expect(rows.map(\.packageToInstall) == ["fonts-noto-core"])
    #endif
  }

  @Test(arguments: ["Latn", "Thai", "Hani", "Arab", "Khmr", "Ugar", "Zsye", "Phag"])
  func canShow(code: String) {
    let none = FontDatabase(directories: [], includesInstalled: false)
    let locale = LocaleIdentifier.undetermined
    #expect(InstalledFonts.database.canShow(script: Script(code: code), locale: locale))
    #expect(!none.canShow(script: Script(code: code), locale: locale))
  }

  @Test(arguments: ["Zyyy", "Zinh", "Zzzz"])
  func scriptsWithoutLettersNeedNoFont(code: String) {
    let none = FontDatabase(directories: [], includesInstalled: false)
    #expect(none.canShow(script: Script(code: code), locale: .undetermined))
  }

  @Test(arguments: [
    ("Thai", "fonts-noto-core", "font-noto-sans-thai"),
    ("Arab", "fonts-noto-core", "font-noto-sans-arabic"),
    ("Latn", "fonts-noto-core", "font-noto-sans"),
    ("Hani", "fonts-noto-cjk", "font-noto-sans-cjk"),
    ("Hang", "fonts-noto-cjk", "font-noto-sans-cjk"),
    ("Tibt", "fonts-noto-core", "font-noto-serif-tibetan"),
    ("Cans", "fonts-noto-core", "font-noto-sans-canadian-aboriginal"),
    ("Zsye", "fonts-noto-color-emoji", "font-noto-color-emoji"),
    ("Zzzz", nil, nil),
  ])
  func packages(code: String, debian: String?, homebrew: String?) {
    #expect(FontPackages.debian(for: code) == debian)
    #expect(FontPackages.homebrew(for: code) == homebrew)
  }

  /// A sample in the wrong script would select the wrong font.
  @Test(arguments: ["Arab", "Cyrl", "Grek", "Hang", "Hani", "Hira", "Kana", "Mong", "Thai", "Yiii"])
  func samplesAreOfTheirScript(code: String) {
    let script = Script(code: code)
    let sample = ScriptSamples.sample(of: script)
    #expect(!sample.isEmpty)
    #expect(sample.allSatisfy { Script(of: $0) == script })
  }
}
