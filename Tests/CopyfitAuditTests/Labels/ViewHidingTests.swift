import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import CopyfitLabels
import CopyfitTestSupport
import Testing

/// Texts of SwiftUI that are never shown, or not to their end, from the sources to the findings.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewHidingTests {
  private static func report(
    _ body: String, text: String = "A text that has no room in 100 points", more: String = ""
  ) throws -> AuditReport {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": "\"long\" = \"\(text)\";",
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View {
        @ViewBuilder var body: some View { \(body) }
      }
      \(more)
      """,
    ])
    return try project.audit(AuditOptions(categories: [.large]))
  }

  /// A view of one line may show only what is before a line feed, so no text with one certainly fits there.
  @Test(arguments: [
    ("One\\nTwo", ".lineLimit(1)", 200, 0, 2), ("One\\nTwo", ".lineLimit(1)", 20, 1, 0),
    ("One\\nTwo", ".lineLimit(2)", 200, 0, 0), ("One Two", ".lineLimit(1)", 200, 0, 0),
  ])
  func aLineFeed(text: String, limit: String, width: Int, lost: Int, undecided: Int) throws {
    let report = try Self.report(
      "ScrollView { Text(\"long\")\(limit).frame(width: \(width)) }", text: text)
    #expect(report.findings.count { $0.rule == .truncation && $0.severity == .error } == lost)
    #expect(report.summary.undecidedCells == undecided)
    let notes = report.findings.filter { $0.rule == .undecidedFrame }.map(\.message)
    #expect(
      notes.allSatisfy { $0.hasPrefix("What is shown is not known (its text has a line feed") })
    #expect(notes.isEmpty == (limit == ".lineLimit(2)" || text == "One Two"))
  }
}
