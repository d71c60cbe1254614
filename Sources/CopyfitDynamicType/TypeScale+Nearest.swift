extension TextStyle {
  /// The style of a scale whose size at `large` is nearest to a point size, among those that somebody
  /// published.
  ///
  /// `headline` is not among them, since `body` is for text of its size; between two sizes the smaller
  /// one is taken, which grows faster, and of styles of one size the first in the scale.
  package static func nearest(toPointSize size: Double, in scale: TypeScale) -> TextStyle {
    let bySize = scale.publishedStyles.filter { $0 != .headline }
      .compactMap { style in scale[style, .large].map { (style: style, size: $0.pointSize) } }
      .sorted { $0.size < $1.size }
    return bySize.min { abs($0.size - size) < abs($1.size - size) }?.style ?? .body
  }
}
