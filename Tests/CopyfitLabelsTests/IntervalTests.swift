import CopyfitLabels
import Testing

/// The known range of a length.
struct IntervalTests {
  @Test(arguments: [
    (Interval.exactly(200, because: .constraint), Knowledge.fact),
    (.exactly(200, because: .configured), .fact),
    (.exactly(200, because: .canvas), .guess),
    (.atMost(343, because: .oneSide), .bound),
    (.atMost(nil, because: .oneSide), .unknown),
    (.atMost(0, because: .noRoom), .bound),
    (Interval(atLeast: Bound(100, because: [.canvas]), atMost: Bound(200)), .bound),
  ])
  func knowledge(of interval: Interval, is expected: Knowledge) {
    #expect(interval.knowledge == expected)
  }

  @Test func reasonsAreSaidOnce() {
    let bounds = Interval(
      atLeast: Bound(0, because: [.constraint]), atMost: Bound(9, because: [.constraint, .canvas]),
      doubts: [.sibling])
    #expect(bounds.because == ["constraint", "canvas", "a neighbour is sized by its text"])
  }

  @Test(arguments: [
    (BoundReason.constraint, "constraint"), (.view, "view"), (.canvas, "canvas"),
    (.configured, "configured"),
    (.catalog, "catalog"), (.tableRow, "table row"), (.estimate, "estimate"), (.system, "system"),
    (.other("margins of the screen"), "margins of the screen"),
  ])
  func reasonsHaveAWrittenForm(_ reason: BoundReason, _ text: String) {
    #expect(reason.text == text)
    #expect(BoundReason(text) == reason)
  }
}
