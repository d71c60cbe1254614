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
        if Self.classes.contains(escaped) {
          end()
        } else if Self.isSign(escaped) {
          append(escaped)
        } else {
          return false
        }
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
        if !Self.skipSet(&rest) { return false }
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

  /// Whether a backslash makes it an ordinary character.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar)
  }

  private mutating func end() {
    if !piece.isEmpty { pieces.append(piece) }
    piece = ""
  }

  private mutating func endBeforeOptional() {
    if !piece.isEmpty { piece.unicodeScalars.removeLast() }
    end()
  }

  /// Goes on behind a set, its bracket being read.
  ///
  /// - Returns: Whether it is certain where the set ends. It is not where a bracket stands right at its start,
  ///   where it has sets in it, and where an escape may reach over what follows it.
  private static func skipSet(_ rest: inout Substring.UnicodeScalarView) -> Bool {
    if rest.first == "^" { rest.removeFirst() }
    if rest.first == "]" { return false }
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst(), classes.contains(escaped) || isSign(escaped) else {
          return false
        }
      case "[": return false
      case "]": return true
      default: break
      }
    }
    return false
  }
}
