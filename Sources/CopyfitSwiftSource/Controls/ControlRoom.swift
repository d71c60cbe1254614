/// How wide a control's text may be, as it follows from the width of the screen.
package struct ControlRoom: Hashable, Sendable {
  /// A width that is a number of points, or so many points more than the screen's.
  package struct Length: Hashable, Sendable {
    /// Whether the screen's width is added.
    var isOfScreen = false
    /// The points; what lacks of the screen's width is negative.
    var points: Double

    /// The width on a screen, in points.
    package func on(_ screen: Double) -> Double { max(1, (isOfScreen ? screen : 0) + points) }

    /// The length less an inset in points.
    func less(_ inset: Double) -> Length { Length(isOfScreen: isOfScreen, points: points - inset) }

    /// The whole screen.
    static let screen = Length(isOfScreen: true, points: 0)

    /// The lesser of two on a narrow screen.
    func least(_ other: Length) -> Length { other.on(375) < on(375) ? other : self }
  }

  /// The least width; `nil` where it is not known.
  package var least: Length?
  /// The most.
  package var most = Length.screen

  /// As wide as the screen, for certain.
  static let screen = ControlRoom(least: .screen)
  /// What holds all that is in a table's cell: less than the screen by the margins of inset groups (40 points), by the
  /// system's accessories (68) and by what is beside rows that are edited (48), each rounded up from what screens show.
  static let cell = ControlRoom(least: Length(isOfScreen: true, points: -160))
  /// No wider than the screen.
  static let withinScreen = ControlRoom()

  /// The room without its least.
  var atMost: ControlRoom { ControlRoom(most: most) }
}
