import CopyfitDynamicType
import CopyfitUnicode
import Testing

@testable import CopyfitFonts

@Suite struct FontFallbackTests {
  /// A cluster, the script of its run, the locale, and the expected regular face.
  struct Case: CustomTestStringConvertible {
    let cluster: String
    let script: String
    let locale: String
    let face: String?

    init(_ cluster: String, _ script: String, _ locale: String, _ face: String?) {
      self.cluster = cluster
      self.script = script
      self.locale = locale
      self.face = face
    }

    var testDescription: String { "\(cluster) \(script) \(locale)" }
  }

  static let cases: [Case] = [
    Case("骨", "Hani", "ja", "NotoSansCJKjp-Regular"),
    Case("骨", "Hani", "ko", "NotoSansCJKkr-Regular"),
    Case("骨", "Hani", "zh", "NotoSansCJKsc-Regular"),
    Case("骨", "Hani", "zh_CN", "NotoSansCJKsc-Regular"),
    Case("骨", "Hani", "zh-Hant", "NotoSansCJKtc-Regular"),
    Case("骨", "Hani", "zh-TW", "NotoSansCJKtc-Regular"),
    Case("骨", "Hani", "zh_HK", "NotoSansCJKhk-Regular"),
    Case("骨", "Hani", "zh-Hant-MO", "NotoSansCJKhk-Regular"),
    Case("骨", "Hani", "yue", "NotoSansCJKhk-Regular"),
    Case("骨", "Hani", "de", "NotoSansCJKsc-Regular"),
    Case("骨", "Hani", "", "NotoSansCJKsc-Regular"),
    Case("あ", "Hira", "ja", "NotoSansCJKjp-Regular"),
    Case("ア", "Kana", "de", "NotoSansCJKjp-Regular"),
    Case("。", "Zyyy", "ja", "NotoSansCJKjp-Regular"),
    Case("。", "Zyyy", "zh-Hant", "NotoSansCJKtc-Regular"),
    Case("한", "Hang", "ko", "NotoSansCJKkr-Regular"),
    Case("한", "Hang", "en", "NotoSansCJKkr-Regular"),
    Case("ش", "Arab", "ar", "NotoSansArabic-Regular"),
    Case("پ", "Arab", "fa", "NotoSansArabic-Regular"),
    Case("ش", "Arab", "ur", "NotoNastaliqUrdu-Regular"),
    Case("ש", "Hebr", "he", "NotoSansHebrew-Regular"),
    Case("क्षि", "Deva", "hi", "NotoSansDevanagari-Regular"),
    Case("த", "Taml", "ta", "NotoSansTamil-Regular"),
    Case("কি", "Beng", "bn", "NotoSansBengali-Regular"),
    Case("กำ", "Thai", "th", "NotoSansThai-Regular"),
    Case("ກ", "Laoo", "lo", "NotoSansLao-Regular"),
    Case("ខ្មែ", "Khmr", "km", "NotoSansKhmer-Regular"),
    Case("မြ", "Mymr", "my", "NotoSansMyanmar-Regular"),
    Case("ა", "Geor", "ka", "NotoSansGeorgian-Regular"),
    Case("ཀ", "Tibt", "bo", "NotoSerifTibetan-Regular"),
    Case("Ж", "Cyrl", "ru", "Inter-Regular"),
    Case("ꙮ", "Cyrl", "ru", "NotoSans-Regular"),
    Case("→", "Arab", "ar", "Inter-Regular"),
    Case("𐎀", "Ugar", "en", "NotoSansUgaritic-Regular"),
    Case("😀", "Zyyy", "en", "NotoColorEmoji"),
    Case("😀", "Arab", "ar", "NotoColorEmoji"),
    Case("👩🏽‍🚀", "Zyyy", "ja", "NotoColorEmoji"),
    Case("🇯🇵", "Zyyy", "en", "NotoColorEmoji"),
    Case("1\u{FE0F}\u{20E3}", "Zyyy", "en", "NotoColorEmoji"),
    Case("☎\u{FE0F}", "Zyyy", "en", "NotoColorEmoji"),
    Case("☎\u{FE0E}", "Zyyy", "en", "NotoSansSymbols2-Regular"),
    Case("☎", "Zyyy", "en", "NotoSansSymbols2-Regular"),
    Case("\u{10FFFD}", "Zzzz", "en", nil),
    Case("ก\u{10FFFD}", "Thai", "th", nil),
  ]

  private func answer(_ test: Case, _ database: FontDatabase, weight: FontWeight = .regular)
    -> FallbackChoice?
  {
    FontFallback.installed(database, preferred: []).choice(
      for: Array(test.cluster.unicodeScalars), script: Script(code: test.script),
      locale: LocaleIdentifier(test.locale), weight: weight)
  }

  @Test(arguments: cases)
  func installed(_ test: Case) {
    let choice = answer(test, InstalledFonts.database)
    #expect(choice?.face.names.postScript == test.face)
    #expect(choice?.countsForLineHeight != true)
  }

  /// The answers are equal in reverse order without a cache.
  @Test func orderOfQuestionsDoesNotMatter() {
    let database = FontDatabase(directories: [])
    for test in Self.cases.reversed() {
      #expect(answer(test, database)?.face.names.postScript == test.face, "\(test.testDescription)")
    }
  }

  /// Concurrent threads get the same faces, each as one object.
  @Test func threadsShareFaces() async {
    let database = FontDatabase(directories: [])
    let answers = await withTaskGroup(of: [FontFace?].self) { group in
      for _ in 0..<8 {
        group.addTask { Self.cases.map { answer($0, database)?.face } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.allSatisfy { $0 == answers.first })
  }

  @Test(arguments: [
    ("骨", "Hani", "ja", 700, "NotoSansCJKjp-Bold"), ("骨", "Hani", "ja", 600, "NotoSansCJKjp-Bold"),
    ("骨", "Hani", "ja", 500, "NotoSansCJKjp-Regular"),
    ("กำ", "Thai", "th", 900, "NotoSansThai-Bold"),
  ])
  func weights(cluster: String, script: String, locale: String, weight: Int, face: String) {
    let test = Case(cluster, script, locale, face)
    let choice = answer(test, InstalledFonts.database, weight: FontWeight(rawValue: weight))
    #expect(choice?.face.names.postScript == face)
  }

  /// A font that the caller names has its own line height, and is used in the given order.
  @Test(arguments: [
    ("a", "DejaVuSans"), ("ก", "NotoSansThai-Regular"), ("ก็", "NotoSansThai-Regular"), ("骨", nil),
  ])
  func faces(cluster: String, expected: String?) throws {
    let faces = try ["DejaVuSans", "NotoSansThai-Regular", "Inter-Regular"].map {
      try InstalledFonts.face($0)
    }
    let arguments = (Array(cluster.unicodeScalars), Script.common, LocaleIdentifier("th"))
    let choice = FontFallback.faces(faces).choice(
      for: arguments.0, script: arguments.1, locale: arguments.2, weight: .regular)
    #expect(choice?.face.names.postScript == expected)
    #expect(choice?.countsForLineHeight != false)
    let none = FontFallback.none.choice(
      for: arguments.0, script: arguments.1, locale: arguments.2, weight: .regular)
    #expect(none == nil)
  }

  @Test(arguments: [
    ("😀", EmojiPresentation.emoji), ("❤", .text), ("❤\u{FE0F}", .emoji), ("⌚", .emoji),
    ("⌚\u{FE0E}", .text), ("☝🏽", .emoji), ("1", .text), ("1\u{FE0F}\u{20E3}", .emoji),
    ("🇩🇪", .emoji), ("a", .text), ("©", .text), ("骨\u{E0100}", .text),
  ])
  func presentation(cluster: String, expected: EmojiPresentation) {
    #expect(EmojiPresentation(cluster.unicodeScalars) == expected)
  }
}
