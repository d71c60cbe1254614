import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Plural forms of web apps with a translation that lacks the form `other`.
struct PluralGroupsTests {
  private static let source = #"{"item_one": "{{count}} item", "item_other": "{{count}} items"}"#

  private static func findings(_ translation: String) throws -> [Finding] {
    let project = try TemporaryProject([
      "locales/en.json": source, "locales/ru.json": translation,
      "copyfit.yml": """
      strings: ["locales/*.json"]
      labels: [{keys: "item*", style: body, frame: {width: 2000}}]
      """,
    ])
    return try project.audit().findings
  }

  @Test func areFormsOfOneKey() throws {
    let findings = try Self.findings(
      #"{"item_one": "{{count}} a", "item_few": "{{count}} b", "item_many": "{{count}} c"}"#)
    #expect(!findings.contains { $0.rule == .missingTranslation || $0.rule == .orphanKey })
    let lacking = findings.filter { $0.rule == .missingPluralCategory }
    #expect(lacking.map(\.key) == ["item"])
    #expect(lacking.map(\.severity) == [.warning])
    #expect(lacking.first?.message.contains("has no form 'other'") == true)
  }

  @Test func areNoneWithoutAGroup() throws {
    let findings = try Self.findings(#"{"step_one": "First", "step_two": "Second"}"#)
    #expect(!findings.contains { $0.key == "step" })
  }
}
