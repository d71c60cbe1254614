import CopyfitLabels
import Testing

struct StackNeighborTests {
  private static func row(_ views: StackView...) -> StackView {
    .row(views.map { StackView.Member($0) }, spacing: 8)
  }

  private static func pile(_ views: StackView...) -> StackView {
    .pile(views.map { StackView.Member($0) })
  }

  /// The texts beside the text 0 of a view.
  @Test(
    arguments: [
      (row(.text(0), .text(1), .spacer(least: 8), .text(2)), [1, 2]),
      (pile(.text(0), .text(1)), []),
      (row(pile(.text(0), .text(1)), .text(2)), [2]),
      (row(.text(0), pile(.text(1), row(.text(2), .size(1...2)))), [1, 2]),
      (row(pile(row(.text(1), .text(0)), .text(2)), .text(3)), [1, 3]),
      (
        row(.firstThatFits([StackView.Member(.text(0)), StackView.Member(.text(1))]), .text(2)), [2]
      ),
      (pile(.text(1), .text(2)), nil),
    ] as [(StackView, [Int]?)])
  func textsBeside(view: StackView, expected: [Int]?) {
    #expect(view.texts(beside: 0)?.sorted() == expected)
  }
}
