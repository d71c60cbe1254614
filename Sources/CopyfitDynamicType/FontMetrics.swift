/// Scales values and font sizes with the content size category, as `UIFontMetrics` does.
///
/// A value is multiplied by the style's leading at the category over its leading at `large`.
/// Measured on iOS 26: 4,483 of 4,484 values come out the same; a font of 11 points in headline at AX4
/// is 26 here and 25 there.
public struct FontMetrics: Hashable, Sendable {
  /// The style whose leading says how much values grow.
  public let textStyle: TextStyle
  /// The table that holds the leadings.
  public let scale: TypeScale

  /// Creates metrics for a text style; a style that the scale lacks grows as its `body`.
  public init(for textStyle: TextStyle = .body, scale: TypeScale = .iOS) {
    self.textStyle = textStyle
    self.scale = scale
  }

  /// The metrics of `body` on iOS, as `UIFontMetrics.default`.
  public static let `default` = FontMetrics()

  /// The value at a category, rounded to the nearest pixel, halves up.
  ///
  /// - Parameters:
  ///   - value: A length at the category `large`, in points.
  ///   - category: The reader's text size.
  ///   - displayScale: Pixels per point; with one that is not positive and finite nothing is rounded.
  public func scaledValue(
    _ value: Double, at category: ContentSizeCategory, displayScale: Double = 3
  ) -> Double {
    let exact = exactValue(value, at: category)
    guard displayScale > 0, displayScale.isFinite else { return exact }
    return (exact * displayScale + 0.5).rounded(.down) / displayScale
  }

  /// The size of a scaled font at a category: whole points, half up, then within the bounds.
  ///
  /// At `large`, and at categories that the scale does not tell apart from it, the size is not rounded.
  /// The maximum wins over the minimum.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at the category `large`, in points.
  ///   - category: The reader's text size.
  ///   - minimum: The smallest size to scale down to, in points.
  ///   - maximum: The largest size to scale up to, in points.
  public func scaledPointSize(
    _ pointSize: Double, at category: ContentSizeCategory, minimum: Double? = nil,
    maximum: Double? = nil
  ) -> Double {
    let isWhole = scale.category(for: category) != .large
    let exact = exactValue(pointSize, at: category)
    return Self.clamp(
      isWhole ? (exact + 0.5).rounded(.down) : pointSize, minimum: minimum, maximum: maximum)
  }

  /// A size within bounds; the maximum wins over the minimum.
  static func clamp(_ size: Double, minimum: Double?, maximum: Double?) -> Double {
    let raised = minimum.map { max(size, $0) } ?? size
    return maximum.map { min(raised, $0) } ?? raised
  }

  /// Multiplies before dividing: the other order loses ties (footnote at AX2, 11 points).
  private func exactValue(_ value: Double, at category: ContentSizeCategory) -> Double {
    let style = scale[textStyle, .large] == nil ? .body : textStyle
    guard let base = scale[style, .large], let entry = scale[style, category] else { return value }
    return value * entry.leading / base.leading
  }
}
