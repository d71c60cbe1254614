import CopyfitAudit
import Testing

@Suite struct LabelSearchTests {
  private static let files = [
    "App/Base.lproj/Main.storyboard": StoryboardText(labels: [
      StoryboardText.label("pay-aa-001", "Pay now"),
      StoryboardText.label("pay-aa-002", "Pay later"),
      StoryboardText.label("sum-aa-003", "days"),
    ]).xml,
    "App/de.lproj/Main.strings": #""pay-aa-001.text" = "Jetzt bezahlen";"#,
    "App/en.lproj/Localizable.strings": #""days" = "Days left"; "hours" = "Hours left";"#,
    "copyfit.yml": """
    labels:
      - { key: days, name: row, style: body, frame: { width: 120 } }
      - { key: days, name: cell, style: body, frame: { width: 90 } }
    """,
  ]

  private func search(_ name: String) throws -> LabelSearch.Result {
    let project = try TemporaryProject(Self.files)
    let options = AuditOptions(paths: [project.path])
    return LabelSearch(try Audit(options).inspect()).labels(named: name)
  }

  @Test(arguments: [
    ("App/Main#pay-aa-001.text", LabelSearch.Meaning.id, ["App/Main#pay-aa-001.text"]),
    ("pay-aa-001", .objectID, ["App/Main#pay-aa-001.text"]),
    ("pay-aa-001.text", .key, ["App/Main#pay-aa-001.text"]),
    // A key comes before a text of the same words.
    ("days", .key, ["App/Localizable#row:days", "App/Localizable#cell:days"]),
    ("cell:days", .suffix, ["App/Localizable#cell:days"]),
    ("aa-002.text", .suffix, ["App/Main#pay-aa-002.text"]),
    ("Pay later", .sourceText, ["App/Main#pay-aa-002.text"]),
    ("Jetzt bezahlen", .translation, ["App/Main#pay-aa-001.text"]),
  ])
  func aNameMeansWhatItSaysMostExactly(
    name: String, meaning: LabelSearch.Meaning, ids: [String]
  ) throws {
    let result = try search(name)
    #expect(result.meaning == meaning)
    #expect(result.matches.map(\.label.id) == ids)
  }

  @Test(arguments: [
    ("pay-aa-01", ["pay-aa-001"]),
    ("pay", ["App/Main#pay-aa-001.text", "App/Main#pay-aa-002.text"]),
    ("Pay nwo", ["Pay now"]),
  ])
  func whatIsNotFoundIsAnsweredBySuggestions(name: String, suggestions: [String]) throws {
    let result = try search(name)
    #expect(result.matches.isEmpty && result.meaning == nil)
    #expect(suggestions.allSatisfy(result.suggestions.contains), "\(result.suggestions)")
  }

  @Test func aKeyWithoutALabelIsToldWithItsTable() throws {
    let result = try search("hours")
    #expect(result.matches.isEmpty)
    #expect(result.tablesWithoutLabel == ["App/Localizable"])
  }

  @Test func nothingIsMeantByNothing() throws {
    let result = try search("")
    #expect(result.matches.isEmpty && result.suggestions.isEmpty)
  }
}
