import CopyfitCatalogs
import Testing

@Suite struct RichTextTagsTests {
  /// Texts with tags, as read from a FormatJS file and from an i18next file.
  @Test(arguments: [
    ("Read <a>terms</a>", "Read terms"), ("<0>Hi</0>, <1>you</1>", "Hi, you"),
    (#"See <a href=\"x\">it</a>"#, "See it"), ("<b><i>x</i></b>", "x"), ("a < b > c", "a < b > c"),
    ("<b>open", "<b>open"), ("close</b>", "close</b>"), ("line<br/>end", "line<br/>end"),
    ("<b>x</i>", "<b>x</i>"), ("1 <2", "1 <2"), ("<", "<"), ("</", "</"), ("<b>a</b><b>", "a<b>"),
  ])
  func areNoText(text: String, expected: String) {
    for value in [#"{"defaultMessage": "\#(text)"}"#, "\"\(text)\""] {
      let content = CatalogContent("{\"k\": \(value)}", file: "lang/en.json")
      #expect(content.tables.flatMap(\.entries).map(\.value) == [expected])
    }
  }

  @Test func areTextWhereAnApostropheQuotesThem() {
    let content = CatalogContent(
      #"{"k": {"defaultMessage": "Write '<b>x</b>'"}}"#, file: "lang/en.json")
    #expect(content.tables.flatMap(\.entries).map(\.value) == ["Write '<b>x</b>'"])
  }
}
