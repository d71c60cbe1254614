/// A length on the canvas, with its change with the screen's width.
package struct DeviceLength: Hashable, Sendable {
  /// The length on the document's own canvas, in points.
  package var onCanvas: Double
  /// The growth of the length in points for each additional point of the screen's width.
  package var growth: Double
  /// The number of UIKit's margins of screen content in the length; negative if they are subtracted.
  package var screenMargins: Double

  package init(onCanvas: Double, growth: Double = 0, screenMargins: Double = 0) {
    self.onCanvas = onCanvas
    self.growth = growth
    self.screenMargins = screenMargins
  }

  /// The length on a screen with a width of `deviceWidth` points, at least 0.
  package func length(onDeviceOfWidth deviceWidth: Double, canvasWidth: Double) -> Double {
    let margin =
      ScreenMargin.width(onScreenOfWidth: deviceWidth)
      - ScreenMargin.width(onScreenOfWidth: canvasWidth)
    return max(0, onCanvas + growth * (deviceWidth - canvasWidth) + screenMargins * margin)
  }
}

extension DeviceLength {
  /// The length multiplied by a factor.
  func scaled(by factor: Double) -> Self {
    Self(
      onCanvas: onCanvas * factor, growth: growth * factor, screenMargins: screenMargins * factor)
  }

  /// The length reduced by insets, in points.
  func reduced(by insets: Double) -> Self {
    (self + Self(onCanvas: -insets)).cleaned
  }

  /// The length, rounded to remove floating-point errors.
  var cleaned: Self {
    let clean = { (value: Double) in (value * 1e6).rounded() / 1e6 }
    return Self(
      onCanvas: clean(onCanvas), growth: clean(growth), screenMargins: clean(screenMargins))
  }

  static func + (lhs: Self, rhs: Self) -> Self {
    Self(
      onCanvas: lhs.onCanvas + rhs.onCanvas, growth: lhs.growth + rhs.growth,
      screenMargins: lhs.screenMargins + rhs.screenMargins)
  }

  static prefix func - (length: Self) -> Self { length.scaled(by: -1) }
}
