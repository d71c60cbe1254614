package import CopyfitDynamicType
internal import CopyfitLabels

/// The height of a frame around a text of SwiftUI, which takes away lines, but not the only one.
package struct ControlHeight: Hashable, Sendable {
  /// The height in points, at the text size `large` if it is scaled.
  package var points: Double
  /// The style with which a `ScaledMetric` scales it; `nil` for a height that is the same at all text sizes.
  package var style: TextStyle?
  /// Whether the text is offered all of it.
  package var isExact: Bool

  /// The height that is one of two; `nil` if they are scaled differently, so that neither is always the greater one.
  func union(_ other: ControlHeight) -> ControlHeight? {
    guard self != other else { return self }
    guard style == other.style else { return nil }
    return ControlHeight(points: max(points, other.points), style: style, isExact: false)
  }

  /// The height as an interval, of which Apple does not publish how many lines it holds.
  var interval: Interval {
    let most = Bound(points, because: [.view])
    return Interval(
      atLeast: isExact ? most : Bound(0), atMost: most, doubts: [.fixedHeight])
  }
}
