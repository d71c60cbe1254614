import CopyfitSourceText
import CopyfitUnicode
import Testing

@testable import CopyfitCatalogs

/// Files without any text, which belong to a language of the app.
struct EmptyFileTests {
  @Test(arguments: [
    ("po/de.po", ""), ("po/de.po", "msgid \"\"\nmsgstr \"Language: de\\n\"\n"),
    ("messages_de.properties", "# none yet"), ("locales/de.json", "{}"),
    ("locales/de/common.json", "{}"), ("lib/app_de.arb", #"{"@@locale": "de"}"#),
    ("de/table.csv", "key,text\n"), ("de.lproj/A.strings", ""),
    ("res/values-de/strings.xml", "<resources/>"),
    ("res/values-de/strings.xml", "<resources>\n  <!-- none yet -->\n</resources>"),
  ])
  func isATableOfItsLanguage(file: String, text: String) {
    let content = CatalogReader.read(Array(text.utf8), file: file)
    #expect(content.problems.isEmpty)
    #expect(content.tables.map { $0.locale?.tag } == ["de"])
    #expect(content.tables.flatMap { $0.entries }.isEmpty)
  }

  /// Their paths name no language, or they may hold something else.
  @Test(arguments: [
    ("messages.properties", ""), ("locales/common.json", "{}"),
    ("res/values-de/dimens.xml", "<resources><dimen name=\"a\">1dp</dimen></resources>"),
    ("res/values-de/dimens.xml", "<resources/>"),
    ("res/values-de-land/strings.xml", "<resources/>"), ("res/values/strings.xml", "<resources/>"),
    ("res/values-de/strings.xml", "<resources><b/></resources>"), ("locales/de.json", "["),
    ("po/de.po", "msgid \"a"),
  ])
  func isNoTableOtherwise(file: String, text: String) {
    #expect(CatalogReader.read(Array(text.utf8), file: file).tables.isEmpty)
  }
}
