package import CopyfitSourceText
internal import CopyfitUnicode

extension RegularExpression {
  /// Pieces that every matching text contains; empty if none are known.
  package var literals: [PatternLiteral] {
    ExpressionPieces(text).pieces.map { PatternLiteral($0, at: .anywhere) }
  }
}

/// The literal pieces of a regular expression, outside of groups and sets, that are not optional.
///
/// This is not a parser: if an expression uses uncommon syntax, no piece is found.
struct ExpressionPieces {
  private(set) var pieces: [String] = []
  private var piece = ""
  private var groups = 0

  /// Letters that form an escape on their own.
  private static let classes = Set("dDwWsSbBAZz".unicodeScalars)

  init(_ text: String) {
    if !read(text) { pieces = [] }
  }

  /// - Returns: Whether the whole expression was understood.
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
        // Groups with special syntax: flags change how letters are compared.
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

  /// Skips a set after its bracket.
  ///
  /// - Returns: Whether the end of the set is certain. It is not if a bracket follows the start directly, if the set
  ///   contains sets, or if an escape may extend over the characters after it.
  static func skipSet(_ rest: inout Substring.UnicodeScalarView) -> Bool {
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
