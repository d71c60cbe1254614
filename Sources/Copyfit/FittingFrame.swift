internal import CopyfitLayout

/// A label's limits and font size at one category, in points.
struct FittingFrame {
  /// The box that decides whether text fits.
  private(set) var box: LayoutBox
  private(set) var width: Double?
  private(set) var height: Double?
  /// The factor from widths in the box to widths of the label, from a calibration.
  private(set) var widthFactor = 1.0
  /// The label's own line limit; `nil` for none.
  private(set) var lines: Int?

  init(
    _ label: borrowing LabelSpec, at category: ContentSizeCategory, on platform: Platform,
    scale: borrowing TypeScale
  ) {
    let category = label.category(for: category)
    let spacing = label.descriptor.lineSpacing(at: category, on: platform, scale: scale)
    self.init(
      label, pointSize: label.descriptor.pointSize(at: category, scale: scale),
      baselineDistance: spacing.baselineDistance, addedSpacing: spacing.added)
    if let style = label.heightScaling, let height {
      self.height = FontMetrics(for: style, scale: copy scale)
        .scaledValue(height, at: category, displayScale: label.displayScale)
    }
  }

  /// A font with an explicit size follows no style, so its line distance is its own height.
  init(_ label: borrowing LabelSpec, pointSize: Double, on platform: Platform) {
    self.init(
      label, pointSize: pointSize, baselineDistance: nil,
      addedSpacing: label.descriptor.addedSpacing(on: platform))
  }

  private init(
    _ label: borrowing LabelSpec, pointSize: Double, baselineDistance: Double?,
    addedSpacing: Double
  ) {
    width = Self.limit(label.width)
    box = LayoutBox(
      pointSize: pointSize, width: width, baselineDistance: baselineDistance,
      joinsHardBreaks: label.lines == 1 && label.behavior.joinsHardBreaksInOneLine,
      paragraph: label.paragraph)
    if addedSpacing != 0 { box.paragraph.lineSpacing += addedSpacing }
    height = Self.limit(label.height)
    lines = label.lines > 0 ? label.lines : nil
  }

  /// The limit of a frame's length: `nil` if it is infinite, and at least 0.
  private static func limit(_ length: Double?) -> Double? {
    guard let length, length != .infinity else { return nil }
    return length > 0 ? length : 0
  }

  /// Whether the label shows its text on one line.
  var isSingleLine: Bool { lines == 1 }

  /// The font's size, in points.
  var pointSize: Double { box.pointSize }

  func box(width: Double?) -> LayoutBox { withWidth(width).box }

  func atSize(_ pointSize: Double) -> FittingFrame {
    var result = self
    result.box.pointSize = pointSize
    return result
  }

  func withWidth(_ width: Double?) -> FittingFrame {
    var result = self
    result.width = width
    result.box.width = width.map { $0 / widthFactor }
    return result
  }

  /// The frame with some limits changed.
  func changed(_ change: LabelChange) -> FittingFrame {
    var result = change.width.map { withWidth($0) } ?? self
    if let height = change.height { result.height = height }
    if let lines = change.lines {
      if lines != 1 { result = result.severalLines }
      result.lines = lines
    }
    return result
  }

  /// The frame without a line limit, which keeps hard breaks that a label of one line may join.
  var severalLines: FittingFrame {
    var result = self
    result.lines = nil
    result.box.joinsHardBreaks = false
    return result
  }

  /// The frame for a text whose widths are multiplied by a factor.
  func withWidthFactor(_ factor: Double) -> FittingFrame {
    var result = self
    result.widthFactor = factor
    return result.withWidth(width)
  }
}

extension LabelSpec {
  /// The category of the label if the reader has set `category`.
  func category(for category: ContentSizeCategory) -> ContentSizeCategory {
    let raised = minimumCategory.map { max(category, $0) } ?? category
    return maximumCategory.map { min(raised, $0) } ?? raised
  }
}
