import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// Sources that have no sign of a text.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct SourcesWithoutTextsTests {
  /// Such a source may be the only one that creates a view.
  @Test(arguments: [("Row()", 1), ("0", 0)])
  func theyMayCreateAView(value: String, count: Int) throws {
    let project = try TemporaryProject([
      "Pay/en.lproj/Localizable.strings": #""long" = "A text that has no room at all";"#,
      "Pay/Pay.swift": """
      import SwiftUI
      @main struct Pay: App {
        let first = Pages.first()
        var body: some Scene { WindowGroup { Color.red } }
      }
      struct Row: View {
        var body: some View { Text("long").lineLimit(1).frame(width: 50) }
      }
      """,
      "Pay/Pages.swift": "enum Pages { static func first() -> Any { \(value) } }",
    ])
    #expect(try project.audit().findings.count { $0.rule == .truncation } == count)
  }
}
