import CopyfitCatalogs
import CopyfitFindings
import CopyfitProject
import CopyfitUnicode
import Testing

@Suite struct ConfigurationColumnsTests {
  private func read(_ text: String) throws -> Configuration {
    try Configuration.read(Array(text.utf8), file: "copyfit.yml")
  }

  @Test func readsWhatColumnsHold() throws {
    let configuration = try read(
      """
      columns:
        - { files: "Texts/*.csv", key: Key, text: 3, locale: "2", comment: Notes, header: true }
        - files: "**/*.tsv"
          id: 1
          text: { de: German, pt_BR: 4 }
      """)
    #expect(
      configuration.columns(of: "Texts/a.csv")
        == CatalogColumns(
          key: .name("Key"), text: .number(3), locale: .name("2"), comment: .name("Notes"),
          hasHeader: true))
    #expect(
      configuration.columns(of: "Texts/a.tsv")
        == CatalogColumns(
          id: .number(1),
          texts: [
            .init(locale: LocaleIdentifier("de"), column: .name("German")),
            .init(locale: LocaleIdentifier("pt-BR"), column: .number(4)),
          ]))
    #expect(configuration.columns(of: "Other/a.csv") == nil)
  }

  @Test(arguments: [
    ("{ files: a.csv, key: 0, text: 1 }", "1:32: expected a column's number from 1 on, found '0'"),
    ("{ files: a.csv, key: 1 }", "1:11: expected 'files', 'key' or 'id', and 'text' in this entry"),
    ("{ key: 1, text: 2 }", "1:11: expected 'files', 'key' or 'id', and 'text' in this entry"),
    (
      "{ files: ../a.csv, key: 1, text: 2 }",
      "1:20: expected a pattern below the project's folder, found '../a.csv'"
    ),
    ("{ file: a.csv }", "1:13: unknown key 'file'; did you mean 'files'?"),
    (
      "{ files: a.csv, key: 1, text: { German (AT): 2 } }",
      "1:43: expected a locale such as de or pt-BR, found the text \"German (AT)\""
    ),
    ("a.csv", "1:11: expected a mapping with keys such as 'files', found 'a.csv'"),
  ])
  func tellsWhatIsWrong(_ entry: String, expected: String) {
    let error = #expect(throws: AuditError.self) { try read("columns: [\(entry)]") }
    #expect(error?.messages == ["copyfit.yml:\(expected)"])
  }
}
