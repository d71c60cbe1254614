/// UIKit's margin on each side of a screen's content (`systemMinimumLayoutMargins`).
enum ScreenMargin {
  /// The margin on most phones, in points.
  static let least = 16.0
  /// The margin on wider screens, in points.
  private static let wide = 20.0
  /// The minimum width of a screen with the wider margin, in points: the width of the first phones that had it.
  private static let widerScreen = 414.0

  /// The margin on a screen with a width; both in points.
  static func width(onScreenOfWidth width: Double) -> Double {
    width >= widerScreen ? wide : least
  }
}
