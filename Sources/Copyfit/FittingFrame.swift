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
  var paragraph: ParagraphStyle
  /// Whether hard breaks count as spaces.
  let joinsHardBreaks: Bool

  init(
    _ label: LabelSpec, at category: ContentSizeCategory, on platform: Platform, scale: TypeScale
  ) {
    let category = label.category(for: category)
    let font = label.descriptor
    self.init(label, pointSize: font.pointSize(at: category, scale: scale))
    let spacing = font.lineSpacing(at: category, on: platform, scale: scale)
    baselineDistance = spacing.baselineDistance
    paragraph.lineSpacing += spacing.added
    if let style = label.heightScaling, let height {
      self.height = FontMetrics(for: style, scale: scale)
        .scaledValue(height, at: category, displayScale: label.displayScale)
    }
  }

  /// At a size of its own a font follows no style: its lines are as far apart as it is high.
  init(_ label: LabelSpec, pointSize: Double, on platform: Platform) {
    self.init(label, pointSize: pointSize)
    paragraph.lineSpacing += label.descriptor.addedSpacing(on: platform)
  }

  private init(_ label: LabelSpec, pointSize: Double) {
    self.pointSize = pointSize
    width = Self.limit(label.width)
    height = Self.limit(label.height)
    lines = label.lines > 0 ? label.lines : nil
    joinsHardBreaks = label.lines == 1 && label.behavior.joinsHardBreaksInOneLine
    paragraph = label.paragraph
  }

  /// A frame's extent as it limits text: none that is infinite, and none below 0.
  private static func limit(_ length: Double?) -> Double? {
    guard let length, length != .infinity else { return nil }
    return length > 0 ? length : 0
  }

  /// Whether the label shows its text on one line.
  var isSingleLine: Bool { lines == 1 }

  /// The box that decides whether text fits.
  var box: LayoutBox { box(width: width) }

  func box(width: Double?) -> LayoutBox {
    LayoutBox(
      pointSize: pointSize, width: width, baselineDistance: baselineDistance,
      joinsHardBreaks: joinsHardBreaks, paragraph: paragraph)
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

extension LabelSpec {
  /// The category that the label takes where the reader has set one.
  fileprivate func category(for category: ContentSizeCategory) -> ContentSizeCategory {
    let raised = minimumCategory.map { max(category, $0) } ?? category
    return maximumCategory.map { min(raised, $0) } ?? raised
  }
}
