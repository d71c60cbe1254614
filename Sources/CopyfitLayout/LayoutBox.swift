public import CopyfitDynamicType

/// What text is laid out in: a size and a width.
public struct LayoutBox: Hashable, Sendable {
  /// The font's size, in points.
  public var pointSize: Double
  /// The width of lines, in points; `nil` or infinite for no limit.
  ///
  /// In a width of 0, or less, or that is no number, each line holds one grapheme cluster, which is
  /// wider than the line.
  public var width: Double?
  /// The baseline distance of a text style, in points; `nil` for other fonts, whose lines follow
  /// each other without space between.
  public var baselineDistance: Double?
  /// Whether line terminators count as spaces, as in labels of one line.
  public var joinsHardBreaks: Bool
  /// How high lines are and how far apart; values that make no sense count as 0.
  public var paragraph: ParagraphStyle {
    didSet { hasParagraphStyle = paragraph != ParagraphStyle() }
  }

  /// Whether the paragraph style may change anything: known beforehand, for fitting is a matter of
  /// nanoseconds.
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
  /// What lines may exceed the width by, in points: 1/64, as browsers allow for rounding.
  package static let tolerance = 1.0 / 64

  /// The limit of a text without one, in grid units.
  package static let unlimited: Int64 = 1 << 62

  /// The widest advance that fits, in units of a grid: the width's, with the tolerance, rounded down.
  package func limit(grid: Int64) -> Int64 {
    guard let width else { return Self.unlimited }
    let limit = (width + Self.tolerance) * Double(grid) / pointSize
    guard limit < Double(Self.unlimited) else {
      // What is no number must not pass for a text that fits.
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
