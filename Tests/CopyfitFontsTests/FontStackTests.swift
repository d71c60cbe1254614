import CopyfitDynamicType
import CopyfitUnicode
import Testing

@testable import CopyfitFonts

@Suite struct FontStackTests {
  /// A cluster, and the face that draws it with and without the installed fonts.
  @Test(arguments: [
    ("a", "Inter-Regular", "Inter-Regular"), ("é", "Inter-Regular", "Inter-Regular"),
    ("1", "Inter-Regular", "Inter-Regular"), ("❤", "Inter-Regular", "Inter-Regular"),
    ("❤\u{FE0E}", "Inter-Regular", "Inter-Regular"),
    ("❤\u{FE0F}", "NotoColorEmoji", "Inter-Regular"),
    ("1\u{FE0F}\u{20E3}", "NotoColorEmoji", nil), ("😀", "NotoColorEmoji", nil),
    ("ก", "NotoSansThai-Regular", nil), ("\u{10FFFD}", nil, nil),
  ])
  func choice(cluster: String, installed: String?, alone: String?) throws {
    let face = try InstalledFonts.face("Inter-Regular")
    let fallbacks: [FontFallback] = [
      .installed(InstalledFonts.database, preferred: []), .none,
    ]
    let choices = fallbacks.map {
      FontStack(face: face, fallback: $0).choice(
        for: Array(cluster.unicodeScalars), script: .common, locale: .undetermined)
    }
    #expect(choices.map { $0?.face.names.postScript } == [installed, alone])
    for choice in choices.compactMap({ $0 }) {
      #expect(choice.countsForLineHeight == (choice.face == face))
    }
  }

  /// A selector only makes an emoji of a character that an emoji font has.
  ///
  /// A face with the cluster takes precedence over other fonts, and an emoji font keeps all of its own characters.
  @Test(arguments: [
    ("DejaVuSans", "a\u{FE0F}", "DejaVuSans"), ("DejaVuSans", "😀", "NotoColorEmoji"),
    ("DejaVuSans", "😀\u{FE0E}", "DejaVuSans"), ("DejaVuSans", "❤\u{FE0F}", "NotoColorEmoji"),
    ("NotoSansCJKjp-Regular", "骨\u{FE0F}", "NotoSansCJKjp-Regular"),
    ("NotoColorEmoji", "😀", "NotoColorEmoji"),
  ])
  func emojiFonts(own: String, cluster: String, expected: String) throws {
    let stack = FontStack(
      face: try InstalledFonts.face(own),
      fallback: .installed(
        InstalledFonts.database, preferred: [try InstalledFonts.face("Inter-Regular")]))
    let choice = stack.choice(
      for: Array(cluster.unicodeScalars), script: .common, locale: .undetermined)
    #expect(choice?.face.names.postScript == expected)
  }

  /// Installed fonts have no meaning for private characters; the app's fonts may.
  @Test func privateCharacters() throws {
    let face = try InstalledFonts.face("NotoSansThai-Regular")
    let inter = try InstalledFonts.face("Inter-Regular")  // has U+E000
    let fallbacks: [FontFallback] = [
      .installed(InstalledFonts.database, preferred: []),
      .installed(InstalledFonts.database, preferred: [inter]), .faces([inter]),
    ]
    let choices = fallbacks.map {
      FontStack(face: face, fallback: $0).choice(
        for: ["\u{E000}"], script: .unknown, locale: .undetermined)?.face
    }
    #expect(choices == [nil, inter, inter])
  }

  @Test func metricsOfTheStandInAreNotItsFaces() throws {
    let standIn = try #require(
      InstalledFonts.database.systemStandIn(weight: .regular, isItalic: false))
    let stack = FontStack(standIn: standIn)
    #expect(stack.face == standIn.text)
    #expect(stack.verticalMetrics == SystemStandIn.verticalMetrics)
    #expect(FontStack(face: standIn.text).verticalMetrics.ascender == 2728)
  }
}
