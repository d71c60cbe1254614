import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import ReferenceLayout
import Testing

/// Texts that nobody would write, cut together from pieces of every script, by a fixed seed.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct RandomTextTests {
  private static let pieces = [
    "a", "AV", "To", "fi", "fff", "word", " ", "  ", " ?", "\u{A0}", "\u{AD}", "\t", "-", "/", "(",
    ")", "…",
    "\u{301}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{200F}", "\u{202E}", "\u{202C}",
    "\u{2066}", "\u{2069}", "\n", "\r\n", "\u{2028}", "123", "12,5", "של", "לום", "بب", "لا", "ك",
    "َ", "क्ष", "ि", "का", "ร", "ี", "กำ", "ខ្ញុំ", "្", "မြ", "ေ", "東京", "カー", "っ", "。", "「",
    "한국", "어", "👍🏽", "👩‍👩‍👧", "🇫🇷", "❤", "é", "ß", "я", "λ", "\u{3000}", "\u{0}", "\u{FFFD}",
  ]

  private static let locales = ["en", "de", "ar", "he", "hi", "th", "ja", "ko", "und"]

  @Test(arguments: 1...24)
  func agreesWithReference(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var worker = LayoutWorker()
    var reference = ReferenceLayout()
    for stack in try Self.stacks() {
      let string = (0..<random.next(upTo: 30)).map { _ in random.pick(Self.pieces) }.joined()
      let locale = LocaleIdentifier(random.pick(Self.locales))
      let text = try worker.prepare(string, locale: locale, fonts: stack)
      let box = LayoutBox(pointSize: random.pick([14, 17, 19, 21, 28, 53]))
      var limits = (0..<3).map { _ in Int64(random.next(upTo: 12)) * text.grid / 2 }
      limits += worker.lines(of: text, in: box, limit: limits[0])
        .flatMap { $0.advance - 1...$0.advance + 1 }
      for limit in limits {
        let fast = worker.lines(of: text, in: box, limit: limit)
        let slow = try reference.lines(
          of: string, locale: locale, fonts: stack, in: box, limit: limit)
        #expect(
          fast.agree(with: slow),
          "\(string.debugDescription) \(locale) \(box.pointSize) pt, \(limit)")
        #expect(fast.map(\.text).joined() == string)
        if !fast.agree(with: slow) { return }
      }
    }
  }

  private static func stacks() throws -> [FontStack] {
    let others = try ["Hebrew", "Arabic", "Devanagari", "Thai", "Khmer", "Myanmar"]
      .map { try TestFonts.face(TestFonts.noto($0)) }
    let rest = [try TestFonts.face(TestFonts.cjk), try TestFonts.face(TestFonts.emoji)]
    let fallback = FontFallback.faces(others + rest)
    return [
      FontStack(face: try TestFonts.face(TestFonts.inter), fallback: fallback),
      FontStack(standIn: try TestFonts.standIn(), fallback: fallback),
      FontStack(face: try TestFonts.face(TestFonts.dejaVu)),
      FontStack(face: try TestFonts.face(TestFonts.nastaliq), fallback: fallback),
    ]
  }
}

/// A small generator, the same on every machine (Steele, Lea, Flood: SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(upTo count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[next(upTo: choices.count)]
  }
}
