/// The width for a control's text, depending on the width of the screen.
package struct ControlRoom: Hashable, Sendable {
  /// A width in points, or a difference from the screen's width.
  package struct Length: Hashable, Sendable {
    /// The width in points that does not depend on the screen; infinite without one.
    private(set) var fixed = Double.infinity
    /// The points that the width is more than the screen's, negative if it is less; infinite without such a width.
    private(set) var beyondScreen = Double.infinity

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

  /// The minimum width; `nil` if it is unknown.
  package var least: Length?
  /// The maximum width.
  package var most = Length.screen

  /// A width that is certainly the screen's.
  static let screen = ControlRoom(least: .screen)
  /// The content view of a table's cell: narrower than the screen by the margins of inset groups (40 points), the
  /// system's accessories (68) and the controls of rows in edit mode (48), each rounded up from observed values.
  static let cell = ControlRoom(least: Length(isOfScreen: true, points: -160))
  /// At most the screen's width.
  static let withinScreen = ControlRoom()

  /// The room without its minimum.
  var atMost: ControlRoom { ControlRoom(most: most) }
}
