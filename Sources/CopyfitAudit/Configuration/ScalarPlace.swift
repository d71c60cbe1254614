internal import CopyfitSourceText

/// Finds where a character of a YAML scalar stands in the file.
struct ScalarPlace {
  private let text: String
  private let start: SourcePosition
  private let source: SourceText

  /// - Parameters:
  ///   - text: The scalar's value.
  ///   - start: Where the scalar starts, its quotation mark included.
  init(_ text: String, at start: SourcePosition, in source: SourceText) {
    self.text = text
    self.start = start
    self.source = source
  }

  /// The place of a character, counted from 0; the scalar's start where it cannot be told.
  ///
  /// It can be told as long as the file says the same as the value, but for quotation marks and
  /// backslashes before them: values may span lines, and escapes may say anything.
  func position(of character: Int) -> SourcePosition {
    var rest = line.dropFirst(start.column - 1)
    let quote = rest.first.flatMap { $0 == "'" || $0 == "\"" ? $0 : nil }
    if quote != nil { rest.removeFirst() }
    for scalar in String(text.prefix(character)).unicodeScalars {
      if let quote, Self.isEscaped(scalar, by: quote) {
        guard rest.first == (quote == "'" ? "'" : "\\") else { return start }
        rest.removeFirst()
      }
      guard rest.first == scalar else { return start }
      rest.removeFirst()
    }
    return SourcePosition(line: start.line, column: rest.startIndex + 1)
  }

  private static func isEscaped(_ scalar: Unicode.Scalar, by quote: Unicode.Scalar) -> Bool {
    quote == "'" ? scalar == "'" : scalar == "\"" || scalar == "\\"
  }

  /// The scalars of the line on which the value starts.
  private var line: [Unicode.Scalar] {
    let lines = source.utf8.split(
      maxSplits: start.line, omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A })
    guard start.line - 1 < lines.count else { return [] }
    return Array(String(decoding: lines[start.line - 1], as: UTF8.self).unicodeScalars)
  }
}
