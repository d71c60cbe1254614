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

  private static func measured(_ files: [String: String]) throws -> [String] {
    var files = files
    files["copyfit.yml"] = """
      strings: ["App/**/*.strings", "App/**/*.json", "App/**/*.csv", "App/**/*.xml"]
      labels: [{ key: a, style: body, frame: { width: 5 } }]
      """
    let report = try TemporaryProject(files).audit()
    return report.findings.filter { $0.rule == .truncation }.flatMap { finding in
      finding.locales.map { "\($0.locale) \($0.text ?? "") \($0.string?.file ?? "")" }
    }.sorted()
  }

  /// Apple's systems read no other format.
  @Test(arguments: [
    ("App/en.lproj/App.strings", "App/App.json", #"{"a": "Json"}"#, "warning"),
    ("App/App.strings", "App/App_en.json", #"{"a": "Json", "b": "B"}"#, "warning"),
    ("App/en.lproj/App.strings", "App/App.json", #"{"a": "Apple"}"#, "note"),
    (
      "App/Z/en.lproj/strings.strings", "App/Z/values/strings.xml",
      "<resources><string name=\"a\">Android</string></resources>", "warning"
    ),
  ])
  func applesFormatsWin(apple: String, other: String, text: String, severity: String) throws {
    let files = [apple: #""a" = "Apple";"#, other: text, "App/it.lproj/App.strings": ""]
    #expect(try Self.measured(files).filter { $0.hasPrefix("en") } == ["en Apple \(apple)"])
    let all = files.merging(["copyfit.yml": #"strings: ["App/**/*.{strings,json,xml}"]"#]) { $1 }
    let table = apple.hasSuffix("strings.strings") ? "strings" : "App"
    let message =
      "\(other):1 \(severity) \"a\" is here and on line 1 of \(apple): both make the table \(table). In a "
      + "language of both, the text of Apple's format is measured, and that of \(other) is not. Give one of "
      + "them another name, or leave it out with 'exclude'."
    #expect(try Self.messages(all) == [message])
  }

  @Test func aFormatWithOtherKeysIsNoCompetitor() throws {
    let files = [
      "App/en.lproj/App.strings": #""a" = "Apple";"#, "App/App.json": #"{"b": "Json"}"#,
      "copyfit.yml": #"strings: ["App/**/*.{strings,json}"]"#,
    ]
    #expect(try Self.messages(files).isEmpty)
  }
}
