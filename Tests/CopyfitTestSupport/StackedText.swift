/// Texts with hardly any safe positions, so that long pieces are shaped for the edge of a line.
package struct StackedText: CustomStringConvertible, Sendable {
  /// The repeated piece.
  package let piece: String
  /// The approximate length in UTF-16 units.
  package let length: Int

  package init(_ piece: String, length: Int = 300) {
    self.piece = piece
    self.length = length
  }

  package var text: String {
    String(repeating: piece, count: max(length / piece.utf16.count, 1))
  }

  package var description: String {
    let scalars = piece.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
    return "\(length) of \(scalars.joined(separator: " "))"
  }

  /// Kannada, Burmese, Khmer, Tai Tham, Balinese, Javanese and Chakma stacks.
  package static let consonants = [
    "ಕ್", "က္", "ក្", "\u{1A20}\u{1A60}", "\u{1B13}\u{1B44}", "\u{A98F}\u{A9C0}",
    "\u{11103}\u{11133}",
  ].map { StackedText($0) }

  /// Marks, joiners, variation selectors, regional indicators, directions, tabs and soft hyphens.
  package static let others = [
    "a\u{301}", "a\u{301}\u{323}\u{489}", "\u{301}", "👩\u{200D}", "🇦", "❤\u{FE0F}\u{200D}",
    "क\u{200D}", "क्\u{200D}", "क्\u{200C}", "f", "ب", "ب\u{200D}", "بح", "\u{202E}aא", "ᄀ",
    "가\u{11A8}", "\u{1100}\u{1161}\u{11A8}", "\u{600}", "漢\u{E0100}", "1\u{FE0F}\u{20E3}",
    "\u{F40}\u{F90}", "က္တာ ", "a\u{AD}", "f\u{AD}", "\u{AD}", "က္\u{AD}", "\t,", "လ္လ\t",
    "\u{200B}က္", "\u{2067}က္\u{2069}א", "က္\n",
  ].map { StackedText($0) }

  /// A letter with each virama (canonical combining class 9) up to Unicode 15.
  ///
  /// That is the version of ICU 72 in Debian 12, which counts later ones as characters of their own. The letter is of
  /// the same script if the script has one before it.
  package static let viramas: [StackedText] = (UInt32(0x900)...0x11FFF).compactMap { value in
    guard let virama = Unicode.Scalar(value),
      virama.properties.canonicalCombiningClass == .virama,
      (virama.properties.age?.major ?? .max) <= 15
    else { return nil }
    let letters = (value - 0x80..<value).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .otherLetter }
    let letter = letters.last { $0.properties.name?.hasSuffix(" KA") == true } ?? letters.last
    return letter.map { StackedText(String(String.UnicodeScalarView([$0, virama]))) }
  }

  /// Mixed stacks: two alternating kinds, and one between words.
  package static let mixed: [StackedText] = zip(viramas, viramas.dropFirst(7)).flatMap {
    one, other in
    [
      StackedText(one.piece + other.piece),
      StackedText(String(repeating: one.piece, count: 40) + " ok "),
    ]
  }

  /// The same text at another length.
  package func withLength(_ length: Int) -> StackedText { StackedText(piece, length: length) }
}
