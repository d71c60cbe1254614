import Copyfit
import Testing

/// A change in the words of reports.
struct LabelChangeTests {
  @Test(arguments: [
    (LabelChange(lines: 2), "allow 2 lines"), (LabelChange(lines: 1), "allow 1 line"),
    (LabelChange(width: 183.0769708806818), "give it a frame 183.1 pt wide"),
    (LabelChange(width: 0.05), "give it a frame 0.1 pt wide"),
    (LabelChange(height: 44.000000001), "give it a frame 44 pt high"),
    (
      LabelChange(width: 300, height: 61, lines: 2),
      "allow 2 lines in a frame 300 pt wide and 61 pt high"
    ),
    (LabelChange(width: 300, height: 61), "give it a frame 300 pt wide and 61 pt high"),
    (LabelChange(), "no change"),
  ])
  func isDescribed(change: LabelChange, text: String) {
    #expect("\(change)" == text)
  }
}
