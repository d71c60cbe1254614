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
