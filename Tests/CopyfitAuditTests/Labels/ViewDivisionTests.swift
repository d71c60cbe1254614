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
        @Environment(\\.dynamicTypeSize) var size
        var isBig: Bool { size.isAccessibilitySize }
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

  /// What is shown at some text sizes only may not be shown where it would be lost.
  @Test(arguments: [
    ("if size.isAccessibilitySize { Text(\"short\") } else { TEXT }", "undecided"),
    ("if size <= .xxxLarge { TEXT }", "undecided"), ("if isBig { TEXT }", "undecided"),
    ("switch size { case .large: TEXT; default: Text(\"short\") }", "undecided"),
    ("VStack { let isHuge = isBig; if !isHuge { TEXT } }", "undecided"),
    ("TEXT.opacity(size.isAccessibilitySize ? 0 : 1)", "undecided"),
    ("if isOn { TEXT }", "truncates"), ("if style == .large { TEXT }", "truncates"),
  ])
  func aTextAtSomeSizesIsNotLostForCertain(body: String, expected: String) throws {
    let text = #"Text("wide").lineLimit(1).frame(width: 60)"#
    let found = try Self.verdict(body.replacing("TEXT", with: text))
    #expect(found == expected)
  }

  /// Of views that are compared by their heights, only the first one is certain to be shown, where all heights fit.
  @Test(arguments: [
    (#"Text("wide").lineLimit(1).frame(width: 60); Text("short")"#, "truncates"),
    (#"Text("short"); Text("wide").lineLimit(1).frame(width: 60)"#, "undecided"),
  ])
  func theFirstViewThatIsNotTooHighIsShown(views: String, expected: String) throws {
    let found = try Self.verdict("ViewThatFits(in: .vertical) { \(views) }")
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
