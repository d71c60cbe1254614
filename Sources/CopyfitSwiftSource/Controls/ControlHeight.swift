internal import CopyfitLabels

/// The height of a frame around a text of SwiftUI, which takes away lines, but not the only one.
package struct ControlHeight: Hashable, Sendable {
  /// The height in points.
  package var points: Double
  /// Whether the text is offered all of it.
  package var isExact: Bool

  /// The height that is one of two.
  func union(_ other: ControlHeight) -> ControlHeight {
    self == other
      ? self : ControlHeight(points: max(points, other.points), isExact: false)
  }

  /// The height as an interval, of which Apple does not publish how many lines it holds.
  var interval: Interval {
    let most = Bound(points, because: [.view])
    return Interval(
      atLeast: isExact ? most : Bound(0), atMost: most, doubts: [.fixedHeight])
  }
}
