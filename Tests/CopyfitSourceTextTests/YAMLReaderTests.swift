import CopyfitSourceText
import Testing

@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLNode? {
    var reader = YAMLReader()
    return try reader.read(SourceText(decoding: Array(text.utf8)))
  }

  /// A node as text: scalars as written, quoted ones in quotes, with line and column.
  private func dump(_ node: YAMLNode) -> String {
    let place = "@\(node.position.line):\(node.position.column)"
    switch node.content {
    case .scalar(let text, let isPlain): return (isPlain ? text : "\"\(text)\"") + place
    case .sequence(let nodes): return "[" + nodes.map(dump).joined(separator: " ") + "]" + place
    case .mapping(let pairs):
      let parts = pairs.map { "\($0.key.value): \(dump($0.value))" }
      return "{" + parts.joined(separator: ", ") + "}" + place
    }
  }

  @Test(arguments: [
    ("a: no\nb: [1, 'x']\n", "{a: no@1:4, b: [1@2:5 \"x\"@2:8]@2:4}@1:1"),
    ("{\"a\": {\"b\": null}}", "{a: {b: null@1:13}@1:7}@1:1"),
    ("a: !!int 1\nb: !!str ~\nc: &x [! 2]", "{a: 1@1:4, b: \"~\"@2:4, c: [\"2\"@3:8]@3:4}@1:1"),
    // JSON writes some characters as two escapes.
    (
      #"{"a": "\ud83d\ude00", "b": [1, null]}"#,
      "{a: \"\u{1F600}\"@1:7, b: [1@1:29 null@1:32]@1:28}@1:1"
    ),
    (" [\"\\uD83D\\uDE00\"]\n", "[\"\u{1F600}\"@1:3]@1:2"),
    ("- é: x\n- |\n  text\n", "[{é: x@1:6}@1:3 \"text\n\"@2:3]@1:1"),
  ])
  func keepsTextAndPlaces(_ text: String, _ expected: String) throws {
    #expect(try read(text).map(dump) == expected)
  }

  @Test(arguments: ["", "# only a comment\n", "\u{FEFF}\n"])
  func anEmptyFileHasNoValue(_ text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test(arguments: [
    ("a: [1, 2\nb: 3", "2:2"), ("a: 1\n\tb: 2", "2:1"), ("a: *x", "1:4"), ("--- 1\n--- 2\n", "2:1"),
    ("? [a]\n: b", "1:3"), ("a: \u{1}", "1:4"), ("a: !Ref x", "1:4"), ("a: [!!binary eA==]", "1:5"),
    ("!x a: 1", "1:1"),
  ])
  func saysWhereTextCannotBeRead(_ text: String, _ place: String) {
    let error = #expect(throws: SourceTextError.self) { try read(text) }
    #expect(error?.position.map { "\($0.line):\($0.column)" } == place)
  }

  @Test func tellsOfKeysThatStandTwice() throws {
    var reader = YAMLReader()
    _ = try reader.read(SourceText(decoding: Array("a: 1\nb: 2\na: 3\n".utf8)))
    #expect(
      reader.duplicates == [
        .syntax(
          message: "'a' occurs twice; the first is on line 1",
          position: SourcePosition(line: 3, column: 1))
      ])
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000), String(repeating: "- ", count: 10_000),
    String(repeating: "{a: ", count: 100_000),
  ])
  func refusesWhatIsNestedTooDeep(_ text: String) {
    #expect(throws: SourceTextError.self) { try read(text) }
  }

  @Test func aKeyOfJSONThatOccursTwiceIsAnError() throws {
    var reader = YAMLReader()
    let text = #"{"a": "\ud83d\ude00", "a": 1}"#
    _ = try reader.read(SourceText(decoding: Array(text.utf8)))
    #expect(reader.duplicates.map(\.position?.column) == [23])
    #expect(reader.duplicates.map(\.message) == ["'a' occurs twice; the first is on line 1"])
  }
}
