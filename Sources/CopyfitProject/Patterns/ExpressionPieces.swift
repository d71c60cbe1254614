package import CopyfitSourceText
internal import CopyfitUnicode

extension RegularExpression {
  /// Pieces that are in every text in which the expression is found; none where nothing is known of them.
  package var literals: [PatternLiteral] {
    ExpressionPieces(text).pieces.map { PatternLiteral($0, at: .anywhere) }
  }
}

/// The letters of a regular expression that stand outside its groups and sets, and are not optional.
///
/// Not a parser: where an expression has anything beyond the usual signs, no piece is found.
struct ExpressionPieces {
  private(set) var pieces: [String] = []
  private var piece = ""
  private var groups = 0

  /// Escapes of one letter that take no text after them.
  private static let classes = Set("dDwWsSbBAZz".unicodeScalars)

  init(_ text: String) {
    if !read(text) { pieces = [] }
  }

  /// - Returns: Whether all of the expression is known.
  private mutating func read(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return false }
        if Self.classes.contains(escaped) { end() } else if !appendSign(escaped) { return false }
      case "(":
        // Groups of a kind of their own: flags change how letters are compared.
        if rest.first == "?" { return false }
        end()
        groups += 1
      case ")":
        end()
        groups -= 1
      case "|": if groups == 0 { return false }
      case "[":
        end()
        Self.skipSet(&rest)
      case "*", "?": endBeforeOptional()
      case "{":
        endBeforeOptional()
        rest = rest.drop { $0 != "}" }.dropFirst()
      case "+", ".", "^", "$": end()
      default: append(scalar)
      }
    }
    end()
    return true
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if groups == 0 { piece.unicodeScalars.append(scalar) }
  }

  /// Appends what a backslash makes an ordinary character; returns whether it does.
  private mutating func appendSign(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII, !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else {
      return false
    }
    append(scalar)
    return true
  }

  private mutating func end() {
    if !piece.isEmpty { pieces.append(piece) }
    piece = ""
  }

  private mutating func endBeforeOptional() {
    if !piece.isEmpty { piece.unicodeScalars.removeLast() }
    end()
  }

  private static func skipSet(_ rest: inout Substring.UnicodeScalarView) {
    var depth = 1
    while depth > 0, let scalar = rest.popFirst() {
      switch scalar {
      case "\\": rest = rest.dropFirst()
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
    }
  }
}
