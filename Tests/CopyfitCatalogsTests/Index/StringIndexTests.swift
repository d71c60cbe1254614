import CopyfitCatalogs
import CopyfitUnicode
import Testing

struct StringIndexTests {
  /// Code may name a table by its language if its files have the names of languages.
  @Test(arguments: [
    (["texts/de.strings", "texts/en.strings"], ["de", "en", "texts"]),
    (["de.lproj/App.strings", "en.lproj/App.strings"], ["App"]), (["App/App.strings"], ["App"]),
    (["lang/de.json", "lang/en.json"], ["lang"]),
  ])
  func namesOfATable(files: [String], names: [String]) {
    let contents = files.map { file in
      CatalogContent(file.hasSuffix("json") ? #"{"k": "x"}"# : #""k" = "x";"#, file: file)
    }
    let index = StringIndex(contents, sourceLanguage: LocaleIdentifier("en"))
    #expect(index.tables.map { $0.names.sorted() } == [names])
  }
}
