import CopyfitDynamicType
import CopyfitFonts
import Testing

/// A font of the matrix and the languages whose texts it is measured by.
struct MatrixColumn: CustomTestStringConvertible, Sendable {
  let name: String
  let locales: [String]
  private let path: String
  private let index: Int
  private let variations: [FontVariation]

  private init(
    _ name: String, _ locales: [String], _ path: String, index: Int = 0,
    _ variations: [FontVariation] = []
  ) {
    self.name = name
    self.locales = locales
    self.path = path
    self.index = index
    self.variations = variations
  }

  var testDescription: String { name }

  /// The font alone, so that what it lacks is laid out in boxes.
  ///
  /// The stand-in has all the others to fall back to.
  func stack() throws -> FontStack {
    guard name != Self.standIn.name else { return try Self.standInStack() }
    return FontStack(face: try face())
  }

  private func face() throws -> FontFace {
    try FontFace.open(
      path: "/usr/share/fonts/" + path, index: index, variations: variations, clamping: false)
  }

  private static func standInStack() throws -> FontStack {
    let faces = try all.filter { $0.locales != european && $0.name != standIn.name }
      .map { try $0.face() }
    return FontStack(standIn: try TestFonts.standIn(), fallback: .faces(faces))
  }
}

extension MatrixColumn {
  private static let european = [
    "en", "de", "fr", "es", "pt-BR", "fi", "pl", "tr", "vi", "el", "ru",
  ]

  private static let variable = "truetype/inter-vf/Inter.var.ttf"

  private static let standIn = MatrixColumn(
    "stand-in",
    european + [
      "ar", "fa", "he", "hi", "bn", "ta", "th", "km", "my", "ja", "ko", "zh-Hans", "emoji",
    ],
    TestFonts.inter)

  /// The fonts that ENGINE's rules were tried on, and one at three places of its axes.
  static let all = [
    MatrixColumn("Inter", european, TestFonts.inter),
    MatrixColumn("Inter Display", european, "opentype/inter/InterDisplay-Regular.otf"),
    MatrixColumn("Noto Sans", european, TestFonts.noto("")),
    MatrixColumn("Noto Serif", european, "truetype/noto/NotoSerif-Regular.ttf"),
    MatrixColumn("Roboto", european, "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"),
    MatrixColumn("DejaVu Sans", european + ["ar", "fa", "he"], TestFonts.dejaVu),
    MatrixColumn(
      "Inter wght 250", european, variable,
      [FontVariation(axis: "wght", value: 250), FontVariation(axis: "slnt", value: 0)]),
    MatrixColumn(
      "Inter wght 555, slnt −7", european, variable,
      [FontVariation(axis: "wght", value: 555), FontVariation(axis: "slnt", value: -7)]),
    MatrixColumn("Inter wght 900", european, variable, [FontVariation(axis: "wght", value: 900)]),
    MatrixColumn("Noto Naskh", ["ar", "fa", "ur"], "truetype/noto/NotoNaskhArabic-Regular.ttf"),
    MatrixColumn("Noto Nastaliq", ["ur", "fa"], TestFonts.nastaliq),
    MatrixColumn("Noto Hebrew", ["he"], TestFonts.noto("Hebrew")),
    MatrixColumn("Noto Devanagari", ["hi"], TestFonts.noto("Devanagari")),
    MatrixColumn("Noto Bengali", ["bn"], TestFonts.noto("Bengali")),
    MatrixColumn("Noto Tamil", ["ta"], TestFonts.noto("Tamil")),
    MatrixColumn("Noto Thai", ["th"], TestFonts.noto("Thai")),
    MatrixColumn("Noto Lao", ["lo"], TestFonts.noto("Lao")),
    MatrixColumn("Noto Khmer", ["km"], TestFonts.noto("Khmer")),
    MatrixColumn("Noto Myanmar", ["my"], TestFonts.noto("Myanmar")),
    MatrixColumn("Noto CJK JP", ["ja"], TestFonts.cjk, index: 0),
    MatrixColumn("Noto CJK KR", ["ko"], TestFonts.cjk, index: 1),
    MatrixColumn("Noto CJK SC", ["zh-Hans", "zh-Hant"], TestFonts.cjk, index: 2),
    MatrixColumn("Noto Color Emoji", ["emoji"], TestFonts.emoji),
    standIn,
  ]

  static let areInstalled = (try? all.map { try $0.stack() }) != nil

  static let requirement: Comment =
    "needs the Debian packages of other tests, fonts-inter-variable and fonts-roboto-unhinted"
}

extension MatrixColumn {
  /// Every text that the font is measured by: its languages' samples, hard cases and translations,
  /// as many of these as are asked for.
  func texts(translations: Int) -> [MatrixText] {
    let samples = (Sample.scripts + Sample.edges).filter {
      locales.contains($0.locale) || (locales == ["emoji"] && $0.name == "Emoji")
    }
    let perLocale = max(translations / locales.count, 1)
    let corpus = locales.flatMap { locale in
      let all = CorpusTexts.texts(locale)
      let step = max(all.count / perLocale, 1)
      return stride(from: 0, to: all.count, by: step).prefix(perLocale)
        .map { MatrixText(locale, all[$0]) }
    }
    return samples.map { MatrixText($0.locale, $0.text) }
      + MatrixText.sentences.filter { locales.contains($0.locale) } + MatrixText.hardCases + corpus
  }
}
