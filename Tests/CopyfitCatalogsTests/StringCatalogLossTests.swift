import CopyfitCatalogs
import CopyfitUnicode
import Testing

/// Texts of a String Catalog that its parts do not hold: each is counted.
@Suite struct StringCatalogLossTests {
  private static func read(_ text: String) -> CatalogContent {
    CatalogContent(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":"#
        + "\n\(text)}}}}", file: "L.xcstrings")
  }

  @Test(arguments: [
    (#"{"variations":[]}"#, "2:15", "expected an object for the variations of \"k\", found a list"),
    (
      #"{"variations":"x"}"#, "2:15", "expected an object for the variations of \"k\", found a text"
    ),
    (#"{"variations":null}"#, "2:15", "expected an object for the variations of \"k\", found null"),
    (#"{"variations":{}}"#, "2:15", "\"k\" has no text in its 'variations'"),
    (
      #"{"variations":{"plural":{}}}"#, "2:25", "\"k\" has no text in its variations by 'plural'"
    ),
    (
      #"{"variations":{"device":{}}}"#, "2:25", "\"k\" has no text in its variations by 'device'"
    ),
    (#"{"stringSet":{"values":[]}}"#, "2:14", "the set of \"k\" has no values"),
  ])
  func partsWithoutTextsAreReported(_ text: String, place: String, reason: String) {
    let content = Self.read(text)
    #expect(
      content.problemLines == [
        "catalog-syntax \(place) The catalog is not as Xcode writes it: \(reason). (1)"
      ])
    #expect(content.problems.map(\.key) == ["k"])
    #expect(content.problems.map(\.locale?.tag) == ["en"])
    #expect(content.lines.isEmpty)
  }

  /// Beside a text, nothing is lost.
  @Test(arguments: ["{}", "[]"])
  func aTextBesideVariationsIsRead(variations: String) {
    let content = Self.read(#"{"stringUnit":{"value":"a"},"variations":\#(variations)}"#)
    #expect(content.problems.map(\.entriesLost) == [0])
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["a"])
  }

  /// Foundation rejects such a file, and so does Xcode.
  @Test func halfACharacterRejectsTheFile() {
    #expect(
      Self.read(#"{"stringUnit":{"value":"x\ud800y"}}"#).problemLines == [
        "catalog-syntax 2:26 The catalog is not JSON: this escape is half a character; write both halves, or the "
          + "character itself. (1)"
      ])
  }

  /// Xcode does not know these names, and loses the texts under them.
  @Test(arguments: [
    ("localisations", german, 1), ("stringUnit", #"{"state":"translated","value":"x"}"#, 1),
    ("localizations_de", #"{"de":{"stringUnit":{}},"fr":{"stringUnit":{}}}"#, 2),
  ])
  func textsUnderAnUnknownNameAreLost(name: String, value: String, lost: Int) {
    let content = CatalogContent(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"\#(name)":\#(value)}}}"#,
      file: "L.xcstrings")
    #expect(
      content.problemLines == [
        "catalog-syntax 1:56 Xcode does not know '\(name)' in \"a\", so the \(lost == 1 ? "text in it is" : "2 texts in it are") "
          + "lost. Texts belong to 'localizations'. (\(lost))"
      ])
    #expect(content.problems.map(\.weight) == [nil])
  }

  /// The last value of a name counts, and what only the others have is lost.
  @Test(arguments: [
    (#""a":{"localizations":{"de":{"stringUnit":{"value":"A"}}}},"a":{}"#, 1, "a"),
    (
      #""a":{"localizations":{"de":{"stringUnit":{"value":"A"}},"fr":{"stringUnit":{"value":"B"}}},"#
        + #""localizations":{"de":{"stringUnit":{"value":"C"}}}}"#, 1, "a"
    ),
    (#""a":{"comment":"A","comment":"B"}"#, 0, "a"),
  ])
  func textsOfARepeatedNameAreLost(_ strings: String, lost: Int, key: String) {
    let content = CatalogContent(
      #"{"sourceLanguage":"en","version":"1.0","strings":{\#(strings)}}"#, file: "L.xcstrings")
    #expect(content.problems.map(\.kind) == [.duplicateKey])
    #expect(content.problems.map(\.entriesLost) == [lost])
    #expect(content.problems.map(\.key) == [key])
    let end = lost == 0 ? "the last one counts." : "the last one counts, and 1 text is lost."
    #expect(content.problems.first?.message.hasSuffix(end) == true)
  }

  /// What a replaced value has counts for its own name only, also if names occur twice in it.
  @Test(arguments: [
    (#""strings":{"a":{},"a":{"comment":"A"}},"strings":{"c":{}}"#, 1),
    (#""strings":{"a":\#(german),"a":{}},"strings":{"c":{}}"#, 1),
    (#""strings":{"a":{"localizations":{"de":{}}},"a":{}},"strings":{"a":{}}"#, 0),
    (#""strings":{"a":{"x":\#(german),"x":{"fr":{"stringUnit":{}}}},"a":{}}"#, 2),
  ])
  func textsOfAReplacedPartCountOnce(_ strings: String, lost: Int) {
    let content = CatalogContent(
      #"{"sourceLanguage":"en","version":"1.0",\#(strings)}"#, file: "L.xcstrings")
    #expect(content.problems.map(\.kind) == [.duplicateKey, .duplicateKey])
    #expect(content.problems.reduce(0) { $0 + $1.entriesLost } == lost)
  }

  private static let german = #"{"localizations":{"de":{"stringUnit":{"value":"A"}}}}"#
}
