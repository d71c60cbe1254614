/// Estimates the nesting of a source from its bytes.
///
/// The parser is recursive, and tries several ways to parse brackets. Bytes in strings count like others, because
/// interpolations in strings also nest; those in lines of comments do not.
struct Nesting {
  /// The maximum nesting of brackets: more than people write, and less than exhausts the parser.
  static let maximum = 200
  /// The maximum number of open square brackets since the last brace or semicolon, each of which doubles the parser's
  /// time: 12 take 0.1 s, and the sources of 14 public apps have 5.
  static let maximumSquareBrackets = 12
  /// The maximum nesting of angle brackets, as far as they can be distinguished from comparisons.
  static let maximumAngleBrackets = 5_000
  /// The maximum number of words between two signs that end an expression or two cases: `try try try …`.
  static let maximumWords = 2_000

  /// The maximum number of signs `="` in a line, as in `a="b"c="d"…`, without a comma or the word `case` between them.
  ///
  /// The parser's time grows with the square of their number: 200 take 0.6 s, and 800 take 10 s.
  static let maximumAssignedTexts = 200

  private var depth = 0
  private var squareBrackets = 0
  private var angleBrackets = 0
  private var words = 0
  private var isBetweenWords = false
  private var last: UInt8 = 0
  /// The number of signs `="` in the line since the last comma or `case`.
  private var assignedTexts = 0
  /// The number of letters of `case` that the current word has; `nil` if it has others.
  private var lettersOfCase: Int? = 0

  /// Whether a source is nested too deeply to be parsed.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var nesting = Nesting()
    return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      guard !isComment(line) else { return false }
      nesting.assignedTexts = 0
      nesting.take(UInt8(ascii: "\n"))
      return line.contains { byte in
        nesting.take(byte)
        return nesting.isTooDeep
      }
    }
  }

  /// Whether a line has only a comment.
  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
  }

  private var isTooDeep: Bool {
    depth > Self.maximum || squareBrackets > Self.maximumSquareBrackets
      || angleBrackets > Self.maximumAngleBrackets || words > Self.maximumWords
      || assignedTexts > Self.maximumAssignedTexts
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      endWord()
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
    countSquareBrackets(byte)
    if byte == UInt8(ascii: "\""), last == UInt8(ascii: "=") { assignedTexts += 1 }
    if byte == UInt8(ascii: ",") { assignedTexts = 0 }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { angleBrackets = 0 }
    if isBetweenWords { lettersOfCase = 0 }
    lettersOfCase = lettersOfCase.flatMap { Self.letterOfCase($0) == byte ? $0 + 1 : nil }
    isBetweenWords = false
    last = byte
  }

  private mutating func countSquareBrackets(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): squareBrackets += 1
    case UInt8(ascii: "]"): squareBrackets = max(0, squareBrackets - 1)
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): squareBrackets = 0
    default: break
    }
  }

  /// The letter of `case` at an index; `nil` after the last one.
  private static func letterOfCase(_ index: Int) -> UInt8? {
    switch index {
    case 0: UInt8(ascii: "c")
    case 1: UInt8(ascii: "a")
    case 2: UInt8(ascii: "s")
    case 3: UInt8(ascii: "e")
    default: nil
    }
  }

  /// Counts the word that white space ends; indentation is not a word.
  private mutating func endWord() {
    if !isBetweenWords {
      words += 1
      // The parser begins anew at `case`.
      if lettersOfCase == 4 { (words, assignedTexts) = (0, 0) }
    }
    isBetweenWords = true
  }
}
