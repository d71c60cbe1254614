/// The size class of a screen (`UIUserInterfaceSizeClass`).
package struct SizeClass: Hashable, Sendable {
  /// Whether the width is compact, as on a phone in portrait.
  package var isCompactWide: Bool
  /// Whether the height is compact, as on a phone in landscape.
  package var isCompactHigh: Bool

  /// Creates the size class of an app that fills a screen.
  ///
  /// Source: Apple, *Human Interface Guidelines*, Layout (device size classes): an iPad is regular in both directions.
  /// A phone is compact in width in portrait, and compact in height in landscape; in landscape its width is regular
  /// only if its portrait width is at least 414 points.
  package init(screen: CanvasSize) {
    let (short, isUpright) = (min(screen.width, screen.height), screen.height >= screen.width)
    let isTablet = short >= Self.narrowestTablet
    isCompactHigh = !isTablet && !isUpright
    isCompactWide = !isTablet && (isUpright || short < 414)
  }

  /// Creates the size class of a device with a known width, in points: a phone in portrait, or an iPad.
  package init(deviceWidth: Double) {
    isCompactHigh = false
    isCompactWide = deviceWidth < Self.narrowestTablet
  }

  /// The minimum width of an iPad's screen, in points: the iPad mini's.
  package static let narrowestTablet = 744.0
}
