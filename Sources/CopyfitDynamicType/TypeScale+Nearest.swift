extension TextStyle {
  /// The style with a published size at `large` that is nearest to a point size.
  ///
  /// `headline` is excluded, because `body` is for text of its size. Of two equally near sizes, the smaller one is
  /// used, because it grows faster; of styles of one size, the first in the scale.
  package static func nearest(toPointSize size: Double, in scale: TypeScale) -> TextStyle {
    let bySize = scale.publishedStyles.filter { $0 != .headline }
      .compactMap { style in scale[style, .large].map { (style: style, size: $0.pointSize) } }
      .sorted { $0.size < $1.size }
    return bySize.min { abs($0.size - size) < abs($1.size - size) }?.style ?? .body
  }
}
