import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// The severity of broken formats, by whether a source names their key.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct UnusedKeyTests {
  @Test(arguments: [
    (#"f(NSLocalizedString("a", comment: ""))"#, "de.lproj/Localizable.strings", "error"),
    (#"f("a")"#, "de.lproj/Localizable.strings", "error"),
    (#"f(NSLocalizedString("b", comment: ""))"#, "de.lproj/Localizable.strings", "warning"),
    // The text may be of any format.
    (#"f(NSLocalizedString("b", comment: ""))"#, "de.xliff", "error"),
  ])
  func onlyATextThatCodeNamesBreaksTheApp(
    statement: String, file: String, severity: String
  ) throws {
    let texts = [
      "de.lproj/Localizable.strings": #""a" = "%@ fertig";"#,
      "de.xliff": """
      <xliff version="1.2"><file original="App/en.lproj/Localizable.strings" source-language="en" \
      target-language="de"><body><trans-unit id="a"><source>%d done</source>\
      <target>%@ fertig</target></trans-unit></body></file></xliff>
      """,
    ]
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""a" = "%d done"; "b" = "Pay";"#,
      "App/\(file)": texts[file] ?? "", "App/A.swift": statement,
    ])
    let found = try project.audit().findings.filter { $0.severity != .note }
    #expect(
      found.map { "\($0.rule.rawValue) \($0.severity.rawValue)" } == ["invalid-format \(severity)"])
  }
}
