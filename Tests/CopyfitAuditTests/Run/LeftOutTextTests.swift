import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Texts that are in a file and never measured are counted, and a language without other texts is a language of the app.
struct LeftOutTextTests {
  private static let english = #""a" = "Pay"; "b" = "Go";"#

  private static func unit(_ id: String, _ source: String, _ target: String) -> String {
    #"<trans-unit id="\#(id)"><source>\#(source)</source><target state="new">\#(target)</target></trans-unit>"#
  }

  private static let xliff = """
    <xliff version="1.2"><file original="en.lproj/A.strings" source-language="en" target-language="de"><body>
    \(unit("a", "Pay", "Zahlen"))\(unit("b", "Go", "Go"))
    </body></file></xliff>
    """
  private static let gettext = """
    msgid ""
    msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

    #, fuzzy
    msgid "Pay"
    msgstr "Zahlen"

    """
  private static let stringCatalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Pay": {"localizations": {
      "de": {"stringUnit": {"state": "new", "value": "Zahlen"}},
      "fr": {"stringUnit": {"state": "new", "value": ""}}
    }}}}
    """

  private static func skipped(_ report: AuditReport) -> [String] {
    report.coverage.skipped
      .filter { $0.why != .noSwiftReader }
      .map { "\($0.count) \($0.what.rawValue): \($0.why.text) \($0.names)" }
  }

  @Test(arguments: [
    (["en.lproj/A.strings": english, "de.xliff": xliff], ["de"], "de.xliff"),
    (["po/de.po": gettext], ["de"], "po/de.po"),
    (["A.xcstrings": stringCatalog], ["de", "fr"], "A.xcstrings"),
  ])
  func unfinishedTranslationsAreCounted(
    files: [String: String], languages: [String], file: String
  ) throws {
    let configuration = """
      strings: ["**/*.strings", "**/*.xcstrings", "**/*.xliff", "**/*.po"]
      labels: [{ key: "*", style: body, frame: { width: 300 } }]
      """
    var files = files
    files["copyfit.yml"] = configuration
    let report = try TemporaryProject(files).audit()
    #expect(
      Self.skipped(report) == [
        "1 entry: not translated yet, by the state in the file [\"\(file)\"]"
      ])
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(Set(missing.flatMap(\.locales).map(\.locale)) == Set(languages))
  }

  /// `en.lproj` has precedence over `Base.lproj`, so a different text of the same key is never shown.
  @Test func textsThatAnotherFileCoversAreCounted() throws {
    let report = try TemporaryProject([
      "Base.lproj/A.strings": #""a" = "Pay now"; "b" = "Go"; "c" = "Only here";"#,
      "en.lproj/A.strings": Self.english, "de.lproj/A.strings": #""a" = "Zahlen";"#,
    ]).audit()
    #expect(
      Self.skipped(report) == [
        "1 entry: another text of the key in the same language has precedence "
          + #"["Base.lproj/A.strings"]"#
      ])
  }

  @Test func textsUnderAStringsDictionaryAreNotCounted() throws {
    let dictionary = """
      <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict></dict>
      </plist>
      """
    let report = try TemporaryProject([
      "en.lproj/A.strings": Self.english, "en.lproj/A.stringsdict": dictionary,
    ]).audit()
    #expect(Self.skipped(report).isEmpty)
  }

  /// Xcode stores only String Catalogs in `mul.lproj`.
  @Test func tablesOfManyLanguagesAreCounted() throws {
    let report = try TemporaryProject([
      "mul.lproj/A.strings": #""a" = "Other"; "c" = "C";"#, "en.lproj/A.strings": Self.english,
      "mul.lproj/B.xcstrings": Self.stringCatalog,
    ]).audit()
    #expect(
      Self.skipped(report).contains(
        "2 string: under 'mul', which is not a locale [\"mul.lproj/A.strings (2)\"]"))
    let found = report.findings.filter { $0.rule == .catalogSyntax }
    #expect(found.map(\.source?.file) == ["mul.lproj/A.strings"])
    #expect(found.map(\.severity) == [.warning])
  }

  /// A report would say that nothing was left out.
  @Test(arguments: [
    ("texts.csv", "a,b\nc,d\n"), ("A.mo", "nothing"), ("res/values/strings.xml", "<manifest/>"),
    ("A.xcstrings", "[]"),
  ])
  func rejectedFilesAreCounted(file: String, text: String) throws {
    let report = try TemporaryProject([
      "copyfit.yml": """
      strings: ["**/*.strings", "\(file)"]
      labels: [{ key: a, style: body, frame: { width: 300 } }]
      """,
      "en.lproj/A.strings": Self.english, file: text,
    ]).audit()
    let names = report.coverage.skipped.filter { $0.count > 0 }.flatMap(\.names)
    #expect(names.contains { $0.hasPrefix(file) })
  }
}
