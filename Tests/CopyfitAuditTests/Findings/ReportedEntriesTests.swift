import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// A problem that a file's reader reports is not reported again by the comparison with the source.
struct ReportedEntriesTests {
  private static func dictionary(_ name: String, variable: String = "n", forms: String) -> String {
    """
    <plist><dict><key>k</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@\(name)@</string>
    <key>\(variable)</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    \(forms)</dict></dict></dict></plist>
    """
  }

  private static let both = "<key>one</key><string>%d</string><key>other</key><string>%d</string>"

  @Test(
    arguments: [
      ("m", both, ["error invalid-format"]),
      ("n", "<key>one</key><string>%d</string>", ["error missing-plural-category"]),
    ])
  func anEntryIsReportedOnce(_ name: String, _ forms: String, _ expected: [String]) throws {
    let project = try TemporaryProject([
      "App/en.lproj/App.stringsdict": Self.dictionary("n", forms: Self.both),
      "App/de.lproj/App.stringsdict": Self.dictionary(name, forms: forms),
    ])
    let found = try project.audit().findings.filter { $0.key == "k" }
    #expect(found.map { "\($0.severity.rawValue) \($0.rule.rawValue)" } == expected)
  }

  /// A crash is reported once, and a missing variable without the argument that it loses.
  @Test(
    arguments: [
      (
        "<key>n</key><dict><key>NSStringFormatSpecTypeKey</key>"
          + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
          + "<string>d</string><key>one</key><string>%@ a</string><key>other</key>"
          + "<string>%@ b</string></dict>", ["error invalid-format"]
      ), ("", ["error invalid-format"]),
    ])
  func aBrokenVariableIsReportedOnce(_ variable: String, _ expected: [String]) throws {
    let project = try TemporaryProject([
      "App/en.lproj/App.stringsdict": Self.dictionary("n", forms: Self.both),
      "App/de.lproj/App.stringsdict":
        "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>%#@n@</string>\(variable)</dict></dict></plist>",
    ])
    let found = try project.audit().findings.filter { $0.key == "k" }
    #expect(found.map { "\($0.severity.rawValue) \($0.rule.rawValue)" } == expected)
  }

  /// A variable without text only skips an argument that another one reads.
  @Test func aVariableWithoutTextClashesWithNothing() throws {
    let forms = "<key>one</key><string></string><key>other</key><string></string>"
    let table = Self.dictionary("n", forms: forms).replacing(
      "%#@n@</string>", with: "%#@n@%1$@</string>")
    let project = try TemporaryProject(["App/en.lproj/App.stringsdict": table])
    #expect(try project.audit().findings.filter { $0.rule == .invalidFormat }.isEmpty)
  }

  /// Forms that read one argument as two types are an error in the source, and in a translation with the same forms.
  @Test(arguments: [
    ("%d", "%@", ["en": 1, "de": 1]), ("%@", "%d", ["en": 1, "de": 1]), ("%d", "%d", [:]),
  ])
  func formsThatClashAreReportedInEachLanguage(
    _ one: String, _ other: String, _ expected: [String: Int]
  ) throws {
    let forms = "<key>one</key><string>\(one) a</string><key>other</key><string>\(other) b</string>"
    let table = Self.dictionary("n", forms: forms)
    let project = try TemporaryProject([
      "App/en.lproj/App.stringsdict": table, "App/de.lproj/App.stringsdict": table,
    ])
    let found = try project.audit().findings.filter { $0.rule == .invalidFormat }
    let locales = found.flatMap(\.locales).map(\.locale)
    #expect(Dictionary(locales.map { ($0, 1) }, uniquingKeysWith: +) == expected)
  }

  /// An argument that is read as two types is an error, and the difference from the source is not reported again.
  @Test(arguments: [
    ("App/%.lproj/Localizable.strings", "\"k\" = \"", "\";", "%@, %d of %d", "%@, %2$d: %1$d"),
    (
      "app/res/values-%/strings.xml", "<resources><string name=\"k\">", "</string></resources>",
      "%1$d h %2$d min", "%1$a %2$i"
    ),
  ])
  func aTextIsReportedOnce(
    _ file: String, _ start: String, _ end: String, _ source: String, _ text: String
  ) throws {
    let project = try TemporaryProject([
      file.replacing("%", with: "en"): start + source + end,
      file.replacing("%", with: "eu"): start + text + end,
    ])
    let found = try project.audit().findings.filter { $0.key == "k" && $0.severity != .note }
    #expect(found.map { "\($0.severity.rawValue) \($0.rule.rawValue)" } == ["error invalid-format"])
  }

  @Test func aGarbledArgumentIsReportedOnce() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""k" = "%ld digits";"#,
      "App/es.lproj/Localizable.strings": #""k" = "%!d dígitos";"#,
      "App/fr.lproj/Localizable.strings": #""k" = "chiffres";"#,
    ])
    let found = try project.audit().findings.filter { $0.key == "k" }
    #expect(
      found.map { "\($0.rule.rawValue) \($0.locales.map(\.locale))" }.sorted() == [
        #"invalid-format ["es"]"#, #"placeholder-mismatch ["fr"]"#,
      ])
  }
}
