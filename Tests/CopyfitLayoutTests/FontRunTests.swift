import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import Testing

/// A text with the faces that draw it: `face‹text›`, followed by missing characters.
struct FontRunCase: CustomTestStringConvertible, Sendable {
  let text: String
  let runs: String
  let missing: String
  let locale: String

  init(_ text: String, _ runs: String, missing: String = "", locale: String = "en") {
    self.text = text
    self.runs = runs
    self.missing = missing
    self.locale = locale
  }

  var testDescription: String { "\(text.debugDescription) \(locale)" }
}

/// Grapheme clusters are never split between faces; each has the first face that supports it.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct FontRunTests {
  private static let database = FontDatabase(directories: [])

  /// Inter with the installed fonts as fallbacks: text styles and the system font.
  @Test(arguments: [
    // Emoji: sequences with joiners, skin tones, keycaps, flags, and unpaired parts.
    FontRunCase("a👩‍👩‍👧‍👦b", "Inter‹a› NotoColorEmoji‹👩‍👩‍👧‍👦› Inter‹b›"),
    FontRunCase("👍🏽", "NotoColorEmoji‹👍🏽›"),
    FontRunCase("☝🏿", "NotoColorEmoji‹☝🏿›"),
    FontRunCase("❤️‍🔥", "NotoColorEmoji‹❤️‍🔥›"),
    FontRunCase("🏳️‍🌈", "NotoColorEmoji‹🏳️‍🌈›"),
    FontRunCase("1\u{FE0F}\u{20E3}2", "NotoColorEmoji‹1\u{FE0F}\u{20E3}› Inter‹2›"),
    FontRunCase("#\u{20E3}", "NotoSansSymbols2‹#\u{20E3}›"),
    FontRunCase("🇫🇷🇩🇪", "NotoColorEmoji‹🇫🇷🇩🇪›"),
    FontRunCase("🇯🇵🇩a", "NotoColorEmoji‹🇯🇵🇩› Inter‹a›"),
    FontRunCase(
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}.",
      "NotoColorEmoji‹🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}› Inter‹.›"),
    // Presentation: VS15 requests text, VS16 an emoji, and only for characters that can be one.
    FontRunCase("❤", "Inter‹❤›"),
    FontRunCase("❤\u{FE0E}", "Inter‹❤\u{FE0E}›"),
    FontRunCase("❤\u{FE0F}", "NotoColorEmoji‹❤\u{FE0F}›"),
    FontRunCase("☎", "NotoSansSymbols2‹☎›"),
    FontRunCase("☎\u{FE0F}", "NotoColorEmoji‹☎\u{FE0F}›"),
    FontRunCase("😀\u{FE0E}", "DejaVuSans‹😀\u{FE0E}›"),
    FontRunCase("a\u{FE0F}b", "Inter‹a\u{FE0F}b›"),
    FontRunCase("© ™ 1 # *", "Inter‹© ™ 1 # *›"),
    // Bases with marks are in the face that can draw the last of the marks.
    FontRunCase("x\u{327}\u{302}\u{301}", "Inter‹x\u{327}\u{302}\u{301}›"),
    FontRunCase("aq\u{1DF6}b", "Inter‹a› NotoSans‹q\u{1DF6}› Inter‹b›"),
    FontRunCase("e\u{301}\u{1DF6}", "NotoSans‹e\u{301}\u{1DF6}›"),
    FontRunCase("a क्ष्मि b", "Inter‹a › NotoSansDevanagari‹क्ष्मि› Inter‹ b›"),
    FontRunCase("กิ่น้ำ", "NotoSansThai‹กิ่น้ำ›"),
    FontRunCase("မြွှေ", "NotoSansMyanmar‹မြွှေ›"),
    // No font has both: the base's font draws the cluster.
    FontRunCase("a ก\u{489} b", "Inter‹a › NotoSansThai‹ก\u{489}› Inter‹ b›", missing: "U+0489"),
    // Digits, punctuation and space beside another script stay in the label's font.
    FontRunCase("(कि) 12%!", "Inter‹(› NotoSansDevanagari‹कि› Inter‹) 12%!›"),
    FontRunCase("«شكرا» 12 ١٢", "Inter‹«› NotoSansArabic‹شكرا› Inter‹» 12 › NotoSansArabic‹١٢›"),
    FontRunCase(
      "骨\u{3000}骨\u{A0}骨",
      "NotoSansCJKsc‹骨› Inter‹\u{3000}› NotoSansCJKsc‹骨› Inter‹\u{A0}› NotoSansCJKsc‹骨›"),
    // Invisible characters are in the same run as their neighbors.
    FontRunCase(
      "क\u{200D}ष \u{2067}क\u{2069}",
      "NotoSansDevanagari‹क\u{200D}ष› Inter‹ \u{2067}› NotoSansDevanagari‹क\u{2069}›"),
    FontRunCase("\u{FEFF}\u{200E}क", "NotoSansDevanagari‹\u{FEFF}\u{200E}क›"),
    FontRunCase("a\u{AD}\u{2060}\u{200B}", "Inter‹a\u{AD}\u{2060}\u{200B}›"),
    // Hangul fillers are blank letters, which HarfBuzz does not hide.
    FontRunCase("a\u{3164}b", "Inter‹a› NotoSansCJKkr‹\u{3164}› Inter‹b›"),
    // No font is needed for unassigned characters; Inter has private characters of its own.
    FontRunCase(
      "a\u{E000}\u{F8FF}\u{10FFFD}", "Inter‹a\u{E000}\u{F8FF}\u{10FFFD}›",
      missing: "U+F8FF U+10FFFD"),
    FontRunCase("\u{378}a", "Inter‹\u{378}a›", missing: "U+0378"),
  ])
  func installed(_ expected: FontRunCase) throws {
    try expect(expected, .installed(Self.database, preferred: []))
  }

  /// Han characters have the glyphs of the locale, or of neighboring letters.
  @Test(arguments: [
    FontRunCase("骨", "NotoSansCJKjp‹骨›", locale: "ja"),
    FontRunCase("骨", "NotoSansCJKjp‹骨›", locale: "ja-JP-u-lb-strict"),
    FontRunCase("骨", "NotoSansCJKkr‹骨›", locale: "ko"),
    FontRunCase("骨", "NotoSansCJKsc‹骨›", locale: "zh"),
    FontRunCase("骨", "NotoSansCJKsc‹骨›", locale: "zh-Hans"),
    FontRunCase("骨", "NotoSansCJKsc‹骨›", locale: "zh_SG"),
    FontRunCase("骨", "NotoSansCJKtc‹骨›", locale: "zh-Hant"),
    FontRunCase("骨", "NotoSansCJKtc‹骨›", locale: "zh-TW"),
    FontRunCase("骨", "NotoSansCJKhk‹骨›", locale: "zh-HK"),
    FontRunCase("骨", "NotoSansCJKhk‹骨›", locale: "zh-Hant-HK"),
    FontRunCase("骨", "NotoSansCJKhk‹骨›", locale: "zh_HK@lb=strict"),
    FontRunCase("骨", "NotoSansCJKsc‹骨›", locale: "und"),
    FontRunCase("骨", "NotoSansCJKsc‹骨›", locale: "de"),
    FontRunCase("骨です", "NotoSansCJKjp‹骨です›", locale: "und"),
    FontRunCase("です骨", "NotoSansCJKjp‹です骨›", locale: "de"),
    FontRunCase("骨です", "NotoSansCJKsc‹骨です›", locale: "zh-Hans"),
    FontRunCase("カ", "NotoSansCJKjp‹カ›", locale: "und"),
    FontRunCase("한국", "NotoSansCJKkr‹한국›", locale: "und"),
    FontRunCase("ㄅㄆ", "NotoSansCJKtc‹ㄅㄆ›", locale: "und"),
    FontRunCase("骨。ー", "NotoSansCJKtc‹骨。ー›", locale: "zh-TW"),
  ])
  func han(_ expected: FontRunCase) throws {
    try expect(expected, .installed(Self.database, preferred: []))
  }

  /// A named font only falls back to fonts that the caller adds.
  @Test(arguments: [
    FontRunCase("a👩‍👩‍👧b", "Inter‹a› NotoColorEmoji‹👩‍👩‍👧› Inter‹b›"),
    FontRunCase("1\u{FE0F}\u{20E3}", "NotoColorEmoji‹1\u{FE0F}\u{20E3}›"),
    // Inter has the heart as text; the added font has it as requested.
    FontRunCase("❤\u{FE0F}", "NotoColorEmoji‹❤\u{FE0F}›"),
    FontRunCase("❤", "Inter‹❤›"),
    FontRunCase("❤\u{FE0E}", "Inter‹❤\u{FE0E}›"),
    FontRunCase("a กิ 骨", "Inter‹a › NotoSansThai‹กิ› Inter‹ 骨›", missing: "U+9AA8"),
    FontRunCase("ก\u{489}", "NotoSansThai‹ก\u{489}›", missing: "U+0489"),
    FontRunCase("👍🏽ก", "NotoColorEmoji‹👍🏽› NotoSansThai‹ก›"),
  ])
  func named(_ expected: FontRunCase) throws {
    let fonts = try [TestFonts.noto("Thai"), TestFonts.emoji].map { try TestFonts.face($0) }
    try expect(expected, .faces(fonts))
  }

  /// Among added fonts, a color font shows characters that request one, at any place in the list.
  @Test(arguments: [
    FontRunCase("☎\u{FE0F}", "NotoColorEmoji‹☎\u{FE0F}›"), FontRunCase("☎", "DejaVuSans‹☎›"),
    FontRunCase("☎\u{FE0E}", "DejaVuSans‹☎\u{FE0E}›"), FontRunCase("😀", "NotoColorEmoji‹😀›"),
    FontRunCase("😀\u{FE0E}", "DejaVuSans‹😀\u{FE0E}›"),
    FontRunCase("a \u{FE0F}b", "Inter‹a \u{FE0F}b›"),
  ])
  func namedBehindAnother(_ expected: FontRunCase) throws {
    let fonts = try [TestFonts.dejaVu, TestFonts.emoji].map { try TestFonts.face($0) }
    try expect(expected, .faces(fonts))
    try expect(expected, .installed(Self.database, preferred: fonts))
  }

  /// Without a color font, the text form is better than none.
  @Test func emojiAsTextWhereNoFontHasColour() throws {
    let fonts = [try TestFonts.face(TestFonts.dejaVu)]
    try expect(FontRunCase("☎\u{FE0F}", "DejaVuSans‹☎\u{FE0F}›"), .faces(fonts))
    try expect(FontRunCase("❤\u{FE0F}", "Inter‹❤\u{FE0F}›"), .faces(fonts))
  }

  @Test(arguments: [
    FontRunCase("a👩‍👧b", "Inter‹a👩‍👧b›", missing: "U+1F467 U+1F469"),
    FontRunCase("1\u{FE0F}\u{20E3}", "Inter‹1\u{FE0F}\u{20E3}›", missing: "U+20E3"),
    FontRunCase("q\u{1DF6}", "Inter‹q\u{1DF6}›", missing: "U+1DF6"),
    FontRunCase("กิ क\u{94D}ष", "Inter‹กิ क\u{94D}ष›", missing: "U+0915 U+0937 U+094D U+0E01 U+0E34"),
    FontRunCase("a\u{3164}", "Inter‹a\u{3164}›", missing: "U+3164"),
    FontRunCase("🏴\u{E0067}\u{E007F}", "Inter‹🏴\u{E0067}\u{E007F}›", missing: "U+1F3F4"),
    FontRunCase("a\tb\r\nc", "Inter‹a› Inter‹b› Inter‹c›"),
  ])
  func alone(_ expected: FontRunCase) throws { try expect(expected, .none) }

  private func expect(_ expected: FontRunCase, _ fallback: FontFallback) throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter), fallback: fallback)
    let text = try worker.prepare(
      expected.text, locale: LocaleIdentifier(expected.locale), fonts: stack)
    let units = Array(expected.text.utf16)
    let runs = text.fontRuns.map { run in
      let name = String(run.face.names.postScript.prefix { $0 != "-" })
      return "\(name)‹\(String(decoding: units[run.utf16Range], as: UTF16.self))›"
    }
    #expect(runs.joined(separator: " ").debugDescription == expected.runs.debugDescription)
    let missing = text.missing.map(\.codePointName).joined(separator: " ")
    #expect(missing == expected.missing)
    #expect(text.fontRuns.allSatisfy { $0.isFallback == ($0.face != stack.face) })
  }

  /// Characters that fonts need not have do not change the face, are not missing, and have no width: joiners,
  /// selectors, directional marks and isolates, tags and soft hyphens.
  @Test(arguments: [
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{17B4}", "\u{180B}", "\u{200B}", "\u{200C}",
    "\u{200D}", "\u{200E}", "\u{200F}", "\u{202A}\u{202C}", "\u{2060}", "\u{2063}",
    "\u{2066}\u{2069}", "\u{2068}", "\u{FE00}", "\u{FE0E}", "\u{FE0F}", "\u{FEFF}",
    "\u{E0001}", "\u{E0067}\u{E007F}", "\u{E0100}",
  ])
  func ignorable(_ characters: String) throws {
    var worker = LayoutWorker()
    let face = try TestFonts.face(TestFonts.inter)
    let box = LayoutBox(pointSize: 17)
    for fallback in [FontFallback.none, .installed(Self.database, preferred: [])] {
      let stack = FontStack(face: face, fallback: fallback)
      let plain = try worker.prepare("HH", locale: .undetermined, fonts: stack)
      let width = worker.fit(plain, in: box).width
      for (string, expected) in [(characters, 0), ("H\(characters)H", width)] {
        let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
        #expect(text.missing == [])
        #expect(text.fallbackFaces == [])
        #expect(worker.fit(text, in: box).width == expected, "\(string.debugDescription)")
      }
    }
  }

  /// Noncharacters need no font either, although they are not errors.
  @Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFF, 0x10FFFE] as [UInt32])
  func noncharacters(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let (text, name) = ("a\(Character(scalar))", "U+" + String(value, radix: 16, uppercase: true))
    for fallback in [FontFallback.none, .installed(Self.database, preferred: [])] {
      try expect(FontRunCase(text, "Inter‹\(text)›", missing: name), fallback)
    }
  }

  /// An unpaired surrogate is not a character: it is shown as U+FFFD.
  @Test func loneSurrogates() throws {
    var worker = LayoutWorker()
    let stack = FontStack(face: try TestFonts.face(TestFonts.inter))
    let string = String(decoding: [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D] as [UInt16], as: UTF16.self)
    let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
    let replaced = try worker.prepare(
      "a\u{FFFD}b\u{FFFD}\u{FFFD}", locale: .undetermined, fonts: stack)
    let box = LayoutBox(pointSize: 17)
    #expect(worker.lines(of: text, in: box) == worker.lines(of: replaced, in: box))
    #expect(text.characterCount == 5)
    #expect(text.missing == ["\u{FFFD}"])
  }
}
