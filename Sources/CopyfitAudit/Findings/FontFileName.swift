internal import CopyfitFiles

/// The letters and digits of a font's name or of its file, without their case: `OpenSans-Bold`, `Open Sans Bold`.
struct FontFileName: Hashable {
  let letters: String

  init(font: String) { letters = String(font.lowercased().filter { $0.isLetter || $0.isNumber }) }

  /// - Parameter path: The path of a font file. What follows the name of a variable font, such as `[wght]` or
  ///   `-VariableFont_wght`, is left out.
  init(path: String) {
    let stem = FilePath.name(path).prefix { $0 != "." && $0 != "[" }
    let end = stem.firstRange(of: "-VariableFont")?.lowerBound ?? stem.endIndex
    self.init(font: String(stem[..<end]))
  }

  /// The letters of the files that may have a font of this name, the longest first: the name itself, and those of which
  /// only words for a style follow.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  var files: [String] {
    let letters = Array(letters)
    // Whether only words for a style are behind a place.
    var isEnd = Array(repeating: false, count: letters.count) + [true]
    for place in letters.indices.reversed() {
      guard let word = Self.styles.first(where: letters[place...].starts) else { continue }
      isEnd[place] = isEnd[place + word.count]
    }
    return isEnd.indices.dropFirst().prefix(Self.longestFileName).filter { isEnd[$0] }.reversed()
      .map { String(letters[..<$0]) }
  }

  /// The maximum length of the name of a file, in bytes.
  private static let longestFileName = 255

  /// The words for styles in names of fonts, each after those that begin with it.
  ///
  /// Source: OpenType 1.9, `OS/2`, names of `usWeightClass`, and the names of slopes in `name`.
  private static let styles = [
    "thin", "extralight", "ultralight", "light", "regular", "normal", "roman", "book", "medium",
    "semibold", "demibold", "demi", "extrabold", "ultrabold", "bold", "heavy", "black", "italic",
    "oblique",
  ].map(Array.init)
}
