/// Scales values and font sizes with the content size category, as `UIFontMetrics` does.
///
/// A value is multiplied by the style's leading at the category over its leading at `large`.
/// Measured on iOS 26: 4,483 of 4,484 values come out the same.
public struct FontMetrics: Hashable, Sendable {
  public let textStyle: TextStyle
  public let scale: TypeScale

  /// Creates metrics for a text style; `body` is UIKit's default.
  public init(for textStyle: TextStyle = .body, scale: TypeScale = .iOS) {
    self.textStyle = textStyle
    self.scale = scale
  }

  /// The value at a category, rounded to the nearest pixel.
  ///
  /// - Parameters:
  ///   - value: A length at the category `large`, in points.
  ///   - displayScale: Pixels per point.
  public func scaledValue(
    _ value: Double, at category: ContentSizeCategory, displayScale: Double = 3
  ) -> Double {
    (exactValue(value, at: category) * displayScale + 0.5).rounded(.down) / displayScale
  }

  /// The size of a scaled font at a category: whole points, half up, then at most `maximum`.
  ///
  /// At `large` the size is returned as it is.
  public func scaledPointSize(
    _ pointSize: Double, at category: ContentSizeCategory, maximum: Double? = nil
  ) -> Double {
    let exact = exactValue(pointSize, at: category)
    let scaled = category == .large ? pointSize : (exact + 0.5).rounded(.down)
    return maximum.map { min(scaled, $0) } ?? scaled
  }

  /// Multiplies before dividing: the other order loses ties (footnote at AX2, 11 points).
  private func exactValue(_ value: Double, at category: ContentSizeCategory) -> Double {
    value * scale[textStyle, category].leading / scale[textStyle, .large].leading
  }
}

extension FontDescription {
  /// The point size at a category.
  public func pointSize(at category: ContentSizeCategory, scale: TypeScale = .iOS) -> Double {
    switch scaling {
    case .fixed:
      pointSize
    case .textStyle(let style):
      scale[style, category].pointSize
    case .metrics(let style, let maximum):
      FontMetrics(for: style, scale: scale)
        .scaledPointSize(pointSize, at: category, maximum: maximum)
    }
  }
}
