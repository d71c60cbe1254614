/// How deeply a source is nested, as far as its bytes show it.
///
/// The parser calls itself for each level, and tries what begins with brackets in several ways. Bytes in texts and
/// comments count as others do: those of texts in interpolations nest, too.
struct Nesting {
  /// The most brackets in each other: more than people write, and less than exhausts the parser.
  static let maximum = 200
  /// The most square brackets behind each other, for each of which the parser takes twice the time.
  static let maximumSquareBrackets = 10
  /// The most angle brackets in each other, as far as it can be told from comparisons.
  static let maximumAngleBrackets = 5_000
  /// The most words between two signs that end what is before them: `try try try …`.
  static let maximumWords = 2_000

  private var depth = 0
  private var squareBrackets = 0
  private var angleBrackets = 0
  private var words = 0
  private var isBetweenWords = false
  private var last: UInt8 = 0

  /// Whether a source is nested too deeply to be read.
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
      // Indentation is no word.
      if !isBetweenWords { words += 1 }
      isBetweenWords = true
      return
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth = max(0, depth - 1)
      words = 0
    case UInt8(ascii: "<"): angleBrackets += 1
    // An arrow closes nothing.
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
