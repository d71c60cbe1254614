import CopyfitSourceText
import Testing

@Suite struct SourceTextTests {
  struct Encoded: Sendable {
    var name: String
    var bytes: [UInt8]
    var encoding: TextEncoding
    var hasMark: Bool
  }

  @Test(arguments: [
    Encoded(name: "UTF-8", bytes: [0x61, 0xC3, 0xA9], encoding: .utf8, hasMark: false),
    Encoded(
      name: "UTF-8 with mark", bytes: [0xEF, 0xBB, 0xBF, 0x61, 0xC3, 0xA9], encoding: .utf8,
      hasMark: true),
    Encoded(
      name: "UTF-16LE with mark", bytes: [0xFF, 0xFE, 0x61, 0, 0xE9, 0],
      encoding: .utf16LittleEndian, hasMark: true),
    Encoded(
      name: "UTF-16BE with mark", bytes: [0xFE, 0xFF, 0, 0x61, 0, 0xE9], encoding: .utf16BigEndian,
      hasMark: true),
    Encoded(
      name: "UTF-16LE", bytes: [0x61, 0, 0xE9, 0], encoding: .utf16LittleEndian, hasMark: false),
    Encoded(
      name: "UTF-16BE", bytes: [0, 0x61, 0, 0xE9], encoding: .utf16BigEndian, hasMark: false),
    Encoded(
      name: "UTF-32LE with mark", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0, 0xE9, 0, 0, 0],
      encoding: .utf32LittleEndian, hasMark: true),
    Encoded(
      name: "UTF-32BE", bytes: [0, 0, 0, 0x61, 0, 0, 0, 0xE9], encoding: .utf32BigEndian,
      hasMark: false),
  ])
  func decodes(_ encoded: Encoded) {
    let text = SourceText(decoding: encoded.bytes)
    #expect(String(decoding: text.utf8, as: UTF8.self) == "aé")
    #expect(text.encoding == encoded.encoding)
    #expect(text.hasByteOrderMark == encoded.hasMark)
    #expect(text.firstInvalidOffset == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0xE9, 0x62], "a\u{FFFD}b", 1),
      ([0xFF, 0xFE, 0x61, 0, 0x00, 0xD8], "a\u{FFFD}", 1),
      ([0xFF, 0xFE, 0x61, 0, 0x62], "a\u{FFFD}", 1),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}", 0),
    ] as [([UInt8], String, Int)])
  func replacesWhatIsNoText(_ bytes: [UInt8], _ expected: String, _ offset: Int) {
    let text = SourceText(decoding: bytes)
    #expect(String(decoding: text.utf8, as: UTF8.self) == expected)
    #expect(text.firstInvalidOffset == offset)
  }

  /// Line ends and long characters at each place of the blocks that the index counts at once.
  @Test(arguments: 0..<20)
  func findsLinesAndColumns(seed: Int) {
    let parts = ["a", "é", "日", "😀", "\n", "\r", "\r\n", "\u{0E}", "\t"]
    let text = (0..<(60 + 7 * seed)).map { parts[($0 * $0 + seed * $0 + $0 / 7) % parts.count] }
    let bytes = Array(text.joined().utf8)
    let source = SourceText(decoding: bytes)
    var (line, column) = (1, 1)
    for (offset, byte) in bytes.enumerated() {
      if byte & 0xC0 != 0x80 {
        #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
      }
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte == 0x0A || byte == 0x0D && next != 0x0A {
        (line, column) = (line + 1, 1)
      } else if next & 0xC0 != 0x80 {
        column += 1
      }
    }
    #expect(source.end == SourcePosition(line: line, column: column))
  }

  @Test func anEmptyTextHasOnePlace() {
    let text = SourceText(decoding: [])
    #expect(text.end == SourcePosition(line: 1, column: 1))
  }
}

@Suite struct LineIndexTests {
  /// Each `|` marks a place; the list has its line and column.
  @Test(
    arguments: [
      ("|a|b\n|c|", [(1, 1), (1, 2), (2, 1), (2, 2)]),
      ("a\r\n|b\r|c\n|", [(2, 1), (3, 1), (4, 1)]),
      ("é|𝄞|\u{301}|x", [(1, 2), (1, 3), (1, 4)]),
      ("a\u{2028}|b\u{85}|c", [(1, 3), (1, 5)]),
    ] as [(String, [(Int, Int)])])
  func placesOffsets(_ marked: String, _ expected: [(Int, Int)]) {
    var utf8: [UInt8] = []
    var offsets: [Int] = []
    for byte in marked.utf8 {
      if byte == UInt8(ascii: "|") { offsets.append(utf8.count) } else { utf8.append(byte) }
    }
    let index = LineIndex(utf8)
    let places = offsets.map { index.position(at: $0, in: utf8) }
    #expect(places == expected.map { SourcePosition(line: $0.0, column: $0.1) })
  }

  /// A place beyond a line is at the line's end; the lines include their ends.
  @Test func findsLinesAndOffsets() {
    let utf8 = Array("é\r\nb\n".utf8)
    let index = LineIndex(utf8)
    #expect((0...4).map { index.range(ofLine: $0, in: utf8) } == [nil, 0..<4, 4..<6, 6..<6, nil])
    let places = [(1, 1), (1, 2), (1, 9), (2, 1), (3, 1), (4, 1)]
    #expect(
      places.map { index.offset(of: SourcePosition(line: $0.0, column: $0.1), in: utf8) }
        == [0, 2, 4, 4, 6, nil])
    #expect(LineIndex([]).offset(of: .start, in: []) == 0)
  }

  @Test func agreesWithCountingOnLongLines() {
    let text = (0..<500).map { $0.isMultiple(of: 7) ? "é𝄞\n" : "aß" }.joined()
    let utf8 = Array(text.utf8)
    let index = LineIndex(utf8)
    var counted = SourcePosition.start
    var offset = 0
    for scalar in text.unicodeScalars {
      #expect(index.position(at: offset, in: utf8) == counted)
      #expect(index.offset(of: counted, in: utf8) == offset)
      offset += UTF8.width(scalar)
      counted =
        scalar == "\n"
        ? SourcePosition(line: counted.line + 1, column: 1)
        : SourcePosition(line: counted.line, column: counted.column + 1)
    }
  }
}
