/// A syntax error in a line of JSON.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The syntax that RFC 8259 requires at the place.
  package enum Reason: Hashable, Sendable {
    case value
    case key
    case colon
    case commaOrEnd(closing: Character)
    case trailingComma
    case literal
    case number
    case escape
    case controlCharacter
    case unfinishedString
    case end
    case tooDeep(limit: Int)
  }

  package let reason: Reason
  /// The position of the error in bytes, counted from 1 within the line.
  package let column: Int

  /// The error as a sentence without a full stop.
  package var message: String { "byte \(column): \(explanation)" }

  private var explanation: String {
    switch reason {
    case .value: "expected a value"
    case .key: "expected a field's name in double quotes"
    case .colon: "expected ':' after the field's name"
    case .commaOrEnd(let closing): "expected ',' or '\(closing)'"
    case .trailingComma: "a ',' must be followed by another element"
    case .literal: "expected true, false or null"
    case .number: "malformed number"
    case .escape: "unknown escape sequence"
    case .controlCharacter: "a control character in a string must be escaped"
    case .unfinishedString: "a string is not closed"
    case .end: "unexpected text after the value"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    }
  }
}
