internal import Copyfit
internal import CopyfitUnicode

/// The last valid request of a stream, from which lines that repeat it are read.
///
/// Consecutive lines often differ only in their identifier, text and locale. Such a line is compared with the one that
/// was read before, and only these values are read.
struct RequestPattern {
  /// A value that may differ, with its range in a line.
  struct Value {
    let field: RequestField
    let range: Range<Int>
  }

  /// The request of the last line that was read.
  private(set) var request: FitRequest
  /// Its label.
  let label: LabelSpec
  /// The range of its identifier in the bytes of its line.
  private(set) var id: Range<Int>?
  private let line: [UInt8]
  /// In the order of the line.
  private let values: [Value]
  /// The locale as it is written in the last line.
  private var locale: [UInt8] = []

  /// Longer lines are seldom repeated, and would be copied.
  private static let longestLine = 1 << 12

  /// Whether a field may differ.
  static func mayDiffer(_ field: RequestField) -> Bool {
    field == .id || field == .text || field == .locale
  }

  /// Creates the pattern of a line; `nil` if it is too long to be compared.
  ///
  /// - Parameters:
  ///   - request: The request in the line, and `label` its label.
  ///   - values: The values that may differ, with their ranges in the line.
  init?(_ request: FitRequest, _ label: LabelSpec, _ line: ArraySlice<UInt8>, _ values: [Value]) {
    guard line.count <= Self.longestLine else { return nil }
    self.request = request
    self.label = label
    self.line = Array(line)
    self.values = values
  }

  /// Reads a line that differs only in these values.
  ///
  /// - Returns: Whether the line does; otherwise, it must be parsed, and the request is unchanged.
  mutating func read(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    var reader = JSONReader(bytes, in: range)
    var (start, id) = (0, Range<Int>?.none)
    var (text, locale): (JSONReader.StringToken?, JSONReader.StringToken?) = (nil, nil)
    for value in values {
      guard reader.skip(line[start..<value.range.lowerBound]),
        let found = try? reader.skipValue(of: value.field)
      else { return false }
      start = value.range.upperBound
      switch value.field {
      case .id: id = found.range
      case .text: text = found.string
      default: locale = found.string
      }
    }
    guard reader.skip(line[start...]), reader.position == reader.end,
      UTF8Check.firstInvalidByte(of: bytes[range]) == nil, let text,
      readLocale(locale, of: reader)
    else { return false }
    request.text = reader.string(of: text)
    self.id = id
    return true
  }

  /// Reads a locale, unless it equals that of the last line; returns whether it is valid.
  private mutating func readLocale(
    _ token: JSONReader.StringToken?, of reader: JSONReader
  ) -> Bool {
    guard let token, !reader.bytes[token.content].elementsEqual(locale) || locale.isEmpty else {
      return true
    }
    let name = reader.string(of: token)
    guard name.isEmpty || LocaleIdentifier.isWellFormed(name) else { return false }
    request.locale = name
    locale = Array(reader.bytes[token.content])
    return true
  }
}

extension JSONReader {
  /// Skips bytes if they are next.
  fileprivate mutating func skip(_ expected: ArraySlice<UInt8>) -> Bool {
    guard position + expected.count <= end,
      Self.areEqual(bytes.span, from: position, expected.span)
    else { return false }
    position += expected.count
    return true
  }

  private static func areEqual(
    _ bytes: Span<UInt8>, from start: Int, _ expected: Span<UInt8>
  ) -> Bool {
    for index in expected.indices where bytes[start + index] != expected[index] { return false }
    return true
  }

  /// Skips a value that may differ: a string, or a number as an identifier.
  fileprivate mutating func skipValue(
    of field: RequestField
  ) throws(JSONSyntaxError) -> (range: Range<Int>, string: StringToken?) {
    let isString = try peekKind() == .string
    let start = position
    guard isString else {
      guard field == .id else { throw error(.value) }
      _ = try readNumber()
      return (start..<position, nil)
    }
    let hasEscapes = try skipString()
    let content = start + 1..<position - 1
    return (start..<position, StringToken(content: content, hasEscapes: hasEscapes))
  }
}
