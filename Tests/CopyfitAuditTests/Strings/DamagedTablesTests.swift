import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitSourceText
import Testing

/// Tables with faults: their texts are not said to be missing.
struct DamagedTablesTests {
  private static let english = #""a" = "One"; "b" = "Two"; "c" = "Three";"#

  private static func findings(german: String, labels: Bool) throws -> [Finding] {
    let label = "labels: [{ keys: \"*\", style: body, frame: { width: 300 } }]"
    return try TemporaryProject([
      "App/en.lproj/App.strings": english, "App/de.lproj/App.strings": german,
      "App/de.lproj/Other.strings": "x = y;", "App/en.lproj/Other.strings": "x = y;",
      "copyfit.yml": "name: App\n" + (labels ? label : ""),
    ]).audit().findings
  }

  /// The rule and the key of a finding.
  private static func name(_ finding: Finding) -> String {
    "\(finding.rule.rawValue) \(finding.key ?? "-")"
  }

  private static func place(_ finding: Finding) -> String {
    finding.source.map { "\($0.position.line):\($0.position.column)" } ?? "-"
  }

  @Test(arguments: [
    // Each fault has its place and key, and no text is lost.
    (
      "\"a\" = \"Eins\"\n\"b\" = \"Zwei\"\n\"c\" = \"Drei\";",
      ["catalog-syntax a", "catalog-syntax b"], ["1:13", "2:13"]
    ),
    // The text of one key cannot be read; another key is really missing.
    (
      "\"a\" = \"Eins\"x;\n\"b\" = \"Zwei\";",
      ["catalog-syntax a", "missing-translation c"], ["1:13", "1:27"]
    ),
    // The rest is lost, whatever it is.
    (
      "\"a\" = \"Eins\";\n# \"b\" = \"Zwei\";\n\"c\" = \"Drei\";", ["unreachable-entries -"],
      ["2:1"]
    ),
    ("“a” = \"Eins\";\n\"b\" = \"Zwei\";", ["catalog-syntax -"], ["1:1"]),
  ])
  func lostTextsAreNotMissing(german: String, names: [String], places: [String]) throws {
    let found = try Self.findings(german: german, labels: false)
    let expected = zip(names, places).map { "\($0) \($1)" }
    #expect(found.map { "\(Self.name($0)) \(Self.place($0))" }.sorted() == expected)
    // What is missing for a label is at its entry of the configuration instead.
    let foundOfLabels = try Self.findings(german: german, labels: true)
    #expect(foundOfLabels.map(Self.name).sorted() == names)
  }
}
