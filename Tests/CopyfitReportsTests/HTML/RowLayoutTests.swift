import CopyfitLabels
import Testing

@testable import CopyfitReports

/// The places of what is drawn beside a label.
struct RowLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var row: RowPart
    /// The row's left side from that of the label.
    var x: Double
    /// The left side, width and line of each part.
    var boxes: [[Double]]
  }

  private static let label = RowPart(.label, width: 40...100)
  private static let view = RowPart(.view, width: 30...30)
  private static let text = RowPart(.text(["title"]), width: 50...60)
  private static let unknown = RowPart(.text([]), width: 0 ... .infinity)
  private static let space = RowPart(.space, width: 8...8)

  static let cases = [
    Case(
      testDescription: "alone, in the middle of the row", row: .row([label], spacing: 8), x: -50,
      boxes: []),
    Case(
      testDescription: "between others", row: .row([view, label, text], spacing: 10), x: -40,
      boxes: [[-40, 30, 0], [110, 50, 0]]),
    Case(
      testDescription: "what has no minimum takes nothing",
      row: .row([unknown, label, space], spacing: 0), x: 0, boxes: [[0, 0, 0]]),
    Case(
      testDescription: "a spacer takes the rest", row: .row([label, space, view], spacing: 0), x: 0,
      boxes: [[170, 30, 0]]),
    Case(
      testDescription: "others are narrower where they have too little room",
      row: .row([text, label, text, text], spacing: 10), x: -33.333,
      boxes: [[-33.333, 23.333, 0], [110, 23.333, 0], [143.333, 23.333, 0]]),
    Case(
      testDescription: "in a row in a row",
      row: .row([view, .row([view, label], spacing: 0)], spacing: 40),
      x: -100, boxes: [[-100, 30, 0], [-30, 30, 0]]),
    Case(
      testDescription: "in a column",
      row: .row([view, .column([text, label, view])], spacing: 70), x: -100,
      boxes: [[-100, 30, 0], [0, 50, -1], [0, 30, 1]]),
    Case(
      testDescription: "with an inset of 20 points",
      row: .row([RowPart(.label, width: 60...120), view], spacing: 10), x: -30,
      boxes: [[120, 30, 0]]),
  ]

  @Test(arguments: cases)
  func places(test: Case) {
    let layout = RowLayout(test.row, label: 40...100, width: 200)
    let boxes = layout.boxes.map { [$0.x, $0.width, Double($0.line)].map(Self.rounded) }
    #expect(boxes == test.boxes)
    #expect(Self.rounded(layout.x) == test.x)
  }

  private static func rounded(_ points: Double) -> Double { (points * 1000).rounded() / 1000 }

  /// The sums of a row in a file of labels may be infinite.
  @Test(arguments: [
    (0.0, 0), (1.25, 125), (-2, -200), (.infinity, 1_000_000_000), (.nan, 0),
  ])
  func lengthsOfThePage(length: Double, hundredths: Int) {
    #expect(HTMLValues.hundredths(length) == hundredths)
  }
}
