import CopyfitCatalogs
import CopyfitSourceText
import Testing

/// The system's result for a `.strings` file, checked against Foundation in `CatalogOracleTests`.
@Suite struct StringsTableTests {
  private func read(_ text: String) -> CatalogContent {
    CatalogReader.read(Array(text.utf8), file: "de.lproj/App.strings")
  }

  private func pairs(_ content: CatalogContent) -> [String] {
    content.tables.flatMap(\.entries).map { "\($0.key)=\($0.value)" }
  }

  private func summary(_ problem: CatalogProblem) -> String {
    let place = "\(problem.position.line):\(problem.position.column)"
    return "\(place) \(problem.kind.rawValue) \(problem.entriesLost)"
  }

  @Test(arguments: [
    (#""a" = "b";"#, ["a=b"]),
    (#"'a' = 'x"y';"#, [#"a=x"y"#]),
    (#"a = b; c-d.e/f:g$_ = 1;"#, ["a=b", "c-d.e/f:g$_=1"]),
    (#""a"; b;"#, ["a=a", "b=b"]),
    (#"{ "a" = "b"; }"#, ["a=b"]),
    ("\"a\" = \"x\\\n\\n\\t\\\"\\\\y\nz\";", ["a=x\n\n\t\"\\y\nz"]),
    (#""a" = "\U00e9\UD83D\UDE00\12";"#, ["a=é😀\n"]),
    (#""a" = {b = c;}; "d" = (1, "2"); e = <aa bb>; f = "x";"#, ["f=x"]),
    ("// c\u{2028}\"a\" = \"b\"; /* d */ // e", ["a=b"]),
    ("", []), (" \n// only a comment", []),
  ])
  func readsTheWholeGrammar(_ text: String, _ expected: [String]) {
    let content = read(text)
    #expect(pairs(content) == expected)
    // Values in brackets are reported.
    let bracketed = content.leftOut.values.reduce(0, +)
    #expect(content.problems.count == bracketed)
  }

  @Test(arguments: [
    ("\"a\" = \"b\";;\n\"c\" = \"d\";\n\"e\" = \"f\";", "1:11 unreachable-entries 2"),
    ("\"a\" = \"b\";\n,\n\"c\" = \"d\";", "2:1 unreachable-entries 1"),
    ("\"a\" = \"b\";\n# note = x\n\"c\" = \"d\";", "2:1 unreachable-entries 1"),
    ("\"a\" = \"b\";\n#\"c\" = \"d\";", "2:1 unreachable-entries 1"),
    ("\"a\" = \"b\";\n#c\" = \"d\";\n# e = f;\n", "2:1 unreachable-entries 2"),
    ("\"a\" = \"b\";\n“c” = \"d\";", "2:1 unreachable-entries 1"),
    ("\"a\" = \"b\";\nключ = \"d\";", "2:1 unreachable-entries 1"),
    ("\"a\" = \"b\";\n}\n\"c\" = \"d\";", "2:1 unreachable-entries 1"),
    (
      "\"a\" = \"b\";\n<<<<<<< HEAD\n\"c\" = \"d\";\n=======\n\"c\" = \"e\";\n>>>>>>> x\n",
      "2:1 unreachable-entries 2"
    ),
    ("\"a\" = \"b\";\n\"c", "2:1 unreachable-entries 1"),
    ("\"a\" = \"b\";\n/* open\n\"c\" = \"d\";", "2:1 unreachable-entries 1"),
  ])
  func saysWhereReadingStopsWithoutAnError(_ text: String, _ expected: String) {
    let content = read(text)
    #expect(pairs(content) == ["a=b"])
    #expect(content.problems.map(summary) == [expected])
  }

  @Test(arguments: [
    ("/* a *\n\"c\" = \"d\";\n/* b */\n", 1),
    ("/* a /\"c\" = \"d\";\n'e' = x; \"f\" =\n\"\\\"\" ;/*/", 2),
    ("/* a *\"/\n\"c\" = \"d\";\n/* b */\n", 1),
    ("/* a /*/", 0), ("/* \"c\" = \"d\"; */ /* b */", 0), ("// \"c\" = \"d\"; /* b */", 0),
    ("/* \"c\"; \"d\" = \"\\\" /* e */", 0),
  ])
  func countsEntriesInACommentWithoutItsEnd(_ comment: String, _ lost: Int) {
    let content = read("\n" + comment + "\n\"a\" = \"b\";")
    #expect(pairs(content) == ["a=b"])
    #expect(
      content.problems.map(summary) == (lost > 0 ? ["2:1 unreachable-entries \(lost)"] : []))
  }

  @Test(arguments: [
    "\"a\" = \"b\";;", "\"a\" = \"b\";\n}\n", "\"a\" = \"b\";\n/* open", "\"a\" = \"b\";\n# note",
    "\"a\" = \"b\";\n# note = x",
  ])
  func whatLosesNothingIsNoProblem(_ text: String) {
    #expect(pairs(read(text)) == ["a=b"])
    #expect(read(text).problems.isEmpty)
  }

  @Test(arguments: [
    ("“a” = \"b\";", "1:1 catalog-syntax 1", "'“' cannot start a table"),
    ("%@ x = \"b\";", "1:1 catalog-syntax 1", "'%' cannot start a table"),
    ("{ \"a\" = \"b\"; } x", "1:16 catalog-syntax 1", "nothing can follow"),
    ("{ \"a\" = \"b\"; ", "1:1 catalog-syntax 1", "nothing closes this bracket"),
    ("<<<<<<< HEAD\n\"a\" = \"b\";", "1:1 catalog-syntax 1", "merge conflict's marker"),
    ("\u{FEFF}\u{FEFF}\"a\" = \"b\";", "1:1 catalog-syntax 1", "two byte order marks"),
    ("(a, b)", "1:1 catalog-syntax 0", "cannot start a table"),
  ])
  func saysWhyTheTableIsRejected(_ text: String, _ expected: String, _ words: String) {
    let content = read(text)
    #expect(content.tables.map(\.entries.count) == [0])
    #expect(content.problems.map(summary) == [expected])
    #expect(content.problems.first?.message.contains(words) == true)
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0x22, 0x3D, 0x22, 0xE9, 0x22, 0x3B], "not text in UTF-8"),
      ([0x61, 0, 0x3D, 0, 0x62, 0, 0x3B, 0], "without a byte order mark"),
    ] as [([UInt8], String)])
  func rejectsWhatTheSystemCannotDecode(_ bytes: [UInt8], _ words: String) {
    let content = CatalogReader.read(bytes, file: "App.strings")
    #expect(content.problems.map(\.kind) == [.catalogSyntax])
    #expect(content.problems.first?.entriesLost == 1)
    #expect(content.problems.first?.message.contains(words) == true)
  }

  /// Core Foundation leaves out the last byte.
  @Test(arguments: [true, false])
  func readsHalfACharacterAtTheEndOfUTF16(isBigEndian: Bool) {
    let units = "\u{FEFF}\"a\" = \"b\";\n".utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 255)]
      return isBigEndian ? bytes : bytes.reversed()
    }
    let content = CatalogReader.read(units + [0x0A], file: "de.lproj/App.strings")
    #expect(pairs(content) == ["a=b"])
    #expect(content.problems.map(summary) == ["2:1 catalog-syntax 0"])
    #expect(content.problems.map(\.weight) == [.warning])
  }

  /// Escapes of an entry that is lost are counted among those of the entry before it.
  @Test(arguments: [
    (#""a" = "\q"; "b" = "c\q"; c = {d = "\q";};"#, ["a", "b", "c"]),
    (#""a" = "b"; "c\q"#, ["a"]),
  ])
  func escapesHaveTheKeyOfTheirEntry(text: String, keys: [String]) {
    let escapes = read(text).problems.filter { $0.kind == .invalidEscape }
    #expect(escapes.map(\.key) == keys)
  }

  /// A key that was copied from Swift's source is never found; a lone parenthesis is only one.
  @Test(arguments: [
    (#""a \(name)" = "b";"#, "write a format such as %@."),
    (#""a" = "b \(user.name)";"#, "write a format such as %@."),
    (#""a" = "b \(c d)";"#, "leave the backslash out."),
    (#""a" = "b \()";"#, "leave the backslash out."),
  ])
  func interpolationsAreNoEscapes(text: String, advice: String) {
    let messages = read(text).problems.map(\.message)
    #expect(messages.count == 1 && messages[0].hasSuffix(advice))
  }

  @Test(arguments: [
    (#""a" = "\u203A";"#, "u203A", "1:8"), (#""a" = "x\q";"#, "xq", "1:9"),
    (#""a" = "\341";"#, "Æ", "1:8"), (#""a" = "\UD83D";"#, "\u{FFFD}", "1:8"),
    (#""a" = "\U41g";"#, "Ag", "1:8"),
  ])
  func showsWhatAnEscapeComesTo(_ text: String, _ value: String, _ place: String) {
    let content = read(text)
    #expect(content.tables.flatMap(\.entries).map(\.value) == [value])
    #expect(content.problems.map(summary) == ["\(place) invalid-escape 0"])
    #expect(content.problems.first?.key == "a")
  }

  @Test func theLastOfDuplicateKeysWins() {
    let content = read("\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n")
    #expect(pairs(content) == ["b=2", "a=3"])
    #expect(content.problems.map(summary) == ["3:1 duplicate-key 0"])
    #expect(
      content.problems.first?.message
        == "\"a\" is on line 1 and on line 3; the last text wins.")
  }

  @Test func keysOfTwoNormalizationsAreTwoKeys() {
    let content = read("\"\u{E9}\" = \"1\"; \"e\u{301}\" = \"2\";")
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["1", "2"])
    #expect(content.problems.isEmpty)
  }

  @Test func entriesHaveTheirCommentAndPlace() {
    let content = read(
      """
      /* Header */

      /* Title */
      "a" = "1"; // of a
      // two
      // lines
        "b" = "2";
      "c" = "3";
      """)
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.comment) == ["Title", "two\nlines", nil])
    #expect(entries.map(\.position.line) == [4, 7, 8])
    #expect(entries.map(\.position.column) == [1, 3, 1])
  }

  /// Only the comments that are listed need memory; the others are counted.
  @Test func manyCommentsWithoutTheirEnds() {
    let comment = "/* 'a' \"c\" = \"d\"; /* b */\n"
    let content = read(String(repeating: comment, count: 2_500) + "\"a\" = \"1\";")
    #expect(content.problems.count == 1_001)
    #expect(content.problems.reduce(0) { $0 + $1.entriesLost } == 2_500)
    #expect(content.problems.last?.position.line == 1_001)
    #expect(content.problems.last?.message.hasPrefix("1500 more problems") == true)
    #expect(pairs(content) == ["a=1"])
  }

  /// After an entry without a value, its comments are read again, and none of them is forgotten.
  @Test func manyCommentsInAnEntryThatIsGivenUp() {
    let comment = "/* 'a' \"c\" = \"d\"; /* b */\n"
    let lost = [500, 2_500].map { count in
      let comments = String(repeating: comment, count: count)
      return read("\"x\" =\n\(comments);\n\"a\" = \"1\";").problems.reduce(0) {
        $0 + $1.entriesLost
      }
    }
    #expect(lost[1] - lost[0] == 2_000)
  }

  @Test func manyCommentsCostNoMoreThanTheirBytes() {
    let comments = String(repeating: "/**/", count: 200_000)
    let content = read("\"a\" = \"1\";\(comments)\n// b\n\"b\" = \"2\";")
    #expect(content.tables.flatMap(\.entries).map(\.comment) == [nil, "b"])
  }

  @Test func nestingIsBounded() {
    let content = read("a = " + String(repeating: "{ a = (", count: 100_000))
    #expect(content.problems.map(\.kind) == [.limitReached])
  }
}
