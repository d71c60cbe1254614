import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import Testing

/// Templates of gettext, which contain the messages of an app.
struct GettextTemplatesTests {
  private static let template = """
    msgid "Save"
    msgstr ""

    msgid "Open"
    msgstr ""
    """
  private static let polish = """
    msgid ""
    msgstr "Language: pl\\n"

    msgid "Save"
    msgstr "Zapisz"

    msgid "Gone"
    msgstr "Stare"
    """

  private static func findings(_ files: [String: String]) throws -> [String] {
    let report = try TemporaryProject(files).audit()
    return report.findings.filter { [.orphanKey, .missingTranslation].contains($0.rule) }
      .map { "\($0.rule.rawValue) \($0.table ?? "") \($0.key ?? "")" }.sorted()
  }

  @Test(arguments: [
    ("po/app.pot", "po/pl.po", "po"), ("locale/app.pot", "locale/pl/LC_MESSAGES/app.po", "app"),
    ("app.pot", "pl.po", "po"),
  ])
  func areTheSourceOfTheirCatalogs(template: String, catalog: String, table: String) throws {
    let found = try Self.findings([template: Self.template, catalog: Self.polish])
    #expect(found == ["missing-translation \(table) Open", "orphan-key \(table) Gone"])
  }

  @Test func areTablesOfTheirOwnWhereThereAreSeveral() throws {
    let found = try Self.findings([
      "po/app.pot": Self.template, "po/other.pot": Self.template, "po/pl.po": Self.polish,
    ])
    #expect(!found.contains { $0.hasSuffix("Gone") })
  }
}
