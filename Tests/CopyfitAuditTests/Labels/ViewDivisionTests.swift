import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitDynamicType
import CopyfitFindings
import CopyfitTestSupport
import Testing

/// Texts of SwiftUI in views that divide their width, or that are shown only if they fit.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewDivisionTests {
  /// The verdict about the text “wide”, which is about 150 points wide in `body`.
  private static func verdict(_ body: String) throws -> String {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""wide" = "A text that is wide"; "short" = "Yes";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App {
        var body: some Scene { WindowGroup { ScrollView { \(body) } } }
      }
      """,
    ])
    var options = AuditOptions(categories: [.large])
    options.textDetail = .cells
    let texts = try project.audit(options).texts.filter { $0.id.hasSuffix(":wide") }
    let all = texts.flatMap(\.cells).map {
      $0.decision == .decided ? $0.verdict.rawValue : $0.decision.rawValue
    }
    return Set(all).sorted().joined(separator: " ")
  }

  /// A text beside one in an unknown font has an unknown part of the row.
  @Test(arguments: [
    (#"HStack(spacing: 0) { Text("wide").lineLimit(1); Text("short") }.frame(width: 210)"#, "fits"),
    (
      #"HStack(spacing: 0) { Text("wide").lineLimit(1); Text("short").font(Theme.big) }.frame(width: 210)"#,
      "undecided"
    ),
  ])
  func aNeighborInAnUnknownFontHasAnyWidth(body: String, expected: String) throws {
    let found = try Self.verdict(body)
    #expect(found == expected)
  }

  /// A stack that is shown because it fits divides its width, so a text in it may be cut all the same.
  @Test(arguments: [
    (#"Text("wide")"#, "fits"),
    (#"HStack(spacing: 8) { Text("wide"); Spacer(minLength: 0) }"#, "fits"),
    (#"HStack(spacing: 8) { Image(systemName: "star").frame(width: 20); Text("wide") }"#, "fits"),
    (#"HStack(spacing: 8) { Text("wide"); Color.red.frame(height: 4) }"#, "undecided"),
    (#"HStack(spacing: 8) { Text("wide"); Slider(value: $x) }"#, "undecided"),
    // It is not measured.
    (#"Text("wide").frame(idealWidth: 20)"#, ""),
  ])
  func whatFitsMayDivideItsWidth(first: String, expected: String) throws {
    let body = "ViewThatFits(in: .horizontal) { \(first); Text(\"short\") }.lineLimit(1)"
    let found = try Self.verdict(body + ".frame(width: 200)")
    #expect(found == expected)
  }

  /// A view behind a condition, or an empty one, may not count as the last of several alternative views.
  @Test(arguments: [
    (#"Text("wide").lineLimit(1); EmptyView()"#),
    (#"NavigationLink(destination: Shop()) { Text("wide").lineLimit(1) }; if x { Text("short") }"#),
  ])
  func theLastAlternativeMayBeMissing(views: String) throws {
    let body = "ViewThatFits(in: .horizontal) { \(views) }.frame(width: 100)"
    let found = try Self.verdict(body)
    #expect(found == "undecided")
  }
}
