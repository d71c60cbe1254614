internal import CopyfitSourceText

/// Finds the place of a character of a YAML scalar in the file.
struct ScalarPlace {
  private let text: String
  private let start: SourcePosition
  private let source: SourceText

  /// - Parameters:
  ///   - text: The scalar's value.
  ///   - start: The place of the scalar, including its quotation mark.
  init(_ text: String, at start: SourcePosition, in source: SourceText) {
    self.text = text
    self.start = start
    self.source = source
  }

  /// The place of a character, counted from 0; the scalar's start if it is unknown.
  ///
  /// It is known as long as the file equals the value, except for quotation marks and backslashes before them, because
  /// values may span lines, and escapes may have any value.
  func position(of character: Int) -> SourcePosition {
    let written = text.prefix(character).unicodeScalars
    var rest = rest(ofLine: start.line, from: start, atMost: 2 * written.count + 2)[...]
    if let first = rest.first, first == ">" || first == "|" { return blockPosition(of: character) }
    let quote = rest.first.flatMap { $0 == "'" || $0 == "\"" ? $0 : nil }
    if quote != nil { rest.removeFirst() }
    for scalar in written {
      if let quote, Self.isEscaped(scalar, by: quote) {
        guard rest.first == (quote == "'" ? "'" : "\\") else { return start }
        rest.removeFirst()
      }
      guard rest.first == scalar else { return start }
      rest.removeFirst()
    }
    return SourcePosition(line: start.line, column: start.column + rest.startIndex)
  }

  /// The place of a character of a block scalar, whose lines start below its `>` or `|`.
  ///
  /// Lines are indented, and joined by a space or kept separate.
  private func blockPosition(of character: Int) -> SourcePosition {
    var number = start.line + 1
    var rest = contents(number)
    for scalar in String(text.prefix(character)).unicodeScalars {
      if rest.isEmpty, scalar == " " || scalar == "\n" {
        number += 1
        rest = contents(number)
      } else {
        guard rest.first == scalar else { return start }
        rest.removeFirst()
      }
    }
    return SourcePosition(line: number, column: rest.startIndex + 1)
  }

  /// A line without its indentation, trailing white space and line end.
  private func contents(_ number: Int) -> ArraySlice<Unicode.Scalar> {
    var line = line(number).drop { $0 == " " }
    while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
    return line
  }

  private static func isEscaped(_ scalar: Unicode.Scalar, by quote: Unicode.Scalar) -> Bool {
    quote == "'" ? scalar == "'" : scalar == "\"" || scalar == "\\"
  }

  /// The scalars of a line, counted from 1.
  private func line(_ number: Int) -> [Unicode.Scalar] {
    rest(ofLine: number, from: SourcePosition(line: number, column: 1), atMost: .max / 4)
  }

  /// The scalars of a line from a place on, without the line end.
  ///
  /// - Parameter count: The number of scalars that are needed; the whole line may be the whole file.
  private func rest(
    ofLine number: Int, from place: SourcePosition, atMost count: Int
  ) -> [Unicode.Scalar] {
    guard let line = source.range(ofLine: number), let offset = source.offset(of: place) else {
      return []
    }
    let bytes = source.utf8[offset..<line.upperBound].prefix(4 * count)
      .prefix { $0 != 0x0A && $0 != 0x0D }
    return Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
  }
}
