import CopyfitCatalogs
import Testing

@Suite struct ARBReaderTests {
  @Test func readsTextsWithWhatIsSaidOfThem() {
    let content = CatalogContent(
      #"""
      {
        "@@locale": "pt_BR", "@@last_modified": "2024-01-01",
        "@rides": { "placeholders": { "count": { "type": "int", "example": "12" } } },
        "hello": "Olá {name}",
        "@hello": {
          "description": "Greeting", "context": "Home",
          "placeholders": { "name": { "type": "String", "example": "Wilhelmina" }, "x": {} }
        },
        "rides": "{count, plural, one{# volta} other{# voltas}}"
      }
      """#, file: "lib/l10n/app_pt_BR.arb")
    #expect(content.problems.isEmpty)
    #expect(
      content.lines == [
        "pt-BR app hello=Olá {name} 4:12",
        "pt-BR app rides={count, plural, one{# volta} other{# voltas}} 9:12",
      ])
    let entries = content.tables.flatMap(\.entries)
    #expect(entries.map(\.comment) == ["Greeting\nHome", nil])
    #expect(entries.map(\.examples) == [["name": "Wilhelmina"], ["count": "12"]])
    #expect(entries.map(\.syntax) == [.flutterMessage, .flutterMessage])
  }

  /// The texts are read, because other tools accept these files.
  @Test(arguments: [
    (#""@a": "x""#, #"1:18 … expected an object for "@a", found a text"#),
    (
      #""@a": {"placeholders": ["n"]}"#,
      #"1:35 … expected an object for the placeholders of "@a", found a list"#
    ),
    (
      #""@a": {"placeholders": {"n": "int"}}"#,
      #"1:41 … expected an object for the placeholder "n" of "@a", found a text"#
    ),
    (
      #""@a": {"placeholders": {"n": {"format": ""}}}"#,
      #"1:52 … expected a text as 'format' of the placeholder "n" of "@a", found an empty one"#
    ),
    (
      #""@a": {"placeholders": {"n": {"optionalParameters": 2}}}"#,
      #"1:64 … expected an object as 'optionalParameters' of the placeholder "n" of "@a", found a number"#
    ),
    (#""@@locale": 7"#, #"1:24 … expected a text for "@@locale", found a number"#),
  ])
  func metadataThatStopsTheBuildIsReported(member: String, reason: String) {
    let content = CatalogContent("{\"a\": \"A\", \(member)}", file: "app_de.arb")
    let expected = reason.replacing("…", with: "The catalog is not as expected:")
    #expect(content.problemLines == ["catalog-syntax \(expected): Flutter's build stops at it."])
    #expect(content.lines == ["de app a=A 1:7"])
    #expect(content.problems.map(\.weight) == [nil])
  }

  /// Descriptions are read in the template file alone.
  @Test(arguments: [
    "\"@a\": {\"description\": [\"x\"]}, \"a\": \"A\"",
    "\"a\": \"A\", \"@a\": {\"description\": 5}",
  ])
  func aDescriptionThatIsNoTextIsAWarning(members: String) {
    let content = CatalogContent("{\(members)}", file: "app_de.arb")
    #expect(content.problems.map(\.weight) == [.warning])
    #expect(
      content.problems.first?.message.hasSuffix("Flutter's build stops at it in the template file.")
        == true)
  }

  /// Other tools accept a number.
  @Test func anExampleThatIsANumberIsRead() {
    let content = CatalogContent(
      #"{"a": "A {n}", "@a": {"placeholders": {"n": {"example": 5}}}}"#, file: "app_de.arb")
    #expect(
      content.problemLines == [
        #"catalog-syntax 1:57 The catalog is not as expected: expected a text as 'example' of the placeholder "n" of "@a", "#
          + "found a number: Flutter's build stops at it, and other tools read it."
      ])
    #expect(content.problems.map(\.weight) == [.warning])
    #expect(content.tables.flatMap(\.entries).map(\.examples) == [["n": "5"]])
  }

  /// Flutter reads `null` as no value, and metadata only of texts.
  @Test(arguments: [
    #""@a": null"#, #""@a": {"description": null, "placeholders": null}"#,
    #""@a": {"placeholders": {"n": {"type": null, "optionalParameters": {}}}}"#,
    #""@_SECTION": "-- Login --""#, #""@b": 5"#,
  ])
  func metadataThatTheBuildPassesOver(member: String) {
    for members in [[#""a": "A""#, member], [member, #""a": "A""#]] {
      let content = CatalogContent("{\(members.joined(separator: ", "))}", file: "app_de.arb")
      #expect(content.problemLines.isEmpty)
    }
  }

  @Test(arguments: [
    (
      "{",
      "catalog-syntax 1:2 The catalog is not JSON: expected a name in quotes, found the end of the file."
    ),
    ("[]", "catalog-syntax 1:1 The catalog is not as expected: expected an object, found a list."),
    (
      #"[{"a": "A"}, {"b": "B"}]"#,
      "catalog-syntax 1:1 The catalog is not as expected: expected an object, found a list. (2)"
    ),
    (
      #"{"a": 1}"#,
      #"catalog-syntax 1:7 The catalog is not as expected: expected a text for "a", found a number. (1)"#
    ),
    (
      #"{"a": "1", "a": "2"}"#,
      #"duplicate-key 1:12 "a" is in columns 2 and 12 of line 1; the last wins."#
    ),
    (
      #"{"@@locale": "fr", "a": "1"}"#,
      #"catalog-syntax 1:14 The catalog is not as expected: "@@locale" is "fr", but the file's name says "de"."#
    ),
    (
      "<<<<<<< HEAD\n{\"a\": \"1\"}",
      "catalog-syntax 1:1 The catalog is not JSON: this is a merge conflict's marker; resolve the conflict. (1)"
    ),
  ])
  func tellsWhatIsWrong(_ text: String, expected: String) {
    #expect(CatalogContent(text, file: "app_de.arb").problemLines == [expected])
  }

  /// Dart and JavaScript read halves of characters.
  @Test(arguments: [
    ("app_de.arb", #"{"a": "x\ud83d", "b": "\ud83d\ude00"}"#),
    ("de.json", #"{"a": "x\ud83d", "b": "\ud83d\ude00"}"#),
    ("de.json", #"{"b": "1", "a": "x\ud83d", "b": "\ud83d\ude00"}"#),
  ])
  func halfCharactersAreReported(file: String, text: String) {
    let content = CatalogContent(text, file: file)
    let texts = content.tables.flatMap(\.entries).map { "\($0.key)=\($0.value)" }
    #expect(texts.sorted() == ["a=x\u{FFFD}", "b=😀"])
    let escapes = content.problemLines.filter { $0.hasPrefix("invalid-escape") }
    let column = text.hasPrefix(#"{"a"#) ? 9 : 19
    #expect(
      escapes == [
        "invalid-escape 1:\(column) \\ud83d is half a character and shows as U+FFFD; write both halves, or the "
          + "character itself."
      ])
  }

  /// The metadata of a text usually stands behind it, but may be anywhere.
  @Test(arguments: [
    #"{"a": "1", "@a": {"description": "A"}, "b": "2", "@b": {"description": "B"}}"#,
    #"{"@a": {"description": "A"}, "a": "1", "@b": {"description": "B"}, "b": "2"}"#,
    #"{"a": "1", "b": "2", "@a": {"description": "A"}, "@b": {"description": "B"}}"#,
    #"{"@b": {"description": "B"}, "@c": {}, "a": "1", "b": "2", "@a": {"description": "A"}}"#,
    #"{"a": "0", "@a": {"description": "C"}, "a": "1", "b": "2", "@b": {"description": "B"}, "@a": {"description": "A"}}"#,
  ])
  func whatIsSaidOfATextMayBeAnywhere(_ text: String) {
    let entries = CatalogContent(text, file: "app_de.arb").tables.flatMap(\.entries)
    #expect(entries.map { "\($0.key) \($0.value) \($0.comment ?? "-")" } == ["a 1 A", "b 2 B"])
  }

  /// Flutter's tools know no language of three letters in a file's name but two.
  @Test(arguments: [("app_yue_Hant.arb", 0), ("app_fil.arb", 1), ("app_zh_Hant.arb", 1)])
  func theLocaleOfTheNameIsTheFiles(file: String, count: Int) {
    let content = CatalogContent(#"{"@@locale": "en", "a": "1"}"#, file: file)
    #expect(content.problemLines.count == count)
  }

  @Test func ofANameThatOccursTwiceTheLastCounts() {
    let content = CatalogContent(#"{"a": "1", "a": "2"}"#, file: "app_de.arb")
    #expect(content.lines == ["de app a=2 1:17"])
  }
}
