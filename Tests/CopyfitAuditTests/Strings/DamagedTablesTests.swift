import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Tables with faults: their texts are not said to be missing.
struct DamagedTablesTests {
  private static let english = #""a" = "One"; "b" = "Two"; "c" = "Three";"#

  private static func findings(german: String, labels: Bool) throws -> [String] {
    let label = "labels: [{ keys: \"*\", style: body, frame: { width: 300 } }]"
    let report = try TemporaryProject([
      "App/en.lproj/App.strings": english, "App/de.lproj/App.strings": german,
      "App/de.lproj/Other.strings": "x = y;", "App/en.lproj/Other.strings": "x = y;",
      "copyfit.yml": "name: App\n" + (labels ? label : ""),
    ]).audit()
    return report.findings.map { finding in
      let place = finding.source.map { "\($0.position.line):\($0.position.column)" } ?? "-"
      return "\(finding.rule.rawValue) \(finding.key ?? "-") \(place)"
    }.sorted()
  }

  @Test(arguments: [
    // Each fault has its place and key, and no text is lost.
    (
      "\"a\" = \"Eins\"\n\"b\" = \"Zwei\"\n\"c\" = \"Drei\";",
      ["catalog-syntax a 1:13", "catalog-syntax b 2:13"]
    ),
    // The text of one key cannot be read; another key is really missing.
    (
      "\"a\" = \"Eins\"x;\n\"b\" = \"Zwei\";",
      ["catalog-syntax a 1:13", "missing-translation c 1:27"]
    ),
    // The rest is lost, whatever it is.
    ("\"a\" = \"Eins\";\n# \"b\" = \"Zwei\";\n\"c\" = \"Drei\";", ["unreachable-entries - 2:1"]),
    ("“a” = \"Eins\";\n\"b\" = \"Zwei\";", ["catalog-syntax - 1:1"]),
  ])
  func lostTextsAreNotMissing(german: String, expected: [String]) throws {
    #expect(try Self.findings(german: german, labels: false) == expected)
    let ofLabels = try Self.findings(german: german, labels: true).map { $0.prefix { $0 != ":" } }
    let rules = expected.map { String($0.split(separator: " ")[0]) }
    #expect(ofLabels.map { String($0.split(separator: " ")[0]) } == rules)
  }
}
