internal import CopyfitFonts
internal import CopyfitLayout

/// What a size makes of a line: the stand-in's blend, tracking, letter spacing and tab stops.
///
/// Written anew from the rules, so that a mistake in the fast way's arithmetic shows.
struct SizeArithmetic {
  /// Between two tab stops, in points.
  private static let tabInterval = 28.0
  /// Advances beyond are no text's; the fast way keeps within the same.
  private static let maximumUnits = Int64(1) << 60

  private let unitsPerEm: Int64
  private let pointSize: Double
  /// How much of a line's width is the display face's: none up to 17 points, all from 25.
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

  /// The advance of a stretch without tabs: both faces in their shares, then tracking and spacing.
  func advance(_ extent: Extent) -> Int64 {
    var advance = extent.text
    if share > 0 {
      let mixed = share * Double(extent.display) + (1 - share) * Double(advance)
      advance = Self.units(mixed, most: Self.maximumUnits)
    }
    return advance + extent.tracked * tracking + extent.spaced * spacing
  }

  /// The first tab stop beyond an advance, counted from the line's start.
  func tabStop(after advance: Int64) -> Int64 {
    // Stops closer than a unit are a unit apart. Multiplied first, each stop is rounded once.
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
