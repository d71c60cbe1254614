/// The width for a control's text, depending on the width of the screen.
package struct ControlRoom: Hashable, Sendable {
  /// A width in points, or a difference from the screen's width.
  package struct Length: Hashable, Sendable {
    /// Whether the screen's width is added.
    var isOfScreen = false
    /// The points; negative for a width less than the screen's.
    var points: Double

    /// The width on a screen, in points.
    package func on(_ screen: Double) -> Double { max(1, (isOfScreen ? screen : 0) + points) }

    /// The length reduced by an inset, in points.
    func less(_ inset: Double) -> Length { Length(isOfScreen: isOfScreen, points: points - inset) }

    /// The whole screen.
    static let screen = Length(isOfScreen: true, points: 0)

    /// The smaller of two lengths on a narrow screen.
    func least(_ other: Length) -> Length { other.on(375) < on(375) ? other : self }
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
