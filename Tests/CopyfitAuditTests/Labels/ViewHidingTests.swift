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

  /// What is never shown has no error and is not decided, and the report says why.
  @Test(arguments: [
    (#"if false { Text("long").lineLimit(1).frame(width: 100) }"#, UnknownText.neverTrue),
    (#"if false { Color.red.alert("long", isPresented: $x) { } }"#, .neverTrue),
    (#"Color.red.alert("long", isPresented: .constant(false)) { }"#, .neverPresented),
    ("Color.red", .neverCreated(view: "Row")),
    (#"Text("long").lineLimit(1).frame(width: 100).hidden()"#, .hiddenInCode),
    (#"Text("long").lineLimit(1).frame(width: 100).redacted(reason: .placeholder)"#, .redacted),
  ])
  func whatIsNeverShown(body: String, reason: UnknownText) throws {
    let row =
      #"struct Row: View { var body: some View { Text("long").lineLimit(1).frame(width: 9) } }"#
    let report = try Self.report(body, more: body == "Color.red" ? row : "")
    #expect(report.findings.allSatisfy { $0.rule != .truncation })
    #expect(report.coverage.decided == 0)
    let skipped = report.coverage.skipped.filter { $0.what == .string }
    #expect(skipped.map(\.why) == [.labelOfString(.text(reason))])
    #expect(UnknownText(reason.text) == reason)
  }

  /// A view that a static member or a global function makes is shown where a view that is shown itself names that.
  @Test(arguments: [
    ("Dead", "Color.red", false), ("Dead", "Route.row.content", true),
    ("Route", "Color.red", false), ("Route", "makeRow()", true),
    ("Dead", "Color.red; let route = \\Route.row", true), ("Dead", "Color.red; let row = 1", false),
  ])
  func whatOnlyAnUnusedMemberMakes(user: String, body: String, isShown: Bool) throws {
    let report = try Self.report(
      body,
      more: """
        struct Route { let content: AnyView; static var row: Route { Route(content: makeRow()) } }
        func makeRow() -> AnyView { AnyView(Row()) }
        struct Row: View { var body: some View { Text("long").lineLimit(1).frame(width: 9) } }
        struct Dead: View { var body: some View { \(user == "Dead" ? "Route.row.content" : "Color.red") } }
        """)
    #expect(report.findings.contains { $0.rule == .truncation } == isShown)
  }

  /// A text that one place hides is measured where another one shows it.
  @Test func aHiddenCopy() throws {
    let report = try Self.report(
      """
      Text("long").lineLimit(1).frame(width: 100)
      Text("long").lineLimit(1).frame(width: 100).opacity(0)
      """)
    #expect(report.findings.filter { $0.rule == .truncation }.map(\.severity) == [.error])
    #expect(report.findings.first?.name?.hasPrefix("Checkout › long “A text") == true)
  }

  /// No text whose letters have a font of their own is lost for certain.
  @Test(arguments: [
    ("text.font = .caption2", false), ("text.swiftUI.font = .caption2", false),
    ("text[x].kern = 2", false), ("text.mergeAttributes(small)", false),
    ("text.foregroundColor = .red", true), ("other.font = .caption2", true),
  ])
  func anAttributedText(statement: String, isCertain: Bool) throws {
    let report = try Self.report(
      "Text(made()).lineLimit(1).frame(width: 100)",
      more: """
        func made() -> AttributedString {
          var text = AttributedString(NSLocalizedString("long", comment: ""))
          \(statement)
          return text
        }
        """)
    let found = report.findings.filter { $0.rule == .truncation }.map(\.severity)
    #expect(found == [isCertain ? .error : .warning])
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
