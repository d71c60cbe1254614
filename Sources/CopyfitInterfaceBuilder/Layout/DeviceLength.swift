/// A length in points on the canvas, and how it changes with the screen's width.
package struct DeviceLength: Hashable, Sendable {
  /// The length on the document's own canvas, in points.
  package var onCanvas: Double
  /// How many points the length grows for each point by which the screen is wider.
  package var growth: Double
  /// How many of the margins that UIKit gives a screen's content are part of the length: negative where they are
  /// taken from it.
  package var screenMargins: Double

  package init(onCanvas: Double, growth: Double = 0, screenMargins: Double = 0) {
    self.onCanvas = onCanvas
    self.growth = growth
    self.screenMargins = screenMargins
  }

  /// The length on a screen that is `deviceWidth` points wide, at least 0.
  package func length(onDeviceOfWidth deviceWidth: Double, canvasWidth: Double) -> Double {
    let margin =
      ScreenMargin.width(onScreenOfWidth: deviceWidth)
      - ScreenMargin.width(onScreenOfWidth: canvasWidth)
    return max(0, onCanvas + growth * (deviceWidth - canvasWidth) + screenMargins * margin)
  }
}

extension DeviceLength {
  /// The length times a factor.
  func scaled(by factor: Double) -> Self {
    Self(
      onCanvas: onCanvas * factor, growth: growth * factor, screenMargins: screenMargins * factor)
  }

  /// What is left of the length after insets, in points.
  func reduced(by insets: Double) -> Self {
    (self + Self(onCanvas: -insets)).cleaned
  }

  /// The length without the noise of floating-point arithmetic.
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
