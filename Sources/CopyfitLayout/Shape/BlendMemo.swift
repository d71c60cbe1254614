/// Remembers the blends of the sizes that a worker is busy with: a lookup costs less than San
/// Francisco's tracking.
///
/// A table of fixed size: newer sizes take the place of older ones.
struct BlendMemo {
  private struct Entry {
    var pointSize: Double
    var grid: Int64
    var isOneFamily: Bool
    var blend: Blend
  }

  private static let slotBits: UInt64 = 7

  private var entries: [Entry?] = []

  /// The blend of a stand-in at a size, without letter spacing; `nil` where it is not remembered.
  @inline(__always)
  func blend(pointSize: Double, grid: Int64, isOneFamily: Bool) -> Blend? {
    guard !entries.isEmpty, let known = entries[Self.slot(pointSize)],
      known.pointSize == pointSize, known.grid == grid, known.isOneFamily == isOneFamily
    else { return nil }
    return known.blend
  }

  /// Remembers the blend of a stand-in at a size.
  mutating func remember(_ blend: Blend, pointSize: Double, grid: Int64, isOneFamily: Bool) {
    if entries.isEmpty { entries = Array(repeating: nil, count: 1 << Self.slotBits) }
    entries[Self.slot(pointSize)] = Entry(
      pointSize: pointSize, grid: grid, isOneFamily: isOneFamily, blend: blend)
  }

  /// The slot of a size; with this odd factor (SplitMix64's first) no two sizes of a text style share one.
  @inline(__always)
  private static func slot(_ pointSize: Double) -> Int {
    Int(truncatingIfNeeded: (pointSize.bitPattern &* 0xBF58_476D_1CE4_E5B9) >> (64 - slotBits))
  }
}
