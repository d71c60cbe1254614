import CopyfitDynamicType
import CopyfitFonts
import Testing

/// A font of the matrix, with the languages of its texts.
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

  /// The font alone, so that missing characters are laid out as boxes.
  ///
  /// The stand-in has all installed fonts as fallbacks.
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

  /// The fonts of the project's languages; one has three positions on its axes.
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
  /// The font's texts: evenly spaced samples of its own texts and of the hard cases of all fonts.
  ///
  /// - Parameter translations: The maximum number of translations among its own texts, for all of its languages.
  func texts(translations: Int = 22, own: Int = .max, hard: Int = .max) -> [MatrixText] {
    // Adjacent columns use different ones.
    let place = Self.all.firstIndex { $0.name == name } ?? 0
    let cases = MatrixText.hardCases
    // A font with three positions on its axes has all of them once.
    let most = min(hard, cases.count) / (variations.isEmpty ? 1 : 3)
    return ownTexts(translations).evenly(own, from: place) + cases.evenly(most, from: place)
  }

  /// Its languages' samples, sentences and translations.
  private func ownTexts(_ translations: Int) -> [MatrixText] {
    let samples = (Sample.scripts + Sample.edges).filter { locales.contains($0.locale) }
    let perLocale = max(translations / locales.count, 1)
    let corpus = locales.flatMap { locale in
      CorpusTexts.texts(locale).evenly(perLocale).map { MatrixText(locale, $0) }
    }
    return samples.map { MatrixText($0.locale, $0.text) }
      + MatrixText.sentences.filter { locales.contains($0.locale) }
      + (locales.contains("emoji") ? MatrixText.emoji : []) + corpus
  }
}

extension Array {
  /// At most `most` elements at equal distances; other offsets select others, and together all.
  func evenly(_ most: Int, from place: Int = 0) -> [Element] {
    let step = most >= count ? 1 : (count + most - 1) / Swift.max(most, 1)
    return indices.filter { ($0 + place) % step == 0 }.map { self[$0] }
  }
}
