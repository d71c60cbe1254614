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

  private static func android(_ text: String) -> String {
    "<resources><string name=\"a\">\(text)</string></resources>"
  }

  private static func xliff(_ text: String) -> String {
    """
    <xliff version="1.2"><file original="App/en.lproj/App.strings" source-language="en" target-language="de" \
    datatype="plaintext"><body><trans-unit id="a"><source>A</source><target>\(text)</target></trans-unit>\
    </body></file></xliff>
    """
  }

  /// Two files of one format and language: only one of the texts is measured.
  @Test(arguments: [
    ("App/en.lproj/App.strings", #""a" = "X";"#, "App/English.lproj/App.strings", #""a" = "Y";"#),
    ("App/pt-BR.lproj/App.strings", #""a" = "X";"#, "App/pt_BR.lproj/App.strings", #""a" = "Y";"#),
    ("App/values-b+de/strings.xml", android("X"), "App/values-de/strings.xml", android("Y")),
    ("App/a.xliff", xliff("X"), "App/de.xliff", xliff("Y")),
  ])
  func aSecondFileOfALanguageIsReported(
    first: String, text: String, second: String, other: String
  ) throws {
    let table = first.hasSuffix(".xml") ? "strings" : "App"
    var files = [
      first: text, second: other, "copyfit.yml": #"strings: ["App/**/*.{strings,xml,xliff}"]"#,
    ]
    #expect(
      try Self.messages(files) == [
        "\(second):1 warning \"a\" has another text on line 1 of \(first): both files make the table "
          + "\(table) in one language. The text of \(first) is measured, and that of \(second) is not. "
          + "Keep one of the files."
      ])
    files[second] = text
    #expect(try Self.messages(files).isEmpty)
  }

  /// Each PO file repeats the texts to translate, so none of them is too many.
  @Test(arguments: ["", "msgid \"\"\nmsgstr \"X-Source-Language: en\\n\"\n\n"])
  func sourceTextsOfTwoStatesAreMerged(header: String) throws {
    let plural =
      "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d Datei\"\nmsgstr[1] \"%d Dateien\"\n"
    let files = [
      "po/de.po": header + plural,
      "po/fr.po": header + "msgid \"%d file\"\nmsgstr \"%d fichier\"\n",
      "copyfit.yml": #"strings: ["po/*.po"]"#,
    ]
    let messages = try Self.messages(files).filter { $0.contains("has another text") }
    #expect(messages.count == 1)
    #expect(
      messages.allSatisfy { $0.hasSuffix("Update both files from the sources, with msgmerge.") })
  }

  /// A device reads the folder with the language's own name.
  @Test(arguments: ["App/English.lproj", "App/EN.lproj"])
  func theFolderWithTheProperNameWins(folder: String) throws {
    #if !os(Linux)
      if folder.hasSuffix("EN.lproj") { return }
    #endif
    let files = [
      "App/en.lproj/App.strings": #""a" = "Proper";"#, folder + "/App.strings": #""a" = "Other";"#,
    ]
    #expect(try Self.measured(files) == ["en Proper App/en.lproj/App.strings"])
    #expect(try Self.messages(files).first?.hasPrefix(folder) == true)
  }

  /// The exchange files of an app repeat its source texts, and its own files have precedence.
  @Test func exchangeFilesOfALanguageEachAreNoCompetitors() throws {
    let german = Self.xliff("Ja")
    let french = german.replacing("\"de\"", with: "\"fr\"").replacing(">A<", with: ">B<")
    var files = [
      "App/de.xliff": german, "App/fr.xliff": french,
      "copyfit.yml": #"strings: ["App/**/*.{strings,xliff}"]"#,
    ]
    #expect(try Self.messages(files).isEmpty)
    files["App/old/de.xliff"] = Self.xliff("Nein")
    files["App/de.lproj/App.strings"] = #""a" = "Ja";"#
    #expect(try Self.messages(files).isEmpty)
  }

  @Test func aFormatWithOtherKeysIsNoCompetitor() throws {
    let files = [
      "App/en.lproj/App.strings": #""a" = "Apple";"#, "App/App.json": #"{"b": "Json"}"#,
      "copyfit.yml": #"strings: ["App/**/*.{strings,json}"]"#,
    ]
    #expect(try Self.messages(files).isEmpty)
  }
}
