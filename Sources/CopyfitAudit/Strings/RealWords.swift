/// The words of a text that a reader reads: no addresses, identifiers, placeholders or markup.
enum RealWords {
  /// Words of at least `minimumLength` characters, each once, in order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(in text: String, minimumLength: Int) -> [String] {
    // Most texts have no long word, and UTF-8 tells soon: no character has fewer bytes than one.
    guard text.utf8.count >= minimumLength else { return [] }
    var words: [String] = []
    for token in text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    where token.count >= minimumLength && !isTechnical(token) {
      for part in token.split(whereSeparator: { !$0.isPartOfWord }) {
        let word = String(String.UnicodeScalarView(part))
        guard word.count >= minimumLength, !isIdentifier(part), !words.contains(word) else {
          continue
        }
        words.append(word)
      }
    }
    return words
  }

  /// Whether a token is an address, a number, a placeholder or markup.
  private static func isTechnical(_ token: String.UnicodeScalarView.SubSequence) -> Bool {
    if token.contains(where: \.isTechnical) { return true }
    // A dot or colon inside, as in `example.com`; at the end it closes a sentence.
    let inner = token.drop { !$0.isPartOfWord }.reversed().drop { !$0.isPartOfWord }
    return inner.contains { $0 == "." || $0 == ":" }
  }

  /// Whether a word looks like `camelCaseIdentifier`: two capitals inside are no word's.
  private static func isIdentifier(_ word: String.UnicodeScalarView.SubSequence) -> Bool {
    var capitals = 0
    var previous: Unicode.Scalar?
    for scalar in word {
      if let previous, previous.properties.isLowercase, scalar.properties.isUppercase {
        capitals += 1
      }
      previous = scalar
    }
    return capitals >= 2
  }
}

extension Unicode.Scalar {
  /// Whether the character makes its token an address, a number, a placeholder or markup.
  fileprivate var isTechnical: Bool {
    switch self {
    case "0"..."9", "@", "_", "\\", "%", "<", ">", "=", "#", "$", "{", "}", "~", "^", "|": true
    default: false
    }
  }

  /// Whether the character belongs to a word: letters, marks, joiners, hyphens and apostrophes.
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default:
      switch self {
      case "-", "'", "’", "‐", "·", "\u{AD}", "\u{200C}", "\u{200D}": true
      default: false
      }
    }
  }
}
