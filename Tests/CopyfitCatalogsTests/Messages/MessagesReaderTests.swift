import CopyfitCatalogs
import CopyfitUnicode
import Testing

@Suite struct MessagesReaderTests {
  @Test func readsNestedTextsOfI18next() {
    let content = CatalogContent(
      #"""
      {
        "checkout": {
          "pay": "Pay {{amount}}",
          "ride_one": "{{count}} ride", "ride_other": "{{count}} rides",
          "steps": ["First", { "note": "Second" }]
        }
      }
      """#, file: "public/locales/en-GB/shop.json")
    #expect(content.problemLines.isEmpty)
    #expect(
      content.lines == [
        "en-GB shop checkout.pay=Pay {{amount}} 3:12",
        "en-GB shop checkout.ride[plural.one]={{count}} ride 4:17",
        "en-GB shop checkout.ride[plural.other]={{count}} rides 4:49",
        "en-GB shop checkout.steps.0=First 5:15", "en-GB shop checkout.steps.1.note=Second 5:34",
      ])
    #expect(content.tables.first?.entries.first?.syntax == .doubleBraces)
  }

  @Test(arguments: [
    (#"{"pay": "Pay {amount}"}"#, ["de lang pay=Pay {amount} 1:9 -"]),
    (
      #"{"pay": {"defaultMessage": "Pay", "description": "Button"}}"#,
      ["de lang pay=Pay 1:28 Button"]
    ),
    (
      #"[{"id": "pay", "description": "Button", "defaultMessage": "Pay", "file": "a.js"}]"#,
      ["de lang pay=Pay 1:59 Button"]
    ),
    (
      #"{"pay": {"defaultMessage": "Pay", "other": "Go"}}"#,
      ["de lang pay.defaultMessage=Pay 1:28 -", "de lang pay.other=Go 1:44 -"]
    ),
  ])
  func readsMessagesOfFormatJS(_ text: String, expected: [String]) {
    let content = CatalogContent(text, file: "lang/de.json")
    let comments = content.tables.flatMap(\.entries).map { $0.comment ?? "-" }
    #expect(zip(content.lines, comments).map { "\($0) \($1)" } == expected)
    #expect(content.problems.isEmpty)
  }

  /// The members of the root are read before it is known whether it is a group, and which suffixes their names have.
  @Test(arguments: [
    (#"{"id": "a", "description": "b", "title": "c"}"#, ["id=a", "description=b", "title=c"]),
    (#"{"title": "c", "id": "a"}"#, ["title=c", "id=a"]),
    (#"{"id": "a", "defaultMessage": "c"}"#, ["a=c"]),
    (#"{"id": "a", "description": "b"}"#, ["id=a", "description=b"]),
    (
      #"{"go_one": "a", "go": {"x_one": "b"}, "go_other": "c"}"#,
      ["go[plural.one]=a", "go.x_one=b", "go[plural.other]=c"]
    ),
    (#"{"title": "a", "title": "b", "id": "c"}"#, ["title=b", "id=c"]),
    (#"{}"#, []),
  ])
  func membersOfTheRootAreReadAlike(_ text: String, expected: [String]) {
    let content = CatalogContent(text, file: "locales/de/web.json")
    let found = content.tables.flatMap(\.entries).map { entry in
      entry.key + (entry.variant.map { "[\($0)]" } ?? "") + "=" + entry.value
    }
    #expect(found == expected)
  }

  /// i18next searches a key in nested objects before it searches names with dots.
  @Test(arguments: [
    (
      #"{"a.b": "1", "a": {"b": "2", "c": "3"}}"#, ["a.b=2", "a.c=3"], "1:9", "shows the nested one"
    ),
    (
      #"{"a": {"b": "2"}, "a.b": "1", "x.y": "3"}"#, ["a.b=2", "x.y=3"], "1:26",
      "shows the nested one"
    ),
    (#"{"a": ["2"], "a.0": "1"}"#, ["a.0=2"], "1:21", "shows the nested one"),
    (#"{"a": {"b.c": "1"}, "a.b": {"c": "2"}}"#, ["a.b.c=2"], "1:15", "one of its texts is shown"),
    (#"{"": {"b": "1"}, "b": "2"}"#, ["b=2"], "1:12", "one of its texts is shown"),
    (
      #"{"a.b_one": "1", "a.b_other": "2", "a": {"b_one": "3", "b_other": "4"}}"#,
      ["a.b[plural.one]=3", "a.b[plural.other]=4"], "1:13", "shows the nested one"
    ),
    (
      #"[{"id": "a", "defaultMessage": "1"}, {"id": "a", "defaultMessage": "2"}]"#, ["a=2"], "1:32",
      "one of its texts is shown"
    ),
    (
      #"{"x": "1", "x_plural": "2", "x_other": "3"}"#, ["x[plural.one]=1", "x[plural.other]=3"],
      "1:24", "one of"
    ),
  ])
  func tellsOfAKeyThatIsWrittenInTwoWays(
    _ text: String, expected: [String], place: String, words: String
  ) throws {
    let content = CatalogContent(text, file: "locales/de/web.json")
    let found = content.tables.flatMap(\.entries).map { entry in
      entry.key + (entry.variant.map { "[\($0)]" } ?? "") + "=" + entry.value
    }
    #expect(found == expected)
    let problem = try #require(content.problemLines.first)
    #expect(problem.hasPrefix("duplicate-key \(place) \""), "\(problem)")
    #expect(problem.contains(words), "\(problem)")
    #expect(content.problems.allSatisfy { $0.kind == .duplicateKey && $0.key != nil })
  }

  /// Keys that are found one before the other, each apart from the next.
  @Test func manyKeysThatAreWrittenInTwoWaysAreFoundAtOnce() {
    let keys = 0..<40_000
    let flat = keys.map { "\"a.k\($0)\":\"1\",\"b\($0)\":\"1\"" }.joined(separator: ",")
    let nested = keys.reversed().map { "\"k\($0)\":\"2\"" }.joined(separator: ",")
    let content = CatalogContent("{\(flat),\"a\":{\(nested)}}", file: "de.json")
    #expect(content.tables.first?.entries.count == 2 * keys.count)
    #expect(content.problems.count == CatalogProblem.maximumPerKind + 1)
  }

  /// Single braces are ICU's only in a file that certainly belongs to FormatJS.
  @Test(
    arguments: [
      (#"{"a": "{x}", "b": "{n, plural, other {#}}"}"#, [.messageFormat, .messageFormat]),
      (#"{"a": "{x}", "b": "{n, plural, other {{n} rides}}"}"#, [.messageFormat, .messageFormat]),
      (#"[{"id": "a", "defaultMessage": "{x"}]"#, [.messageFormat]),
      (#"{"a": "{x}", "b": "plain"}"#, [.braces, .braces]),
      (#"{"a": "{x}", "b": "{{y}}"}"#, [.braces, .doubleBraces]),
    ] as [(String, [PlaceholderSyntax])])
  func tellsWhoseMessagesTheyAre(_ text: String, expected: [PlaceholderSyntax]) {
    let content = CatalogContent(text, file: "de.json")
    #expect(content.tables.flatMap(\.entries).map(\.syntax) == expected)
  }

  /// A later object replaces the whole earlier one; texts that both have are not lost.
  @Test(arguments: [
    (
      #"{"menu": {"a": "1", "b": {"c": "2"}, "d": ["3", "4"]}, "menu": {"x": "y"}}"#, 4,
      "in columns 2 and 56 of line 1; the last wins, and 4 texts are lost."
    ),
    (
      "{\"menu\": {\"a\": \"1\", \"b\": {\"c\": \"2\"}},\n\"menu\": {\"a\": \"3\"}}", 1,
      "on line 1 and on line 2; the last wins, and 1 text is lost."
    ),
    (
      #"{"menu": {"a": "1", "b": 2}, "menu": "x"}"#, 1,
      "in columns 2 and 30 of line 1; the last wins, and 1 text is lost."
    ),
    (
      #"{"menu": {"a": "1"}, "menu": {"a": "x"}}"#, 0,
      "in columns 2 and 22 of line 1; the last wins."
    ),
    (#"{"menu": "1", "menu": "x"}"#, 0, "in columns 2 and 15 of line 1; the last wins."),
  ])
  func textsOfARepeatedObjectAreLost(_ text: String, lost: Int, effect: String) {
    let content = CatalogContent(text, file: "de.json")
    #expect(content.problems.map(\.message) == ["\"menu\" is \(effect)"])
    #expect(content.problems.map(\.entriesLost) == [lost])
    #expect(content.problems.map(\.weight) == [lost > 0 ? .error : nil])
  }

  /// Each replaced object is compared with the last one.
  @Test(arguments: [
    (#"{"a": {"x": "1"}, "a": {}, "a": {"x": "1"}}"#, [0, 0]),
    (#"{"a": {"x": "1"}, "a": {"x": "2", "y": "3"}, "a": {}}"#, [1, 1]),
    (#"{"a": ["1", "2"], "a": "3", "a": ["4"]}"#, [1, 1]),
    (#"{"a": "Pay", "a": {}}"#, [1]), (#"{"a": "Pay", "a": {"b": "x"}}"#, [1]),
    (#"{"a": "1", "a": "2", "a": "3"}"#, [0, 0]),
  ])
  func textsOfAnObjectThatIsThereThreeTimes(_ text: String, lost: [Int]) {
    #expect(CatalogContent(text, file: "de.json").problems.map(\.entriesLost).sorted() == lost)
  }

  /// Texts under another name are lost, and facts about the file are not.
  @Test(arguments: [
    (#""austrian": {"a": "z"}"#, CatalogProblem.Weight?.none), (#""title": "z""#, .warning),
    (#""_comment": "z""#, .note), (#""@@info": ["z"]"#, .note), (#""schemaVersion": "z""#, .note),
    (#""fr": "z""#, nil),
    (#""default_locale": "en""#, .note), (#""update": "z""#, .warning), (#""": "z""#, .warning),
    (#""language": "z""#, .warning), (#""comments": "z""#, .warning), (#""slang": "z""#, .warning),
  ])
  func whatIsBesideLanguagesHasItsWeight(member: String, weight: CatalogProblem.Weight?) {
    let content = CatalogContent(
      #"{"en": {"a": "x"}, "de": {"a": "y"}, \#(member)}"#, file: "web/messages.json")
    #expect(content.problems.map(\.weight) == [weight])
    #expect(content.problems.map(\.entriesLost) == [weight == .note ? 0 : 1])
  }

  /// What a replaced object has counts for its own name only.
  @Test(arguments: [
    (#"{"a": {"b": {"t": "x"}, "b": {"u": "y"}}, "a": {"c": "z"}}"#, [0, 2]),
    (#"{"a": {"c": "z"}, "a": {"b": {"t": "x"}, "b": {"u": "y"}}}"#, [1, 1]),
  ])
  func textsOfAReplacedObjectCountOnce(_ text: String, lost: [Int]) {
    #expect(CatalogContent(text, file: "de.json").problems.map(\.entriesLost).sorted() == lost)
  }

  @Test func aFileMayHoldSeveralLanguages() {
    let text = #"{"en": {"a": "A"}, "pt-BR": {"a": "B"}}"#
    #expect(
      CatalogContent(text, file: "web/messages.json").lines
        == ["en messages a=A 1:14", "pt-BR messages a=B 1:35"])
    #expect(
      CatalogContent(#"{"app": {"a": "A"}}"#, file: "web/messages.json").lines
        == ["- messages app.a=A 1:15"])
  }

  /// A member that is no language does not make the others one; neither do single names that are languages' codes.
  @Test(
    arguments: [
      (
        #"{"en": {"a": "x"}, "de": {"a": "y"}, "version": "1"}"#, ["en a", "de a"],
        ["1:38 \"version\" is not the name of a language."]
      ),
      (
        #"{"en": {"a": "x"}, "de": {"a": "y"}, "title": "1"}"#, ["en a", "de a"],
        ["1:38 \"title\" is not the name of a language: 1 text is left out. (1)"]
      ),
      (
        #"{"it": {"a": "x"}, "my": {"b": "y"}, "home": {"a": "z"}}"#,
        ["- it.a", "- my.b", "- home.a"], []
      ),
      (
        #"{"it": {"a": "x", "b": "y", "t": "z"}, "my": {"c": "x", "d": "y", "t": "z"}, "home": {"a": "z"}}"#,
        ["- it.a", "- it.b", "- it.t", "- my.c", "- my.d", "- my.t", "- home.a"], []
      ),
      (
        #"{"en": {"a": "x"}, "xx-invalid-!": {"a": "y", "b": {"c": "z"}}, "de": {}}"#, ["en a"],
        ["1:20 \"xx-invalid-!\" is not the name of a language: 2 texts are left out. (2)"]
      ),
      (
        #"{"en": {"a": "x"}, "de": "y"}"#, ["en a"],
        ["1:20 \"de\" is a text: 1 text is left out. (1)"]
      ),
      (#"{"id": {"a": "x"}, "title": "y"}"#, ["- id.a", "- title"], []),
      (#"{"no": "x", "is": "y", "home": {"a": "z"}}"#, ["- no", "- is", "- home.a"], []),
      (#"{"no": {"a": "x"}, "is": "y", "home": "z"}"#, ["- no.a", "- is", "- home"], []),
    ] as [(String, [String], [String])])
  func membersBesideLanguagesAreReported(_ text: String, keys: [String], problems: [String]) {
    let content = CatalogContent(text, file: "web/messages.json")
    let found = content.tables.flatMap { table in
      table.entries.map { "\(table.locale?.tag ?? "-") \($0.key)" }
    }
    #expect(found == keys)
    let message = "The file holds a language in each object, but "
    #expect(
      content.problemLines.map { $0.replacing(message, with: "") }
        == problems.map { "catalog-syntax \($0)" })
  }

  @Test(arguments: [
    (#"{"a": "1" "b": "2"}"#, "catalog-syntax 1:11"), ("\"a\"", "catalog-syntax 1:1"),
    ("", "catalog-syntax 1:1"), ("{\"a\": \"x\ny\"}", "catalog-syntax 1:9"),
    (String(repeating: "[", count: 1_000), "limit-reached 1:129"),
    ("\u{1}\u{2}\u{0}", "catalog-syntax 1:1"),
  ])
  func whatCannotBeReadIsOneProblem(_ text: String, problem: String) {
    let content = CatalogContent(text, file: "de.json")
    #expect(content.problems.count == 1)
    #expect(content.problemLines.first?.hasPrefix("\(problem) ") == true)
    #expect(content.tables.isEmpty)
  }

  @Test func whateverIsCutOffIsOneProblem() {
    let text = Array(#"{"a": {"b_one": "é", "b_other": "\u00e9"}, "c": ["d"]}"#.utf8)
    for length in text.indices {
      let content = CatalogReader.read(Array(text[..<length]), file: "de.json")
      #expect(content.problems.map(\.kind) == [.catalogSyntax], "\(length)")
    }
  }
}
