public import CopyfitDynamicType

/// The size and width for a layout.
public struct LayoutBox: Hashable, Sendable {
  /// The font's size, in points.
  public var pointSize: Double
  /// The width of lines, in points; `nil` or infinite for no limit.
  ///
  /// If the width is 0, negative or not a number, each line has one grapheme cluster, which is wider than the line.
  public var width: Double?
  /// The baseline distance of a text style, in points; `nil` for other fonts, whose lines have no extra space between
  /// them.
  public var baselineDistance: Double?
  /// Whether line terminators count as spaces, as in labels of one line.
  public var joinsHardBreaks: Bool
  /// The height and spacing of lines; invalid values count as 0.
  public var paragraph: ParagraphStyle {
    didSet { hasParagraphStyle = paragraph != ParagraphStyle() }
  }

  /// Whether the paragraph style has an effect.
  ///
  /// It is stored because a fit takes nanoseconds.
  private(set) var hasParagraphStyle: Bool

  /// Creates a box; lengths are in points.
  public init(
    pointSize: Double, width: Double? = nil, baselineDistance: Double? = nil,
    joinsHardBreaks: Bool = false, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.pointSize = pointSize
    self.width = width
    self.baselineDistance = baselineDistance
    self.joinsHardBreaks = joinsHardBreaks
    self.paragraph = paragraph
    hasParagraphStyle = paragraph != ParagraphStyle()
  }
}

extension LayoutBox {
  /// The amount by which lines may exceed the width, in points: 1/64, as browsers allow for rounding.
  package static let tolerance = 1.0 / 64

  /// The limit without a width, in grid units.
  package static let unlimited: Int64 = 1 << 62

  /// The widest advance that fits, in grid units: the width and the tolerance, rounded down.
  package func limit(grid: Int64) -> Int64 {
    guard let width else { return Self.unlimited }
    let limit = (width + Self.tolerance) * Double(grid) / pointSize
    guard limit < Double(Self.unlimited) else {
      // A width that is not a number must not make a text fit.
      return limit.isNaN ? -Self.unlimited : Self.unlimited
    }
    guard limit > -Double(Self.unlimited) else { return -Self.unlimited }
    // Rounded down, without a call to libm.
    let whole = Int64(limit)
    return Double(whole) > limit ? whole - 1 : whole
  }

  /// A length on a grid, in points.
  package func points(_ advance: Int64, grid: Int64) -> Double {
    Double(advance) * pointSize / Double(grid)
  }
}
