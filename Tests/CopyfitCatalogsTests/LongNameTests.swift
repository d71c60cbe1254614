import CopyfitCatalogs
import Testing

/// Names and values that a file repeats in many messages.
@Suite struct LongNameTests {
  /// Each `%` is a name that is too long for a message.
  @Test(arguments: [
    ("<%/>", "de.xliff"), ("<xliff version='%'/>", "de.xliff"),
    (
      "<xliff version='1.2'><file original='a.strings'><trans-unit id='a' maxwidth='%'/></file></xliff>",
      "de.xliff"
    ),
    (
      "<xliff version='1.2' xmlns:%='u'><file original='a.strings'><trans-unit id='a' "
        + "%:sizeRestriction='x'/></file></xliff>", "de.xliff"
    ),
    (
      "<resources><plurals name='a'><item quantity='%'>1</item></plurals></resources>",
      "res/values/strings.xml"
    ),
    (
      "<resources><string name='a' product='%'>1</string><string name='a' product='%'>2</string></resources>",
      "res/values/strings.xml"
    ),
    (#"{"sourceLanguage":"en","version":"%","strings":{}}"#, "L.xcstrings"),
    (
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"extractionState":"%"}}}"#,
      "L.xcstrings"
    ),
    (
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"%!":{}}}}}"#,
      "L.xcstrings"
    ),
    (
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":{"stringUnit":"#
        + #"{"state":"%","value":"x"}}}}}}"#, "L.xcstrings"
    ),
    (
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":{"stringUnit":"#
        + #"{"state":"translated","value":"%#@%@"}}}}}}"#, "L.xcstrings"
    ),
    ("key,%,%,de\na,b,c,d\n", "texts.csv"),
  ])
  func areShortened(_ text: String, file: String) {
    let name = String(repeating: "n", count: 5_000)
    // A format keeps its own signs.
    let text = text.replacing("%#@%@", with: "\u{1A}#@\(name)@").replacing("%", with: name)
      .replacing("\u{1A}", with: "%")
    let content = CatalogContent(text, file: file)
    #expect(!content.problems.isEmpty)
    for problem in content.problems { #expect(problem.message.utf8.count < 1_000) }
  }
}
