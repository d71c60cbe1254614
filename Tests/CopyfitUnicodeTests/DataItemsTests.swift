import CopyfitUnicode
import Foundation
import Testing

/// The items of ICU's data that the library uses, each with a result that needs it.
///
/// `make dist` links no others (`.ci/icu-data`), and `.ci/full` runs these tests with the remaining ones.
struct DataItemsTests {
  @Test(arguments: [
    ("brkitr/line.brk", "en", "well-|known"), ("brkitr/line_cj.brk", "ja", "ニ|ュ|ー|ス"),
    ("brkitr/line_loose_cj.brk", "ja-u-lb-loose", "あ|々|い"),
    ("brkitr/thaidict.dict", "th", "การ|ตั้ง|ค่า"), ("brkitr/laodict.dict", "lo", "ຂ້ອຍ|ຮັກ|ປະເທດ|ລາວ"),
    ("brkitr/khmerdict.dict", "km", "ខ្ញុំ|ចង់ទៅ|ផ្សារ"),
    ("brkitr/burmesedict.dict", "my", "ကျွန်တော်|မြန်မာ|စကားပြော|တယ်"),
  ])
  func linesBreak(item: String, locale: String, pieces expected: String) throws {
    #expect(try Self.isKept(item))
    var finder = try LineBreakFinder(locale: LocaleIdentifier(locale))
    let text = Array(expected.split(separator: "|").joined().utf16)
    var offsets: [Int32] = []
    try finder.appendBreaks(in: text.span, to: &offsets)
    #expect(pieces(of: text, at: offsets).joined(separator: "|") == expected)
  }

  @Test(
    arguments: [
      ("ibm-943_P15A-2003.cnv", "Shift_JIS", [0x95, 0x5C], "表"),
      ("cnvalias.icu", "cp1252", [0x80], "€"),
      ("euc-tw-2014.cnv", "EUC-TW", [0xC4, 0xE3], "中"),
    ] as [(String, String, [UInt8], String)])
  func charsetsAreRead(item: String, charset: String, bytes: [UInt8], expected: String) throws {
    #expect(try Self.isKept(item))
    let utf8 = LegacyText.utf8(decoding: bytes, charset: charset)
    #expect(utf8.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test(arguments: [
    ("brkitr/word.brk", "(?w)\\bdon't\\b", "I don't."), ("unames.icu", "\\N{EURO SIGN}", "5 €"),
    ("ulayout.icu", "\\p{InSC=Virama}", "क्"), ("uemoji.icu", "\\p{Emoji}", "😀"),
    ("nfkc.nrm", "\\p{NFKC_QC=No}", "ﬁ"),
  ])
  func expressionsMatch(item: String, expression: String, text: String) throws {
    #expect(try Self.isKept(item))
    #expect(try RegularExpression(expression).isFound(in: text))
  }

  @Test(arguments: [
    ("ar.res", "ar", "١٬٢٣٤"), ("root.res", "und", "1,234"), ("de.res", "de", "1.234"),
    ("numberingSystems.res", "en-u-nu-thai", "๑,๒๓๔"), ("curr/root.res", "fr", "1\u{202F}234"),
    ("pool.res", "hi", "1,234"), ("keyTypeData.res", "de-u-nu-arab", "١٬٢٣٤"),
  ])
  func numbersAreWritten(item: String, locale: String, expected: String) throws {
    #expect(try Self.isKept(item))
    let text = NumberText.decimal(1234, locale: LocaleIdentifier(locale), fractionDigits: 0)
    #expect(text == expected)
  }

  @Test func formsOfPluralsAreChosen() throws {
    #expect(try Self.isKept("plurals.res"))
    #expect(try PluralRules(locale: LocaleIdentifier("pl")).category(of: 3) == .few)
  }

  /// Translations of names are the largest part of what is left out.
  @Test(arguments: [
    "coll/de.res", "zone/de.res", "lang/de.res", "unit/de.res", "curr/de.res", "rbnf/de.res",
  ])
  func othersAreLeftOut(item: String) throws {
    #expect(try !Self.isKept(item))
  }

  /// Whether a line of the list matches an item's name.
  private static func isKept(_ item: String) throws -> Bool {
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../.ci/icu-data")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.contains { try item.contains(Regex(String($0))) }
  }
}
