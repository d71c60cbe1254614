/// How wide a control's text may be, as it follows from the width of the screen.
package struct ControlRoom: Hashable, Sendable {
  /// A width that is a number of points, so many points more than the screen's, or the lesser of two such widths.
  package struct Length: Hashable, Sendable {
    /// The width in points that does not depend on the screen; infinite without one.
    private var fixed = Double.infinity
    /// The points that the width is more than the screen's, negative if it is less; infinite without such a width.
    private var beyondScreen = Double.infinity

    /// A length of so many points, or of so many more than the screen's width.
    init(isOfScreen: Bool = false, points: Double) {
      if isOfScreen { beyondScreen = points } else { fixed = points }
    }

    /// The width on a screen, in points; 0 or less if insets leave nothing.
    package func on(_ screen: Double) -> Double { min(fixed, screen + beyondScreen) }

    /// The length less an inset in points.
    func less(_ inset: Double) -> Length {
      var length = self
      length.fixed -= inset
      length.beyondScreen -= inset
      return length
    }

    /// The whole screen.
    static let screen = Length(isOfScreen: true, points: 0)

    /// The lesser of two on each screen.
    func lesser(_ other: Length) -> Length {
      var length = self
      length.fixed = min(fixed, other.fixed)
      length.beyondScreen = min(beyondScreen, other.beyondScreen)
      return length
    }
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
