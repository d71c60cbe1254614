package import CopyfitFonts

/// How the extents of a text become advances at one size.
///
/// Without a stand-in the advance is the text's own. With one it is
/// `(1 − share) · (text + tracking · clusters) + share · display`, rounded once.
package struct Blend: Hashable, Sendable {
  /// Added for each tracked cluster, in grid units.
  package var tracking: Int64 = 0
  /// The display face's share, 0 to 1.
  package var displayShare: Double = 0

  /// Tracking beyond is no size's, and might overflow.
  private static let mostTracking = Double(1 << 28)

  /// The blend of a text without a stand-in.
  package static let none = Blend()

  private init() {}

  /// The blend at a size in points.
  package init(_ standIn: SystemStandIn?, pointSize: Double, grid: Int64) {
    guard let standIn else { return }
    displayShare = standIn.displayShare(atPointSize: pointSize)
    // Only the text face is tracked.
    guard displayShare < 1 else { return }
    let units = standIn.tracking(atPointSize: pointSize) * Double(grid) / pointSize
    guard abs(units) < Self.mostTracking else { return }
    tracking = AdvanceGrid.units(units.rounded())
  }

  /// The advance of an extent, in grid units.
  @inline(always)
  package func advance(_ extent: Extent) -> Int64 {
    let text = extent.text + tracking * extent.tracked
    if displayShare == 0 { return text }
    if displayShare == 1 { return extent.display }
    let blended = (1 - displayShare) * Double(text) + displayShare * Double(extent.display)
    return AdvanceGrid.units(blended.rounded())
  }
}
