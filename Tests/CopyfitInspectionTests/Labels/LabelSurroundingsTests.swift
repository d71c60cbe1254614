import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitLabels
import CopyfitTestSupport
import Testing

@testable import CopyfitInspection

/// What is around a label of SwiftUI, for drawing it.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct LabelSurroundingsTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// What `Checkout` shows in a `ScrollView`.
    var views: String
    var containers: [String]
    var outerCount: Int
    var row: String?
  }

  static let cases = [
    Case(
      testDescription: "paddings and frames", views: #"Text("pay").frame(width: 80).padding()"#,
      containers: ["screen 375", "padding 343", "frame 80"], outerCount: 3, row: nil),
    Case(
      testDescription: "a list, whose insets are not published",
      views: #"List { Text("pay").lineLimit(1) }"#,
      containers: ["screen 375", "List 215–375"], outerCount: 2, row: nil),
    Case(
      testDescription: "a row with a text of the server",
      views: """
        HStack(spacing: 10) {
          Text(name)
          Text("pay").lineLimit(1)
          Text("later").frame(width: 50)
        }.padding()
        """,
      containers: ["screen 375", "padding 343", "HStack 343"], outerCount: 3,
      row: "[? 0–inf | label | view 50] 10"),
    Case(
      testDescription: "a column in a row",
      views: """
        HStack(spacing: 10) {
          Color.red.frame(width: 30)
          VStack { Text("pay").lineLimit(1); Divider(); Color.red.frame(width: 50) }
        }
        """,
      containers: ["screen 375", "HStack 375"], outerCount: 2,
      row: "[view 30 | {label / view 50}] 10"),
    Case(
      testDescription: "a padding in a row",
      views: """
        HStack(spacing: 10) {
          Text("later").fixedSize()
          Text("pay").lineLimit(1).padding(20).padding(.leading, 5)
          Spacer(minLength: 40)
        }
        """,
      containers: ["screen 375", "HStack 375", "padding 0–370", "padding 0–330"], outerCount: 2,
      row: "[text later | label+45 | space 40] 10"),
  ]

  @Test(arguments: cases)
  func around(test: Case) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now"; "later" = "Later";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout(name: "") } } }
      struct Checkout: View {
        let name: String
        var body: some View { ScrollView { \(test.views) } }
      }
      """,
    ])
    let options = AuditOptions(paths: [project.path], devices: [.width(375)])
    let inspected = try #require(try Audit(options).inspect().first)
    let label = try #require(inspected.labels.first { $0.key == "pay" })
    let text = try #require(label.texts.first)
    let around = try #require(
      LabelSurroundings(
        of: text, in: label, frame: 0, boldText: false, at: .large, of: inspected))
    #expect(around.containers.map { "\($0.name) \(Self.text($0.width))" } == test.containers)
    #expect(around.outerCount == test.outerCount)
    #expect(around.row.map { Self.text($0, around.width) } == test.row)
  }

  private static func text(_ part: RowPart, _ label: ClosedRange<Double>) -> String {
    switch part.content {
    case .label:
      let inset = Int(part.width.lowerBound - label.lowerBound)
      return inset == 0 ? "label" : "label+\(inset)"
    case .text(let ids):
      let name = ids.first.flatMap { $0.split(separator: ":").last }
      return name.map { "text \($0)" } ?? "? \(text(part.width))"
    case .view: return "view \(text(part.width))"
    case .space: return "space \(text(part.width))"
    case .row(let parts, let spacing):
      return "[\(parts.map { text($0, label) }.joined(separator: " | "))] \(Int(spacing))"
    case .column(let parts): return "{\(parts.map { text($0, label) }.joined(separator: " / "))}"
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    let least = "\(Int(range.lowerBound))"
    guard range.upperBound > range.lowerBound else { return least }
    return least + "–" + (range.upperBound.isFinite ? "\(Int(range.upperBound))" : "inf")
  }
}
