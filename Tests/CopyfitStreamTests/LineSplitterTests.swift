import Testing

@testable import CopyfitStream

struct LineSplitterTests {
  @Test(arguments: [1, 2, 3, 7, 1000])
  func splitsWhateverTheBlocks(size: Int) {
    let input = Array("one\n\n \t\r\ntwo\r\nthree\n\nfour".utf8)
    var splitter = LineSplitter()
    var found: [String] = []
    for start in stride(from: 0, to: input.count, by: size) {
      splitter.bytes += input[start..<min(start + size, input.count)]
      splitter.split()
      found += take(&splitter)
    }
    splitter.split(atEnd: true)
    found += take(&splitter)
    #expect(found == ["1:one", "4:two\r", "5:three", "7:four"])
  }

  @Test func skipsAByteOrderMarkAtTheStart() {
    var splitter = LineSplitter()
    splitter.bytes = [0xEF, 0xBB, 0xBF] + Array("a\n".utf8)
    splitter.split()
    #expect(take(&splitter) == ["1:a"])
  }

  /// A client may wait for the answer.
  @Test(arguments: ["1\n", "\n"])
  func aShortFirstLineIsNotKept(line: String) {
    var splitter = LineSplitter()
    splitter.bytes = Array(line.utf8)
    splitter.split()
    #expect(take(&splitter).count == line.count - 1)
    splitter.bytes += Array("a\n".utf8)
    splitter.split()
    #expect(take(&splitter) == ["2:a"])
  }

  /// The mark is no part of the line, wherever a read ends.
  @Test(arguments: [1, 2, 3, RequestLimits.lineLength + 3])
  func aByteOrderMarkHasNoLength(first: Int) {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: RequestLimits.lineLength)
    let input = [0xEF, 0xBB, 0xBF] + line
    var splitter = LineSplitter()
    for block in [input[..<first], input[first...], Array("\n".utf8)[...]] {
      splitter.bytes += block
      splitter.split()
    }
    #expect(splitter.lines == [LineSplitter.Line(range: 0..<line.count, number: 1)])
  }

  @Test(arguments: [("", []), ("\n", []), ("a", ["1:a"]), ("\u{FEFF}", []), ("\u{FEFF}a", ["1:a"])])
  func shortInput(text: String, lines: [String]) {
    var splitter = LineSplitter()
    splitter.bytes = Array(text.utf8)
    splitter.split(atEnd: true)
    #expect(take(&splitter) == lines)
  }

  @Test func answersALineThatIsTooLongOnceAndGoesOn() {
    var splitter = LineSplitter()
    var found: [LineSplitter.Line] = []
    for _ in 0..<100 {
      splitter.bytes += [UInt8](repeating: UInt8(ascii: "x"), count: 40_000)
      splitter.split()
      found += splitter.lines
      splitter.removeLines()
      #expect(splitter.bytes.count <= RequestLimits.lineLength)
    }
    splitter.bytes += Array("\nnext\n".utf8)
    splitter.split()
    found += splitter.lines
    #expect(found.map(\.number) == [1, 2])
    #expect(found.map(\.isTooLong) == [true, false])
  }

  @Test(arguments: [(RequestLimits.lineLength, false), (RequestLimits.lineLength + 1, true)])
  func knowsTheLimit(length: Int, isTooLong: Bool) {
    var splitter = LineSplitter()
    splitter.bytes = [UInt8](repeating: UInt8(ascii: "x"), count: length) + Array("\n".utf8)
    splitter.split()
    #expect(splitter.lines.map(\.isTooLong) == [isTooLong])
  }

  private func take(_ splitter: inout LineSplitter) -> [String] {
    let lines = splitter.lines.map {
      "\($0.number):" + String(decoding: splitter.bytes[$0.range], as: UTF8.self)
    }
    splitter.removeLines()
    return lines
  }
}
