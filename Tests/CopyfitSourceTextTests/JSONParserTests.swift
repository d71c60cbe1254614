import CopyfitSourceText
import Testing

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONNode {
    var parser = JSONParser(SourceText(decoding: Array(text.utf8)))
    return try parser.parse()
  }

  @Test func keepsPlacesAndOrder() throws {
    let root = try parse(#"{"b": [1, true, null], "a": "x\n\u00e9\uD83D\uDE00\/"}"#)
    #expect(root.members.map(\.name) == ["b", "a"])
    #expect(root.members.map(\.offset) == [1, 23])
    #expect(root["a"]?.string == "x\né😀/")
    #expect(root["a"]?.offset == 28)
  }

  @Test func tellsOfNamesThatStandTwice() throws {
    var parser = JSONParser(SourceText(decoding: Array(#"{"a": 1, "b": {"a": 2}, "a": 3}"#.utf8)))
    let root = try parser.parse()
    #expect(root["a"]?.content == .number("3"))
    #expect(parser.duplicates.map(\.name) == ["a"])
    #expect(parser.duplicates.map(\.offset) == [24])
    #expect(parser.duplicates.map(\.earlier) == [1])
  }

  /// The texts of names are not stored, so those of a large object are read again to be compared.
  @Test(arguments: [3, 7, 8, 9, 100])
  func namesOfObjectsOfAnySizeAreCompared(count: Int) throws {
    let names = (0..<count).map { "\"n\\u006f.\($0)\": \($0)" }
    let text = "{\(names.joined(separator: ", ")), \"no.1\": 7, \"no.1\": 8}"
    var parser = JSONParser(SourceText(decoding: Array(text.utf8)))
    let members = try parser.parse().members
    let same = members.filter { $0.name == "no.1" }.map(\.offset)
    #expect(same.count == 3 && members.count == count + 2)
    #expect(parser.duplicates.map(\.name) == ["no.1", "no.1"])
    #expect(parser.duplicates.map(\.earlier) == [same[0], same[1]])
    #expect(parser.duplicates.map(\.offset) == [same[1], same[2]])
  }

  @Test func membersOfTheRootArePassedOn() throws {
    var parser = JSONParser(SourceText(decoding: Array(#"{"a": {"b": 1}, "c": 2, "d": [3]}"#.utf8)))
    var passed: [String] = []
    let root = try parser.parse(passingMembersTo: { member in
      passed.append(member.name)
      return member.name != "c"
    })
    #expect(passed == ["a", "c", "d"])
    #expect(root.members.map(\.name) == ["c"])
  }

  /// The members before the object are passed once, and not with each of its members.
  @Test func membersOfAnObjectInTheRootArePassedOn() throws {
    let text = #"{"a": 1, "b": {"c": 2, "d": {"b": {"e": 3}}, "f": 4}, "g": 5}"#
    var parser = JSONParser(SourceText(decoding: Array(text.utf8)))
    var (before, passed): ([[String]], [String]) = ([], [])
    let root = try parser.parse(passingMembersOf: "b") { members in
      before.append(members.map(\.name))
      return { member in
        passed.append(member.name)
        return member.name != "c"
      }
    }
    #expect(before == [["a"]])
    #expect(passed == ["c", "d", "f"])
    #expect(root.members.map(\.name) == ["a", "b", "g"])
    #expect(root["b"]?.members.map(\.name) == ["c"])
  }

  @Test(arguments: [
    ("", "1:1", "expected a value, found the end of the file"),
    ("{\"a\": 1,}", "1:9", "expected a name in quotes, found '}'"),
    ("{\"a\" 1}", "1:6", "expected ':', found '1'"),
    ("[1 2]", "1:4", "expected ',' or ']', found '2'"),
    ("{\n  \"a\": tru\n}", "2:8", "expected a value, found 't'"),
    ("\"a\nb\"", "1:3", "a line break or control character in a text must be escaped"),
    ("\"abc", "1:1", "the text that starts here is never closed"),
    ("\"\\x\"", "1:2", "no such escape in JSON"),
    (#""a\ud800b""#, "1:3", halfCharacter), (#"{"\udc00\ud800": 1}"#, "1:3", halfCharacter),
    (#"["\ud83d\u0041"]"#, "1:3", halfCharacter),
    ("{}x", "1:3", "expected the end of the file, found 'x'"),
    ("01", "1:1", "expected a value, found '0'"),
    ("{\n<<<<<<< HEAD\n", "2:1", "this is a merge conflict's marker; resolve the conflict"),
  ])
  func saysWhereTextIsNoJSON(_ text: String, _ place: String, _ message: String) {
    let error = #expect(throws: SourceTextError.self) { try parse(text) }
    #expect(error?.message == message)
    #expect(error?.position.map { "\($0.line):\($0.column)" } == place)
  }

  private static let halfCharacter =
    "this escape is half a character; write both halves, or the character itself"

  /// Parsers of JavaScript and Dart read them.
  @Test func halfCharactersMayBeRead() throws {
    let text = #"{"a\ud83d": "\ude00x\ud83d\ude00", "a\ud83d": "\ud83d\u0041"}"#
    var parser = JSONParser(SourceText(decoding: Array(text.utf8)))
    parser.toleratesHalfCharacters = true
    let root = try parser.parse()
    #expect(root.members.map(\.name) == ["a\u{FFFD}", "a\u{FFFD}"])
    #expect(root.members.map(\.value.string) == ["\u{FFFD}x😀", "\u{FFFD}A"])
    #expect(parser.duplicates.count == 1)
    #expect(parser.halfCharacters == [3, 13, 37, 47])
  }

  @Test func refusesWhatIsNestedTooDeep() {
    let text = String(repeating: "[", count: 1_000_000)
    let error = #expect(throws: SourceTextError.self) { try parse(text) }
    #expect(error?.message == "nested more than 128 levels deep")
  }
}
