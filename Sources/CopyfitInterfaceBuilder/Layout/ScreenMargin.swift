/// The margin that UIKit keeps free at each side of a screen's content (`systemMinimumLayoutMargins`).
enum ScreenMargin {
  /// The margin on most phones, in points.
  static let least = 16.0
  /// The margin on wider screens, in points.
  private static let wide = 20.0
  /// The width from which on a screen has the wider margin, in points: that of the largest phones that had it first.
  private static let widerScreen = 414.0

  /// The margin on a screen of a width, all in points.
  static func width(onScreenOfWidth width: Double) -> Double {
    width >= widerScreen ? wide : least
  }
}
