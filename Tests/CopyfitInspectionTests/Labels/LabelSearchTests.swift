import CopyfitAuditTestSupport
import CopyfitAudit
import CopyfitFindings
import CopyfitSourceText
import Testing

@testable import CopyfitInspection

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
    // A key takes precedence over an equal text.
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

  /// Names of labels are compared first, then keys that no label shows; all of them count for the limit.
  @Test(arguments: [
    ("hovrz", 1_000, ["hours"]), ("hovrz", 5, []), ("dayzz", 1_000, ["days"]), ("dayzz", 0, []),
  ])
  func guessesCompareNoMoreNamesThanAllowed(name: String, limit: Int, guesses: [String]) throws {
    let project = try TemporaryProject(Self.files)
    let inspected = try Audit(AuditOptions(paths: [project.path])).inspect()
    #expect(LabelSearch(inspected, nameLimit: limit).labels(named: name).suggestions == guesses)
  }

  /// Of each kind of names, the first ones are compared.
  @Test(arguments: [("dayz", 1_000, ["days"]), ("dayz", 0, [])])
  func suggestionsCompareNoMoreNamesThanAllowed(
    name: String, limit: Int, suggestions: [String]
  ) throws {
    let project = try TemporaryProject(Self.files)
    let inspected = try Audit(AuditOptions(paths: [project.path])).inspect()
    let found = LabelSearch(inspected, nameLimit: limit).labels(named: name).suggestions
    #expect(found == suggestions)
  }

  /// Keys may differ only in normalization: the one that is spelled alike is found, or else both.
  @Test(arguments: [
    ("caf\u{E9}\u{323}", ["caf\u{E9}\u{323}"]),
    ("cafe\u{301}\u{323}", ["cafe\u{301}\u{323}"]),
    ("caf\u{1EB9}\u{301}", ["caf\u{E9}\u{323}", "cafe\u{301}\u{323}"]),
  ])
  func keysThatLookAlike(name: String, keys: [String]) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings":
        "\"caf\u{E9}\u{323}\" = \"One\"; \"cafe\u{301}\u{323}\" = \"Two\";",
      "copyfit.yml": "labels: [{ keys: \"*\", style: body, frame: { width: 20 } }]",
    ])
    let inspected = try Audit(AuditOptions(paths: [project.path])).inspect()
    let found = LabelSearch(inspected).labels(named: name).matches
    #expect(found.map { Array($0.label.key.utf8) } == keys.map { Array($0.utf8) })
    let trial = try TextTrial(["One"], in: found, locale: "en")
    #expect(trial.today.count == keys.count)
  }

  /// A key is found in its form in reports: without its middle, and with the number of others.
  @Test(
    arguments: [
      ("Predicted glucose of … suspend setting.", nil, "predicted"),
      ("Predicted glucose of […] suspend setting.", nil, "predicted"),
      ("hours and 2 more keys", nil, "hours"),
      ("days and 1 more key", LabelSearch.Meaning.key, nil), ("Predicted … nothing", nil, nil),
      ("and 1 more key", nil, nil),
    ] as [(String, LabelSearch.Meaning?, String?)])
  func aKeyIsFoundByItsHeading(
    heading: String, meaning: LabelSearch.Meaning?, unshown: String?
  ) throws {
    var files = Self.files
    let key = "Predicted glucose of %1$@ is below your suspend setting."
    files["App/en.lproj/Localizable.strings", default: ""] += "\"\(key)\" = \"Low\";"
    let project = try TemporaryProject(files)
    let inspected = try Audit(AuditOptions(paths: [project.path])).inspect()
    let result = LabelSearch(inspected).labels(named: heading)
    #expect(result.meaning == meaning)
    #expect(
      result.keysWithoutLabel.map(\.key)
        == [unshown == "predicted" ? key : unshown].compactMap(\.self))
  }

  @Test func whatIsKnownOfAKeyWithoutALabelIsSaid() throws {
    let result = try search("hours")
    #expect(result.matches.isEmpty)
    let key = try #require(result.keysWithoutLabel.first)
    #expect(result.keysWithoutLabel.count == 1)
    #expect(key.table == "App/Localizable")
    #expect(
      key.reason == "no storyboard or xib contains it, so only code can show it")
    #expect(key.canBeDescribed && key.languages > 0)
  }

  /// The heading of a finding in a report finds the label.
  @Test func aLabelIsFoundByItsHeading() throws {
    let project = try TemporaryProject([
      "App/Base.lproj/Main.storyboard": StoryboardText(
        labels: [StoryboardText.label("aaa-11-aaa", "Pay")]
      ).xml
    ])
    let inspected = try Audit(AuditOptions(paths: [project.path])).inspect()
    let label = try #require(inspected.first?.labels.first)
    let place = "\(label.source.file):\(label.source.position.line)"
    for name in [
      label.name, "\u{2068}\(label.name)\u{2069}", "Main › Checkout › aaa-11-aaa", place,
    ] {
      let result = LabelSearch(inspected).labels(named: name)
      #expect(result.meaning == .heading, "\(name)")
      #expect(result.matches.map(\.label.id) == [label.id])
    }
  }

  @Test func nothingIsMeantByNothing() throws {
    let result = try search("")
    #expect(result.matches.isEmpty && result.suggestions.isEmpty)
  }

  /// The heading of a finding without a label.
  @Test(arguments: [
    ("twice", [Rule.duplicateKey]), ("App/en.lproj/Table.strings:2", [.duplicateKey]),
    ("App/en.lproj/Table.strings", [.duplicateKey]), ("Brand-Bold", [.fontNotFound]),
    ("\u{2068}Brand-Bold\u{2069}", [.fontNotFound]), ("once", []), ("", []),
  ])
  func findingsAreFoundByTheirHeadings(heading: String, rules: [Rule]) throws {
    let report = try TemporaryProject([
      "App/en.lproj/Table.strings": """
      "once" = "Once"; "twice" = "Twice";
      "twice" = "Two times";
      """,
      "copyfit.yml": """
      labels: [{ key: once, font: { name: Brand-Bold, size: 17, relativeTo: body }, frame: { width: 200 } }]
      """,
    ]).audit()
    #expect(report.findings(headed: heading).map(\.rule) == rules)
  }
}
