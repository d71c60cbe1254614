/// Estimates the nesting of a source from its bytes.
///
/// The parser is recursive, and tries several ways to parse brackets. Bytes in strings and comments count like others,
/// because interpolations in strings also nest.
struct Nesting {
  /// The maximum nesting of brackets: more than people write, and less than exhausts the parser.
  static let maximum = 200
  /// The maximum number of consecutive square brackets, each of which doubles the parser's time.
  static let maximumSquareBrackets = 10
  /// The maximum nesting of angle brackets, as far as they can be distinguished from comparisons.
  static let maximumAngleBrackets = 5_000
  /// The maximum number of words between two signs that end an expression: `try try try …`.
  static let maximumWords = 2_000

  private var depth = 0
  private var squareBrackets = 0
  private var angleBrackets = 0
  private var words = 0
  private var isBetweenWords = false
  private var last: UInt8 = 0

  /// Whether a source is nested too deeply to be parsed.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var nesting = Nesting()
    return bytes.contains { byte in
      nesting.take(byte)
      return nesting.isTooDeep
    }
  }

  private var isTooDeep: Bool {
    depth > Self.maximum || squareBrackets > Self.maximumSquareBrackets
      || angleBrackets > Self.maximumAngleBrackets || words > Self.maximumWords
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      // Indentation is not a word.
      if !isBetweenWords { words += 1 }
      isBetweenWords = true
      return
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      words = 0
    case UInt8(ascii: "<"): angleBrackets += 1
    // An arrow closes no bracket.
    case UInt8(ascii: ">") where last != UInt8(ascii: "-"):
      angleBrackets = max(0, angleBrackets - 1)
    case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "/"): words = 0
    default: break
    }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { angleBrackets = 0 }
    isBetweenWords = false
    squareBrackets = byte == UInt8(ascii: "[") ? squareBrackets + 1 : 0
    last = byte
  }
}
