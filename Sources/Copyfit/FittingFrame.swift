internal import CopyfitLayout

/// A label's limits and font size at one category, all in points.
struct FittingFrame {
  var pointSize: Double
  /// The baseline distance of a text style; `nil` for other fonts.
  var baselineDistance: Double?
  var width: Double?
  var height: Double?
  /// The label's own line limit; `nil` for none.
  var lines: Int?

  init(_ label: LabelSpec, at category: ContentSizeCategory) {
    let category = label.maximumCategory.map { min(category, $0) } ?? category
    self.init(label, pointSize: label.font.pointSize(at: category))
    if case .textStyle(let style) = label.font.scaling {
      baselineDistance = TypeScale.iOS[style, category].leading
    }
    if let style = label.heightScaling, let height = label.height {
      self.height = FontMetrics(for: style)
        .scaledValue(height, at: category, displayScale: label.displayScale)
    }
  }

  init(_ label: LabelSpec, pointSize: Double) {
    self.pointSize = pointSize
    width = label.width
    height = label.height
    lines = label.lines > 0 ? label.lines : nil
  }

  /// Whether the label shows its text on one line, on which hard breaks count as spaces.
  var isSingleLine: Bool { lines == 1 }

  /// The box that decides whether text fits.
  var box: LayoutBox { box(width: width) }

  func box(width: Double?) -> LayoutBox {
    LayoutBox(
      pointSize: pointSize, width: width, baselineDistance: baselineDistance,
      joinsHardBreaks: isSingleLine)
  }

  func atSize(_ pointSize: Double) -> FittingFrame {
    var result = self
    result.pointSize = pointSize
    return result
  }

  func withWidth(_ width: Double?) -> FittingFrame {
    var result = self
    result.width = width
    return result
  }
}
