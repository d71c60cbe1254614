import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// A text that fails from another size on, depending on the screen.
struct LabelScreenSizesTests {
  private static func message(_ rooms: String) throws -> String? {
    try TemporaryProject([
      "App/en.lproj/Here.strings": #""a" = "WWWW";"#,
      "labels.json": """
      {"schema": "copyfit.labels/2", "labels": [
        {"id": "App/Here#a", "texts": [{"bundle": "App", "table": "Here", "key": "a"}],
         "font": "body", "rooms": [\(rooms)]}
      ]}
      """,
    ]).audit().findings.first { $0.rule == .truncation }?.message
  }

  private static func room(_ width: Int, on device: String) -> String {
    #"{\#(device)"width": {"atLeast": \#(width), "atMost": \#(width)}}"#
  }

  @Test(arguments: [
    (100, 180, "The text is truncated in English, from AX1 on, on screens 375 points wide."),
    (100, 100, "The text is truncated in English, from AX1 on."),
  ])
  func theScreenIsNamed(narrow: Int, wide: Int, message: String) throws {
    let rooms = [
      Self.room(wide, on: #""device": "canvas", "#), Self.room(narrow, on: #""device": 375, "#),
    ]
    let found = try Self.message(rooms.joined(separator: ", "))
    #expect(found == message)
  }
}
