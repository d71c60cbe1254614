package import CopyfitFonts

/// Converts extents of a text to advances at one size.
///
/// Without a stand-in the advance is the text's own. With one it is `(1 − share) · text + share · display`, rounded
/// once, plus an amount for each cluster: the text face's share of San Francisco's tracking, and the correction.
package struct Blend: Hashable, Sendable {
  /// The amount for each tracked cluster, in grid units.
  package var tracking: Int64 = 0
  /// The display face's share, 0 to 1.
  package var displayShare: Double = 0
  /// The amount for each cluster followed by letter spacing, in grid units.
  package var spacing: Int64 = 0

  /// Larger than any size's tracking, and small enough not to overflow.
  private static let maximumTracking = Double(1 << 28)

  /// The blend of a text without a stand-in.
  package static let none = Blend()

  private init() {}

  /// The blend with letter spacing, in points, after at most `clusters` clusters.
  package func spaced(
    by letterSpacing: Double, pointSize: Double, grid: Int64, clusters: Int
  ) -> Blend {
    guard letterSpacing != 0 else { return self }
    var result = self
    // Limits the spacing so that its sum cannot overflow.
    let most = Double(AdvanceGrid.maximumSum / Int64(max(clusters, 1) + 1))
    let units = (letterSpacing * Double(grid) / pointSize).rounded()
    result.spacing = AdvanceGrid.units(min(max(units, -most), most))
    return result
  }

  /// The blend at a size in points.
  package init(_ standIn: SystemStandIn?, pointSize: Double, grid: Int64) {
    guard let standIn else { return }
    displayShare = standIn.displayShare(atPointSize: pointSize)
    // Only the text face is tracked.
    let points =
      (1 - displayShare) * standIn.tracking(atPointSize: pointSize)
      + standIn.correction(atPointSize: pointSize)
    let units = points * Double(grid) / pointSize
    guard abs(units) < Self.maximumTracking else { return }
    tracking = AdvanceGrid.units(units.rounded())
  }

  /// The advance of an extent, in grid units.
  @inline(always)
  package func advance(_ extent: Extent) -> Int64 {
    let space = tracking * extent.tracked + spacing * extent.spaced
    if displayShare == 0 { return extent.text + space }
    if displayShare == 1 { return extent.display + space }
    let blended =
      (1 - displayShare) * Double(extent.text) + displayShare * Double(extent.display)
    return AdvanceGrid.units(blended.rounded()) + space
  }
}
