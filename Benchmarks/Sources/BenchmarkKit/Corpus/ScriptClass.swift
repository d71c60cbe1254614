/// The layout requirements of a language's script.
enum ScriptClass: String, CaseIterable, Sendable {
  /// Latin, Greek, Cyrillic, Chinese, Japanese and Korean: advances of pairs of characters can be summed.
  case pairs = "pair-summable"
  /// Hebrew, Arabic, Indic and South-East Asian scripts: letters join, move or carry marks.
  case shaped

  /// The class of most letters of some texts.
  init(of texts: some Sequence<String>) {
    var (letters, shaped) = (0, 0)
    for scalar in texts.lazy.flatMap(\.unicodeScalars) where scalar.properties.isAlphabetic {
      letters += 1
      if Self.isShaped(scalar) { shaped += 1 }
    }
    self = shaped * 2 > letters ? .shaped : .pairs
  }

  /// The blocks from Hebrew to Myanmar, and Khmer with its neighbors.
  private static func isShaped(_ scalar: Unicode.Scalar) -> Bool {
    (0x590..<0x10A0).contains(scalar.value) || (0x1700..<0x1AB0).contains(scalar.value)
  }
}
