/// The common unit of a text's advances: all fonts' design units are whole multiples of it.
package struct AdvanceGrid: Hashable, Sendable {
  /// The number of grid units per em.
  package let unitsPerEm: Int64
  /// Whether advances are rounded, because no common multiple is small enough.
  private let isRounded: Bool

  /// The largest grid that is a common multiple; above it, the grid is `roundedUnitsPerEm`.
  private static let finest: Int64 = 1 << 32
  private static let roundedUnitsPerEm: Int64 = 1 << 20

  /// The maximum advance of one glyph, in design units: a thousand times the maximum in fonts, and small enough that no
  /// product overflows.
  private static let maximumAdvance: Int64 = 1 << 24

  /// The maximum absolute advance of a text, so that sums do not overflow.
  static let maximumSum: Int64 = 1 << 60

  /// The grid of fonts with these units per em, all positive.
  package init(unitsPerEm fonts: some Sequence<Int>) {
    var multiple: Int64 = 1
    for units in fonts {
      let units = Int64(max(units, 1))
      // Most texts are in fonts with equal units per em.
      if units == multiple { continue }
      multiple =
        multiple == 1
        ? units : multiple / Self.greatestCommonDivisor(multiple, units) * units
      if multiple > Self.finest { break }
    }
    isRounded = multiple > Self.finest
    unitsPerEm = isRounded ? Self.roundedUnitsPerEm : multiple
  }

  /// A glyph's advance on the grid.
  package func scale(_ advance: Int64, unitsPerEm fontUnits: Int) -> Int64 {
    let advance = min(max(advance, -Self.maximumAdvance), Self.maximumAdvance)
    let fontUnits = Int64(max(fontUnits, 1))
    guard isRounded else { return advance * (unitsPerEm / fontUnits) }
    let product = advance * unitsPerEm
    let half = product < 0 ? -fontUnits / 2 : fontUnits / 2
    return (product + half) / fontUnits
  }

  /// The number of grid units in a design unit of a font; `nil` if advances are rounded.
  func factor(unitsPerEm fontUnits: Int) -> Int64? {
    isRounded ? nil : unitsPerEm / Int64(max(fontUnits, 1))
  }

  private static func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
    var (left, right) = (left, right)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }

  /// The sum of two advances, clamped to `maximumSum`.
  static func add(_ left: Int64, _ right: Int64) -> Int64 {
    min(max(left + right, -maximumSum), maximumSum)
  }

  /// The nearest whole number of units, clamped to `maximumSum`; 0 for NaN.
  static func units(_ value: Double) -> Int64 {
    guard !value.isNaN else { return 0 }
    return Int64(min(max(value, -Double(maximumSum)), Double(maximumSum)))
  }
}
