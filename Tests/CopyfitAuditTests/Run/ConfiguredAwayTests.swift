import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// What a configuration leaves out is counted, so that a report does not look complete.
struct ConfiguredAwayTests {
  private static func skipped(_ configuration: String) throws -> [String] {
    let project = try TemporaryProject([
      "copyfit.yml": """
      labels: [{ key: a, style: body, frame: { width: 30 }, lines: 1 }]
      \(configuration)
      """,
      "App/en.lproj/A.strings": #""a" = "A text that is too long";"#,
      "App/de.lproj/A.strings": #""a" = "Ein zu langer Text";"#,
      "Debug/en.lproj/B.strings": #""b" = "Text";"#, "Debug/B.swift": "let title = String()",
      "Debug/C.m": "@interface C", "locales/de.json": #"{ "c": "Text" }"#,
      "locales/fr.json": #"{ "c": "Texte" }"#,
      "Debug/D.xib": #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#,
    ])
    return try project.audit().coverage.skipped
      .filter { $0.what != .string && $0.why != .noSwiftReader }
      .map { "\($0.count) \($0.what.rawValue): \($0.why.text) \($0.names)" }
  }

  @Test(arguments: [
    ("", []),
    (
      "exclude: [Debug]",
      [
        #"1 document: left out by 'exclude' in the configuration ["Debug/D.xib"]"#,
        #"3 file: left out by 'exclude' in the configuration ["Debug/en.lproj/B.strings", "Debug/B.swift", "Debug/C.m"]"#,
      ]
    ),
    (
      "exclude: [locales/de.json]\nstrings: [App/**/*.strings, Debug/**/*.strings, locales/*.json]",
      [#"1 file: left out by 'exclude' in the configuration ["locales/de.json"]"#]
    ),
    (
      "interfaceBuilder: []",
      [
        #"1 document: not named by 'strings' or 'interfaceBuilder' in the configuration ["Debug/D.xib"]"#
      ]
    ),
    (
      "strings: [App/**/*.strings]",
      [
        #"1 file: not named by 'strings' or 'interfaceBuilder' in the configuration ["Debug/en.lproj/B.strings"]"#
      ]
    ),
    (
      "locales: [en]",
      [#"1 language: not among the languages that are checked ["de"]"#]
    ),
    (
      "rules: { truncation: off, duplicate-key: off }",
      [#"1 finding: the rule 'truncation' is off in the configuration ["App/A#label:a"]"#]
    ),
  ])
  func isCounted(configuration: String, expected: [String]) throws {
    #expect(try Self.skipped(configuration) == expected)
  }
}
