/// How much room a screen has, as UIKit tells layouts apart (`UIUserInterfaceSizeClass`).
package struct SizeClass: Hashable, Sendable {
  /// Whether the width is compact, as that of a phone held upright.
  package var isCompactWide: Bool
  /// Whether the height is compact, as that of a phone held sideways.
  package var isCompactHigh: Bool

  /// The size class of an app that has a whole screen to itself.
  ///
  /// Source: Apple, *Human Interface Guidelines*, Layout (device size classes): an iPad is regular both ways,
  /// a phone compact in width when it is upright and in height when it is not; held sideways only those are
  /// regular in width that are 414 points wide upright, or more.
  package init(screen: CanvasSize) {
    let (short, isUpright) = (min(screen.width, screen.height), screen.height >= screen.width)
    let isTablet = short >= Self.narrowestTablet
    isCompactHigh = !isTablet && !isUpright
    isCompactWide = !isTablet && (isUpright || short < 414)
  }

  /// The size class of a device that is known by its width alone, in points: a phone that is held upright, or
  /// an iPad.
  package init(deviceWidth: Double) {
    isCompactHigh = false
    isCompactWide = deviceWidth < Self.narrowestTablet
  }

  /// The width from which on a screen is an iPad's, in points: the iPad mini's.
  package static let narrowestTablet = 744.0
}
