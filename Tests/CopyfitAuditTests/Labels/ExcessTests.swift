import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import Testing

/// How much shorter a text must be, and whether that is certainly enough.
struct ExcessTests {
  private static func found(
    _ text: String, width: String, lines: Int, font: String = "system(size: 17)",
    through: ContentSizeCategory = .accessibility5, _ options: AuditOptions = AuditOptions()
  ) throws -> LocaleFinding? {
    try TemporaryProject([
      "App/en.lproj/Here.strings": #""a" = "\#(text)";"#,
      "copyfit.yml": "gate: { through: \(through.name) }",
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        {"id": "App/Here#a", "name": "a", "texts": [{"bundle": "App", "table": "Here", "key": "a"}],
         "element": "textField", "font": "\(font)", "lines": \(lines), "rooms": [{"width": \(width)}]}
      ]}
      """,
    ]).audit(options).findings.first { $0.rule == .truncation }?.locales.first
  }

  private static let exact = #"{"atLeast": 60, "atMost": 60}"#
  private static let interval = #"{"atLeast": 20, "atMost": 60}"#

  /// Three letters are 51 points wide.
  @Test(arguments: [
    ("W W W W W W", exact, 1, 5, true),
    ("W W W W W W", interval, 1, 5, false),
    // A word of six letters is split.
    ("WWWWWWWWWWWW", exact, 2, 6, false),
  ])
  func isEnoughOnlyInAKnownRoom(
    text: String, width: String, lines: Int, characters: Int, isCertain: Bool
  ) throws {
    let found = try #require(try Self.found(text, width: width, lines: lines))
    #expect(found.excess?.characters == characters)
    #expect(found.excess?.isCertain == isCertain)
  }

  /// A number of characters is for the sizes up to the gate's; it has to say so if larger ones are checked.
  @Test(
    arguments: [
      (.accessibility2, nil, .accessibility2, true), (.accessibility5, nil, .accessibility5, false),
      (.accessibility5, [.large, .accessibility1], .accessibility5, false),
      (.accessibility2, [.accessibility3, .accessibility5], .accessibility3, true),
      (.accessibility2, [.accessibility3], .accessibility3, false),
    ] as [(ContentSizeCategory, [ContentSizeCategory]?, ContentSizeCategory, Bool)])
  func isForTheSizesThatCount(
    through: ContentSizeCategory, checked: [ContentSizeCategory]?, last: ContentSizeCategory,
    hasLargerSizes: Bool
  ) throws {
    let found = try #require(
      try Self.found(
        "W W W W W W", width: Self.exact, lines: 1, font: "body", through: through,
        AuditOptions(categories: checked)))
    #expect(found.excess?.through == last)
    #expect(found.excess?.hasLargerSizes == hasLargerSizes)
  }

  /// If not even one letter fits, all are too many.
  @Test func nothingMayFit() throws {
    let found = try #require(
      try Self.found("WWWW", width: #"{"atLeast": 9, "atMost": 9}"#, lines: 1))
    #expect(found.excess == .init(characters: 4, through: .accessibility5, isCertain: false))
  }
}
