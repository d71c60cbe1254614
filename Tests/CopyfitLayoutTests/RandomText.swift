import CopyfitFonts

/// The pieces of random texts.
enum RandomText {
  static let pieces = [
    "a", "AV", "To", "fi", "fff", "word", " ", "  ", " ?", "\u{A0}", "\u{AD}", "\t", "-", "/", "(",
    ")", "…",
    "\u{301}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{200F}", "\u{202E}", "\u{202C}",
    "\u{2066}", "\u{2069}", "\n", "\r\n", "\u{2028}", "123", "12,5", "של", "לום", "بب", "لا", "ك",
    "َ", "क्ष", "ि", "का", "ร", "ี", "กำ", "ខ្ញុំ", "្", "မြ", "ေ", "東京", "カー", "っ", "。", "「",
    "한국", "어", "👍🏽", "👩‍👩‍👧", "🇫🇷", "❤", "é", "ß", "я", "λ", "\u{3000}", "\u{0}", "\u{FFFD}",
  ]

  static let locales = ["en", "de", "ar", "he", "hi", "th", "ja", "ko", "und"]

  static func stacks() throws -> [FontStack] {
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
struct SplitMix: RandomNumberGenerator {
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

extension SplitMix {
  /// A text of fewer pieces than `most`.
  mutating func nextText(most: Int) -> String {
    (0..<next(upTo: most)).map { _ in pick(RandomText.pieces) }.joined()
  }
}
