import Copyfit
import Testing

@testable import CopyfitStream

/// A line that repeats the request before it is answered as if it came alone.
struct RequestPatternTests {
  private static let first = line("\"a\"", "\"Weiter zur Kasse\"", "\"de\"")

  private static func line(_ id: String, _ text: String, _ locale: String) -> String {
    #"{"id":\#(id),"text":\#(text),"locale":\#(locale),"style":"body","categories":"all","width":90}"#
  }

  /// Lines, and whether they repeat the first; `ÿ` stands for a byte that is not UTF-8.
  private static let lines: [(String, Bool)] = [
    (line("\"b\"", "\"Zurück\"", "\"fi\""), true), (line("7", "\"\"", "\"de\""), true),
    (line("-1.5e3", "\"ชำระเงิน\"", "\"\""), true), (line(" \"b\"", "\t\"x\"", "\"de\""), true),
    (line("\"\\\"\"", "\"a\\n\\u00fc\\ud800\\\\\"", "\"\\u0064e\""), true),
    (line("01", "\"x\"", "\"de\""), false), (line("null", "\"x\"", "\"de\""), false),
    (line("[1]", "\"x\"", "\"de\""), false), (line("1", "2", "\"de\""), false),
    (line("1", "\"\\x\"", "\"de\""), false), (line("1", "\"\u{1}\"", "\"de\""), false),
    (line("1", "\"x", "\"de\""), false), (line("1", "\"ÿ\"", "\"de\""), false),
    (line("1", "\"x\"", "\"!\""), false), (line("1", "\"x\"", "null"), false),
    (line("1", "\"x\"", "\"de\",\"text\":\"y\""), false),
    (line("1", "\"x\"", "\"de\"") + "x", false), (line("1", "\"x\"", "\"de\" "), false),
    (#"{"text":"x","id":"b","locale":"de","style":"body","categories":"all","width":90}"#, false),
    (#"{"id":1,"text":"x","locale":"de","style":"body","categories":"all","width":91}"#, false),
    (#"{"id":1,"text":"x","locale":"de","style":"body","categories":"all","width":9"#, false),
    (#"{"id":1"#, false),
  ]

  @Test(arguments: lines)
  func linesAreAnsweredAsIfAlone(line: String, repeats: Bool) throws {
    var worker = RequestWorker(fonts: try FontLibrary())
    let lines = [Self.first, line, Self.first].map(Self.bytes)
    for (number, line) in lines.enumerated() {
      if number == 1 {
        let known = worker.pattern
        var pattern = try #require(known)
        #expect(pattern.read(line, in: line.indices) == repeats)
      }
      let answer = Self.answer(to: line, &worker)
      #expect(try answer == Self.answerAlone(to: line))
    }
  }

  /// A request of another kind in between, whose font is the current one then.
  @Test func aRequestFromElsewhereEndsThePattern() throws {
    var worker = RequestWorker(fonts: try FontLibrary())
    let line = Self.bytes(Self.first)
    _ = Self.answer(to: line, &worker)
    let other = Self.bytes(#"{"text":"x","system":true,"sizes":[17]}"#)
    try worker.fit(try RequestParser.parse(other, in: other.indices).request.get()) { _ in }
    let isForgotten = worker.pattern == nil
    #expect(isForgotten)
    let answer = Self.answer(to: line, &worker)
    #expect(try answer == Self.answerAlone(to: line))
  }

  private static func bytes(_ line: String) -> [UInt8] {
    Array(line.split(separator: "ÿ").map { Array($0.utf8) }.joined(separator: [0xFF]))
  }

  private static func answerAlone(to line: [UInt8]) throws -> String {
    var worker = RequestWorker(fonts: try FontLibrary())
    return answer(to: line, &worker)
  }

  private static func answer(to line: [UInt8], _ worker: inout RequestWorker) -> String {
    var writer = JSONWriter()
    _ = worker.answer(line, in: line.indices, number: 1, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
