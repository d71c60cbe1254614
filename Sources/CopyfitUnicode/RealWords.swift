/// Finds the words of a text, without addresses, identifiers, placeholders and markup.
package struct RealWords: Sendable {
  /// The minimum width of a word in ems.
  let minimumEms: Double

  /// Creates a search for words of at least a width in ems.
  package init(minimumEms: Double) { self.minimumEms = minimumEms }

  /// The words of a text that may have the minimum width, each once, in their order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func all(in text: String) -> [String] {
    var words: [String] = []
    for token in longTokens(of: text) {
      let scalars = token.unicodeScalars
      guard !Self.isTechnical(scalars) else { continue }
      for part in scalars.split(whereSeparator: { !$0.isPartOfWord }) {
        let word = String(part)
        guard mayBeWide(word.utf8), !Self.isIdentifier(part), !words.contains(word) else {
          continue
        }
        words.append(word)
      }
    }
    return words
  }

  /// The parts between spaces that may have the minimum width.
  ///
  /// Bytes are examined, because most texts have none.
  private func longTokens(of text: String) -> [Substring] {
    let utf8 = text.utf8
    var tokens: [Substring] = []
    var start = utf8.startIndex
    var ems = 0.0
    var index = start
    while true {
      let isEnd = index == utf8.endIndex
      if isEnd || utf8[index] <= 0x20 {
        if ems >= minimumEms { tokens.append(text[start..<index]) }
        if isEnd { return tokens }
        start = utf8.index(after: index)
        ems = 0
      } else {
        ems += Self.maximumEms(utf8[index])
      }
      utf8.formIndex(after: &index)
    }
  }

  private func mayBeWide(_ utf8: String.UTF8View) -> Bool {
    utf8.reduce(0) { $0 + Self.maximumEms($1) } >= minimumEms
  }

  /// The maximum width of a byte's character in a text font, in ems; 0 for continuation bytes.
  ///
  /// Only m and w of the letters a to z are wider than 0.65 em in Inter, Roboto and DejaVu.
  private static func maximumEms(_ byte: UInt8) -> Double {
    switch byte {
    case UInt8(ascii: "m"), UInt8(ascii: "w"): 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"): 0.65
    case 0x80..<0xC0: 0
    default: 1
    }
  }

  /// Whether a token is an address, a number, a placeholder or markup.
  private static func isTechnical(_ token: Substring.UnicodeScalarView) -> Bool {
    if token.contains(where: \.isTechnical) { return true }
    guard token.contains(where: { $0 == "." || $0 == ":" }) else { return false }
    // A dot or colon inside the token, as in `example.com`, not at the end of a sentence.
    let inner = token.drop { !$0.isPartOfWord }.reversed().drop { !$0.isPartOfWord }
    return inner.contains { $0 == "." || $0 == ":" }
  }

  /// Whether a word is an identifier such as `camelCaseIdentifier`, with two capital letters inside.
  private static func isIdentifier(_ word: Substring.UnicodeScalarView) -> Bool {
    var capitals = 0
    var followsSmall = false
    for scalar in word {
      if followsSmall, scalar.properties.isUppercase { capitals += 1 }
      followsSmall = scalar.properties.isLowercase
    }
    return capitals >= 2
  }
}

extension Unicode.Scalar {
  /// Whether a token with the character is an address, a number, a placeholder or markup.
  fileprivate var isTechnical: Bool {
    switch self {
    case "0"..."9", "@", "_", "\\", "%", "<", ">", "=", "#", "$", "{", "}", "~", "^", "|": true
    default: false
    }
  }

  /// Whether the character belongs to a word: letters, marks, joiners, hyphens and apostrophes.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "-", "'", "’", "‐", "·", "\u{AD}", "\u{200C}", "\u{200D}": true
    case "\0"..."\u{7F}": false
    default:
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark:
        true
      default: false
      }
    }
  }
}
