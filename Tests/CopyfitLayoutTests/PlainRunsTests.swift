import CopyfitFonts
import CopyfitUnicode
import Testing

@testable import CopyfitLayout

/// Texts from left to right whose characters are all clusters have the same parts with and without their own path.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct PlainRunsTests {
  /// Characters of several scripts, in the face and not, with brackets and spaces, and some that are not plain.
  private static let characters = Array("aé1 .,(」（жΩ漢字かカ한、。 ー〰\u{3000}\u{301}\tก".utf16)

  /// A stack with fonts for Chinese, Japanese, Korean and Thai behind a face that has none of them.
  private static func stack() throws -> FontStack {
    let names = [TestFonts.cjk, TestFonts.noto("Thai")]
    return FontStack(
      face: try TestFonts.face(TestFonts.inter), fallback: .faces(try names.map(TestFonts.face)))
  }

  /// Records the texts whose analyses differ.
  private static func differences(
    _ texts: [[UInt16]], _ locale: String, _ options: LayoutOptions = LayoutOptions()
  ) throws -> [String] {
    let (stack, locale) = (try stack(), LocaleIdentifier(locale))
    var fast = TextAnalyzer()
    var slow = TextAnalyzer()
    slow.takesShortcuts = false
    return try texts.filter { units in
      let parts = try fast.analyze(units, locale: locale, fonts: stack, options: options)
      let others = try slow.analyze(units, locale: locale, fonts: stack, options: options)
      return !parts.hasParts(of: others)
    }.map { String(decoding: $0, as: UTF16.self) }
  }

  @Test(arguments: ["ja", "zh-Hans", "ko", "de"])
  func shortTextsHaveTheSameParts(_ locale: String) throws {
    let texts = (1...3).flatMap { length in
      (0..<length).reduce([[]]) { texts, _ in
        texts.flatMap { text in Self.characters.map { text + [$0] } }
      }
    }
    #expect(texts.count > 10_000)
    #expect(try Self.differences(texts, locale).prefix(5) == [])
  }

  @Test(arguments: ["ja", "zh-Hans", "ko", "en", "ru", "th", "ar"])
  func textsOfAppsHaveTheSameParts(_ locale: String) throws {
    let texts = CorpusTexts.texts(locale).map { Array($0.utf16) }
    #expect(texts.count > 400)
    #expect(try Self.differences(texts, locale).prefix(5) == [])
  }

  @Test(arguments: [LayoutOptions.BaseDirection.natural, .rightToLeft], [false, true])
  func optionsHaveTheSameParts(
    _ direction: LayoutOptions.BaseDirection, wrapsAnywhere: Bool
  ) throws {
    var options = LayoutOptions()
    options.baseDirection = direction
    if wrapsAnywhere { options.wrapping = .character }
    let texts = CorpusTexts.texts("ja").evenly(100).map { Array("\($0)\n\($0)".utf16) }
    #expect(try Self.differences(texts, "ja", options).prefix(5) == [])
  }

  /// The items of a text as ends, scripts and faces.
  @Test(arguments: [
    ("Sign in", ["7 Latn 0"]), ("設定を開く", ["5 Hani 1"]), ("Wi-Fiを使う", ["5 Latn 0", "8 Hira 1"]),
    ("5分", ["1 Hani 0", "2 Hani 1"]), ("（あ）", ["3 Hira 1"]),
    ("한 글", ["1 Hang 1", "2 Hang 0", "3 Hang 1"]), ("a (漢)", ["3 Latn 0", "4 Hani 1", "5 Latn 0"]),
  ])
  func items(_ text: String, _ expected: [String]) throws {
    var analyzer = TextAnalyzer()
    let analysis = try analyzer.analyze(
      Array(text.utf16), locale: LocaleIdentifier("ja"), fonts: try Self.stack(),
      options: LayoutOptions())
    #expect(analysis.items.map { "\($0.end) \($0.script) \($0.face)" } == expected)
  }
}

extension TextAnalysis {
  /// Whether two analyses differ in nothing that layout uses.
  fileprivate func hasParts(of other: TextAnalysis) -> Bool {
    items == other.items && breaks == other.breaks && flags == other.flags
      && fallbacks == other.fallbacks && missing == other.missing
      && fallbackCharacters == other.fallbackCharacters && characterCount == other.characterCount
  }
}
