@testable import CopyfitFonts

#if FUZZING
  import FuzzSupport
#endif

/// Fonts and pieces of texts.
enum Fonts {
  static let locales = ["en", "de", "ar", "he", "hi", "th", "ja", "ko", "und"]

  static let pieces = [
    "a", "AV", "To", "fi", "fff", "word", " ", "  ", " ?", "\u{A0}", "\u{AD}", "\t", "-", "/", "(",
    ")", "…", "\u{301}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{200F}", "\u{202E}",
    "\u{202C}", "\u{2066}", "\u{2069}", "\n", "\r\n", "\u{2028}", "123", "12,5", "של", "لا", "ب",
    "َ",
    "क्ष", "ि", "का", "ร", "ี", "กำ", "ខ្ញុំ", "្", "မြ", "ေ", "東京", "っ", "。", "「", "한국", "👍🏽", "🇫🇷", "é",
    "я", "\u{3000}", "\u{0}", "\u{FFFD}",
  ]

  /// Fonts with kerning, joined letters and slopes, with fallbacks for the other scripts.
  static let stacks: [FontStack] = {
    let others = ["Hebrew", "Arabic", "Devanagari", "Thai", "Khmer", "Myanmar"]
      .compactMap { face("truetype/noto/NotoSans\($0)-Regular.ttf") }
    return [
      "opentype/inter/Inter-Regular.otf", "truetype/dejavu/DejaVuSans.ttf",
      "truetype/noto/NotoNastaliqUrdu-Regular.ttf",
    ].compactMap(face).map { FontStack(face: $0, fallback: .faces(others)) }
  }()

  private static func face(_ name: String) -> FontFace? {
    try? FontFace.open(path: InstalledFonts.folder + name)
  }
}
