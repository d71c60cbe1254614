/// The letters and digits of a font's name or of its file, without their case: `OpenSans-Bold`, `Open Sans Bold`.
struct FontFileName: Hashable {
  let letters: String

  init(font: String) { letters = String(font.lowercased().filter { $0.isLetter || $0.isNumber }) }

  /// - Parameter path: The path of a font file. What follows the name of a variable font, such as `[wght]` or
  ///   `-VariableFont_wght`, is left out.
  init(path: String) {
    let file =
      path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    let stem = file.prefix { $0 != "." && $0 != "[" }
    let end = stem.firstRange(of: "-VariableFont")?.lowerBound ?? stem.endIndex
    self.init(font: String(stem[..<end]))
  }

  /// Whether a file with this name has a font: that of the same name, or one of its family, whose name only adds words
  /// for a style.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  func names(_ font: FontFileName) -> Bool {
    guard !letters.isEmpty, font.letters.hasPrefix(letters) else { return false }
    var rest = font.letters.dropFirst(letters.count)
    while let word = Self.styles.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(word.count)
    }
    return rest.isEmpty
  }

  /// The words for styles in names of fonts, each after those that begin with it.
  ///
  /// Source: OpenType 1.9, `OS/2`, names of `usWeightClass`, and the names of slopes in `name`.
  private static let styles = [
    "thin", "extralight", "ultralight", "light", "regular", "normal", "roman", "book", "medium",
    "semibold", "demibold", "demi", "extrabold", "ultrabold", "bold", "heavy", "black", "italic",
    "oblique",
  ]
}
