internal import CopyfitDynamicType
internal import CopyfitLabels

/// A length of a frame or padding, in points.
struct ViewLength: Hashable, Sendable {
  /// The points, at the text size `large` if it is scaled.
  var points: Double
  /// The style with which a `ScaledMetric` scales it; `nil` for a length that is the same at all text sizes.
  var style: TextStyle?

  init(_ points: Double, scaledAs style: TextStyle? = nil) {
    (self.points, self.style) = (points, style)
  }

  /// The least and the greatest points that it has at any text size.
  ///
  /// A scaled length is rounded to pixels of at most half a point, so half a point is added at each end.
  var range: ClosedRange<Double> {
    guard let style else { return points...points }
    let metrics = FontMetrics(for: style)
    let ends = [ContentSizeCategory.xSmall, .accessibility5].map {
      metrics.scaledValue(points, at: $0, displayScale: 2)
    }.sorted()
    return (ends[0] - 0.5)...(ends[1] + 0.5)
  }

  /// The lesser of two lengths; `nil` if they are scaled differently.
  func lesser(_ other: ViewLength) -> ViewLength? {
    style == other.style ? ViewLength(min(points, other.points), scaledAs: style) : nil
  }

  /// The greater of two lengths; `nil` if they are scaled differently.
  func greater(_ other: ViewLength) -> ViewLength? {
    style == other.style ? ViewLength(max(points, other.points), scaledAs: style) : nil
  }
}

extension Doubt {
  /// A length that grows with the text decides.
  static let scaledMetric = Doubt.decided(by: "ScaledMetric")
}
