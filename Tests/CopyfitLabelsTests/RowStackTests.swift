import CopyfitSourceText
import Testing

@testable import CopyfitLabels

/// Rows of SwiftUI with the rows in them.
struct RowStackTests {
  private static let place = SourceLocation(
    file: "V.swift", position: SourcePosition(line: 1, column: 1))

  private static func row(_ id: String, _ members: [Row.Content]) -> Row {
    Row(
      id: id, source: place, room: .between(0, 100), rule: .swiftUI,
      members: members.map { Row.Member($0) })
  }

  /// Rows, each in the one before, `times` times; the last has a text.
  private static func nested(_ count: Int, times: Int) -> [Row] {
    (0..<count).map { index in
      let inner = Row.Content.row("\(index + 1)")
      return row(
        "\(index)",
        index + 1 < count ? Array(repeating: inner, count: times) : [.labels(["title"])])
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rows: [Row]
    var isKnown: Bool
    var texts: Int
  }

  static let cases = [
    Case(
      testDescription: "as many as may be",
      rows: [row("0", Array(repeating: .labels(["title"]), count: RowStack.maximumViews))],
      isKnown: true, texts: 32),
    Case(
      testDescription: "one too many",
      rows: [row("0", Array(repeating: .labels(["title"]), count: RowStack.maximumViews + 1))],
      isKnown: false, texts: 33),
    Case(
      testDescription: "each twice in another", rows: nested(4, times: 2), isKnown: true, texts: 8),
    Case(testDescription: "2^39 texts", rows: nested(40, times: 2), isKnown: false, texts: 1),
    Case(testDescription: "too deep", rows: nested(20_000, times: 1), isKnown: false, texts: 1),
    Case(
      testDescription: "a circle", rows: [row("0", [.row("1")]), row("1", [.row("0")])],
      isKnown: true, texts: 0),
  ]

  @Test(arguments: cases)
  func boundsTheirViews(test: Case) {
    let rows = Dictionary(uniqueKeysWithValues: test.rows.map { ($0.id, $0) })
    let stack = RowStack(test.rows[0], in: rows) { _ in 1 }
    #expect((stack.view != nil) == test.isKnown)
    #expect(stack.members.count == test.texts)
  }
}
