internal import CopyfitFonts
internal import CopyfitLayout

/// The effects of a size on a line: the stand-in's blend, tracking, letter spacing and tab stops.
///
/// It is implemented separately from the fast layout, so that tests find mistakes in either.
struct SizeArithmetic {
  /// The distance of two tab stops, in points.
  private static let tabInterval = 28.0
  /// Larger than any text's advance; the fast layout has the same limit.
  private static let maximumUnits = Int64(1) << 60

  private let unitsPerEm: Int64
  private let pointSize: Double
  /// The display face's share of a line's width: 0 up to 17 points, 1 from 25 points.
  private var share = 0.0
  private var tracking: Int64 = 0
  private var spacing: Int64 = 0

  init(_ analysis: TextAnalysis, grid: AdvanceGrid, pointSize: Double) {
    unitsPerEm = grid.unitsPerEm
    self.pointSize = pointSize
    if let standIn = analysis.fonts.standIn, standIn.text != standIn.display {
      share = pointSize <= 17 ? 0 : pointSize >= 25 ? 1 : (pointSize - 17) / 8
      let points =
        (1 - share) * standIn.tracking(atPointSize: pointSize)
        + standIn.correction(atPointSize: pointSize)
      tracking = Self.units(points * Double(grid.unitsPerEm) / pointSize, most: 1 << 28)
    }
    if analysis.options.letterSpacing != 0 {
      spacing = Self.units(
        analysis.options.letterSpacing * Double(grid.unitsPerEm) / pointSize,
        most: Self.maximumUnits / Int64(analysis.units.count + 1))
    }
  }

  /// The advance of text without tabs: the blend of both faces, then tracking and spacing.
  func advance(_ extent: Extent) -> Int64 {
    var advance = extent.text
    if share > 0 {
      let mixed = share * Double(extent.display) + (1 - share) * Double(advance)
      advance = Self.units(mixed, most: Self.maximumUnits)
    }
    return advance + extent.tracked * tracking + extent.spaced * spacing
  }

  /// The first tab stop after an advance, relative to the line's start.
  func tabStop(after advance: Int64) -> Int64 {
    // Stops are at least one unit apart. The multiplication comes first, so that each stop is rounded once.
    let interval = Self.tabInterval * Double(unitsPerEm)
    let (factor, divisor) = interval > pointSize ? (interval, pointSize) : (1, 1)
    var number = (Double(advance) / (factor / divisor)).rounded(.down) - 1
    while number * factor / divisor < Double(Self.maximumUnits) {
      let stop = Int64((number * factor / divisor).rounded(.down))
      if stop > advance { return stop }
      number += 1
    }
    return max(advance, Self.maximumUnits)
  }

  private static func units(_ value: Double, most: Int64) -> Int64 {
    value.isNaN ? 0 : Int64(min(max(value.rounded(), -Double(most)), Double(most)))
  }
}
