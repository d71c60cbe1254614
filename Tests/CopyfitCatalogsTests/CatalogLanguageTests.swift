import CopyfitCatalogs
import Testing

/// Names that look like a language's code, but are not.
@Suite struct CatalogLanguageTests {
  private static let message = "no device asks for these texts."

  @Test(arguments: [
    ("xx_yy_zz_bad.lproj/A.strings", #""a" = "x"; "b" = "y";"#, "1:1", "xx-yy-zz-bad", 2),
    ("german.lproj/A.strings", #""a" = "x";"#, "1:1", "german", 1),
    (
      "A.xcstrings",
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"xx_yy_zz_bad":{"stringUnit":{"value":"x"}}}}}}"#,
      "1:57", "xx_yy_zz_bad", 1
    ),
    ("de-notalang!.lproj/A.strings", #""a" = "x";"#, "1:1", "de-notalang!", 1),
    ("app.arb", #"{"@@locale":"x y","a":"b"}"#, "1:13", "x y", 1),
    (
      "A.xcstrings",
      #"{"sourceLanguage":"e n","strings":{"k":{"localizations":{"de":{"stringUnit":{"value":"x"}}}}}}"#,
      "1:19", "e n", 1
    ),
    (
      "Loc/de.xliff",
      "<xliff version='1.2'><file original='a.strings' source-language='en'\n target-language='d e!'><body>"
        + "<trans-unit id='a'><source>A</source><target>B</target></trans-unit></body></file></xliff>",
      "2:2", "d e!", 1
    ),
    (
      "x.xlf",
      "<xliff version='2.0' srcLang='e n' trgLang='de'><file id='f'><unit id='a'><segment><source>A</source>"
        + "</segment></unit></file></xliff>", "1:22", "e n", 1
    ),
    (
      "x.po", "msgid \"\"\nmsgstr \"Language: d e!\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n", "2:8",
      "d e!", 1
    ),
  ])
  func isNoLocale(file: String, text: String, place: String, name: String, count: Int) {
    let content = CatalogContent(text, file: file)
    #expect(!content.lines.contains { $0.hasPrefix("xx") || $0.hasPrefix(name) })
    #expect(
      content.problemLines == [
        "catalog-syntax \(place) '\(name)' is not a language code (BCP 47): \(Self.message)"
      ])
    #expect(content.problems.map(\.weight) == [.warning])
    #expect(content.leftOut == [.unknownLanguage: count])
  }

  @Test(arguments: ["de", "pt_BR", "zh-Hant-HK", "es-419", "German", "Base", "lol", "iw"])
  func isALocale(folder: String) {
    let content = CatalogContent(#""a" = "x";"#, file: "\(folder).lproj/A.strings")
    #expect(content.lines.count == 1)
    #expect(content.problems.isEmpty)
  }
}
