import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// String Catalogs beside older files of the same table.
struct CompetingTablesTests {
  private static func catalog(_ keys: String...) -> String {
    let strings = keys.map { "\"\($0)\": {}" }.joined(separator: ",\n")
    return "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\n\(strings)}}"
  }

  private static func messages(_ files: [String: String]) throws -> [String] {
    try TemporaryProject(files).audit().findings.filter { $0.rule == .duplicateKey }.map {
      "\($0.source?.file ?? ""):\($0.source?.position.line ?? 0) \($0.severity) \($0.message)"
    }
  }

  @Test(arguments: [
    ("App/App.xcstrings", "App/en.lproj/App.strings"),
    ("App/App.xcstrings", "App/de.lproj/App.strings"),
    ("App/mul.lproj/App.xcstrings", "App/App.strings"),
  ])
  func tablesThatTwoFilesMake(catalog: String, older: String) throws {
    let messages = try Self.messages([
      catalog: Self.catalog("a", "b", "c"), older: "\"x\" = \"X\";\n\"b\" = \"B\"; \"c\" = \"C\";",
      "App/it.lproj/App.strings": "\"b\" = \"B\";",
    ])
    #expect(
      messages == [
        "\(catalog):3 warning \"b\" is here and on line 2 of \(older), as 1 other key does: both make "
          + "the table App, and Xcode builds no app with both. Keep one of them."
      ])
  }

  @Test(arguments: ["App/en.lproj/Other.strings", "Other/en.lproj/App.strings"])
  func otherTables(older: String) throws {
    #expect(
      try Self.messages(["App/App.xcstrings": Self.catalog("a"), older: "\"a\" = \"A\";"]).isEmpty)
  }

  @Test func tablesWithoutACommonKey() throws {
    let files = [
      "App/App.xcstrings": Self.catalog("a"), "App/en.lproj/App.strings": "\"b\" = \"B\";",
    ]
    #expect(try Self.messages(files).isEmpty)
  }
}
