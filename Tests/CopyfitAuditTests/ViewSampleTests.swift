import Copyfit
import CopyfitAudit
import CopyfitFindings
import CopyfitInspection
import CopyfitSourceText
import CopyfitTestSupport
import Foundation
import Testing

/// The texts of the sample app in SwiftUI come out as the file beside it says.
@Suite(
  "The sample app in SwiftUI",
  .enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct ViewSampleTests {
  private static let folder = SampleAppTests.folder.deletingLastPathComponent()
    .appending(path: "Pannier")

  @Test func outcomes() throws {
    let file = Self.folder.appending(path: "EXPECTED.md")
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    var options = AuditOptions(paths: [Self.folder.path(percentEncoded: false)])
    options.textDetail = .cells
    let texts = try Audit(options).check().report.texts
    let labels = Dictionary(grouping: texts, by: \.id).sorted { $0.key < $1.key }
    let found = labels.map { id, texts in
      let outcomes = texts.map { "\($0.locale) \(Self.outcome(of: $0))" }.sorted()
      return "| `\(id.split(separator: "#").last ?? "")` | \(outcomes.joined(separator: ", ")) |"
    }
    #expect(found.joined(separator: "\n") == expected.joined(separator: "\n"))
  }

  /// The outcome at most sizes, and the one at the largest if that is another.
  private static func outcome(of text: LabelText) -> String {
    if let obstacle = text.obstacle { return obstacle.text }
    var outcomes: [(name: String, category: String)] = []
    for cell in text.cells where cell.device == .width(375) {
      let name =
        (cell.decision == .decided ? cell.verdict.rawValue : cell.decision.rawValue)
        + (cell.certainty == .uncertain ? "?" : "")
      if outcomes.last?.name != name { outcomes.append((name, cell.category?.name ?? "")) }
    }
    return outcomes.enumerated().map { index, outcome in
      index == 0 ? outcome.name : "\(outcome.name) from \(outcome.category)"
    }.joined(separator: " ")
  }
}
