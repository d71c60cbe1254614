internal import CopyfitFonts

/// Remembers the blends of the sizes that a worker uses.
///
/// A lookup is faster than computing San Francisco's tracking.
///
/// The table has a fixed size: newer sizes replace older ones.
struct BlendMemo {
  private struct Entry {
    var pointSize: Double
    var grid: Int64
    var rule: SystemStandIn.TrackingRule
    var blend: Blend
  }

  private static let slotBits: UInt64 = 7

  private var entries: [Entry?] = []

  /// The blend of a stand-in at a size, without letter spacing; `nil` if it is not in the table.
  @inline(__always)
  func blend(pointSize: Double, grid: Int64, rule: SystemStandIn.TrackingRule) -> Blend? {
    guard !entries.isEmpty, let known = entries[Self.slot(pointSize, rule)],
      known.pointSize == pointSize, known.grid == grid, known.rule.number == rule.number
    else { return nil }
    return known.blend
  }

  /// Stores the blend of a stand-in at a size.
  mutating func remember(
    _ blend: Blend, pointSize: Double, grid: Int64, rule: SystemStandIn.TrackingRule
  ) {
    if entries.isEmpty { entries = Array(repeating: nil, count: 1 << Self.slotBits) }
    entries[Self.slot(pointSize, rule)] = Entry(
      pointSize: pointSize, grid: grid, rule: rule, blend: blend)
  }

  /// The slot of a size.
  ///
  /// With this odd factor (SplitMix64's first), no two sizes of a text style share a slot.
  @inline(__always)
  private static func slot(_ pointSize: Double, _ rule: SystemStandIn.TrackingRule) -> Int {
    let slot = (pointSize.bitPattern &* 0xBF58_476D_1CE4_E5B9) >> (64 - slotBits)
    // Styles of several weights and one size are fitted in turn. The multiples of 100 up to 900 differ in their last
    // bits.
    return Int(truncatingIfNeeded: slot) ^ (Int(rule.number) & (1 << Int(slotBits) - 1))
  }
}
