import CopyfitAudit
import Testing

/// Keys of Android that only refer to others.
struct AndroidAliasesTests {
  private static func strings(_ strings: String) -> String { "<resources>\(strings)</resources>" }

  private static func project(german: String) throws -> TemporaryProject {
    try TemporaryProject([
      "res/values/strings.xml": strings(
        #"<string name="ok">Go</string><string name="alias">@string/ok</string>"#
          + #"<string name="other">Other</string>"#),
      "res/values-de/strings.xml": strings(german),
      "copyfit.yml": """
      strings: ["res/**/*.xml"]
      labels: [{ table: strings, keys: alias, style: body, frame: { width: 120 } }]
      """,
    ])
  }

  @Test func showsWhatTheOtherKeySaysInEachLanguage() throws {
    let report = try Self.project(
      german: #"<string name="ok">Jetzt gleich zur Kasse gehen</string>"#
    ).audit()
    let truncations = report.findings.filter { $0.rule == .truncation }
    #expect(truncations.map(\.key) == ["alias"])
    #expect(truncations.flatMap(\.locales).map(\.text) == ["Jetzt gleich zur Kasse gehen"])
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.key) == ["other"])
  }

  @Test func isNoGapWhereTheOtherKeyIsOne() throws {
    let report = try Self.project(german: #"<string name="other">Anderes</string>"#).audit()
    let missing = report.findings.filter { $0.rule == .missingTranslation }
    #expect(missing.map(\.key).contains("ok"))
    #expect(!missing.flatMap(\.locales).isEmpty)
  }
}
