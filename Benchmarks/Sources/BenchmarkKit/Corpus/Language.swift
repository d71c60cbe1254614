/// A language of the benchmark's own corpus.
public struct Language: Sendable, Hashable {
  /// The locale for preparing texts, as BCP 47.
  public let tag: String
  /// gettext's names of folders with message catalogs, best first.
  public let folders: [String]
  /// The number of Latin letters that a character is equivalent to; ideographs are denser.
  public let density: Double
  /// Whether words are written in Latin letters.
  public let isLatin: Bool

  init(_ tag: String, folders: [String] = [], density: Double = 1, isLatin: Bool = false) {
    self.tag = tag
    self.folders = folders.isEmpty ? [tag] : folders
    self.density = density
    self.isLatin = isLatin
  }

  /// 24 languages in 13 scripts: those of `Corpora/Texts`.
  public static let all = [
    Language("en", isLatin: true), Language("de", isLatin: true), Language("fr", isLatin: true),
    Language("es", isLatin: true), Language("pt-BR", folders: ["pt_BR", "pt"], isLatin: true),
    Language("ru"), Language("uk"), Language("el"), Language("tr", isLatin: true),
    Language("vi", isLatin: true),
    Language("fi", isLatin: true), Language("ar"), Language("fa"), Language("he"),
    Language("hi"), Language("bn", folders: ["bn", "bn_IN"]), Language("ta"), Language("th"),
    Language("km"), Language("lo"), Language("my"), Language("ja", density: 2),
    Language("zh-Hans", folders: ["zh_CN"], density: 2.5), Language("ko", density: 1.5),
  ]

  /// The length of a text in equivalent Latin letters.
  func length(of text: String) -> Double { Double(text.unicodeScalars.count) * density }

  /// Whether most letters of a text are in the language's scripts.
  func isWritten(in text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    let foreign = letters.count { $0.isASCII != isLatin && (isLatin ? $0.value > 0x24F : true) }
    return !letters.isEmpty && foreign * 2 < letters.count
  }
}
