import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import Testing

/// How much shorter a text must be, and whether that is certainly enough.
struct ExcessTests {
  private static func found(_ text: String, width: String, lines: Int) throws -> LocaleFinding? {
    try TemporaryProject([
      "App/en.lproj/Here.strings": #""a" = "\#(text)";"#,
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        {"id": "App/Here#a", "name": "a", "texts": [{"bundle": "App", "table": "Here", "key": "a"}],
         "element": "textField", "font": "system(size: 17)", "lines": \(lines), "rooms": [{"width": \(width)}]}
      ]}
      """,
    ]).audit().findings.first { $0.rule == .truncation }?.locales.first
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

  /// If not even one letter fits, all are too many.
  @Test func nothingMayFit() throws {
    let found = try #require(
      try Self.found("WWWW", width: #"{"atLeast": 9, "atMost": 9}"#, lines: 1))
    #expect(found.excess == .init(characters: 4, through: .accessibility5, isCertain: false))
  }
}
