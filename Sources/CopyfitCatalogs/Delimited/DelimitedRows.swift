internal import CopyfitSourceText

/// Splits CSV or TSV into rows and fields, according to RFC 4180.
///
/// Fields in quotes may contain line ends and the delimiter; a quote in them is doubled.
struct DelimitedRows {
  /// A field with its start, including its quote.
  struct Field {
    var text: String
    var offset: Int
    /// The place of text after the closing quote, which is invalid.
    var trailing: Int?
  }

  /// The start of a quote that is never closed.
  private(set) var unclosedQuote: Int?
  /// The number of rows that an unclosed quote joins into one, including its own row.
  private(set) var swallowedRowCount = 0
  /// The places where merge conflicts start; the first of their two sides is read.
  private(set) var conflicts: [Int] = []
  private var scanner: TextScanner
  private var conflict = MergeConflict()
  let delimiter: UInt8

  init(_ utf8: [UInt8], isTabbed: Bool) {
    scanner = TextScanner(utf8)
    delimiter = isTabbed ? UInt8(ascii: "\t") : Self.delimiter(of: utf8)
  }

  /// The most frequent delimiter of the first row: a comma unless there are more semicolons or tabs.
  private static func delimiter(of utf8: [UInt8]) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in utf8 {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == 0x0A || byte == 0x0D { break }
      counts[byte, default: 0] += 1
    }
    var best = UInt8(ascii: ",")
    for candidate in ";\t".utf8 where counts[candidate, default: 0] > counts[best, default: 0] {
      best = candidate
    }
    return best
  }

  /// The next row that is not empty; `nil` at the end.
  mutating func next() -> [Field]? {
    while !scanner.isAtEnd {
      let start = scanner.offset
      if conflict.hasMarker(at: scanner), conflict.skipMarker(&scanner) { conflicts.append(start) }
      let row = row()
      if row.count > 1 || row.first.map({ !$0.text.isEmpty }) ?? false { return row }
    }
    return nil
  }

  private mutating func row() -> [Field] {
    var fields: [Field] = []
    while true {
      fields.append(field())
      guard let byte = scanner.byte else { return fields }
      scanner.advance()
      if byte == delimiter { continue }
      if byte == 0x0D, scanner.byte == 0x0A { scanner.advance() }
      return fields
    }
  }

  private mutating func field() -> Field {
    let start = scanner.offset
    let isQuoted = scanner.byte == UInt8(ascii: "\"")
    var text = isQuoted ? quoted() : ""
    let rest = scanner.offset
    // Text after a closing quote belongs to the field, as in spreadsheets.
    scanner.skip { $0 != delimiter && $0 != 0x0A && $0 != 0x0D }
    text += scanner.string(rest..<scanner.offset)
    let trailing = isQuoted && rest < scanner.offset ? rest : nil
    return Field(text: text, offset: start, trailing: trailing)
  }

  private mutating func quoted() -> String {
    let opening = scanner.offset
    scanner.advance()
    var text = ""
    while true {
      let start = scanner.offset
      scanner.skip { $0 != UInt8(ascii: "\"") }
      text += scanner.string(start..<scanner.offset)
      guard !scanner.isAtEnd else {
        unclosedQuote = opening
        swallowedRowCount = text.split(whereSeparator: \.isNewline).count
        return text
      }
      scanner.advance()
      guard scanner.skip("\"") else { return text }
      text += "\""
    }
  }
}
