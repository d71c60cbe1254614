package import CopyfitLabels

/// The width for a control's text, depending on the width of the screen.
package struct ControlRoom: Hashable, Sendable {
  /// A width in points, a difference from the screen's width, the lesser of both, or the greater of that and a width.
  package struct Length: Hashable, Sendable {
    /// The points that the width has at least, on every screen; negative infinity without a minimum.
    private(set) var floor = -Double.infinity
    /// The points that the part with the screen has at most; infinite without a maximum.
    private(set) var fixed = -Double.infinity
    /// The points by which that part is more than the screen's width, negative if it is less; negative infinity without
    /// such a part.
    private(set) var beyondScreen = -Double.infinity

    /// A length in points, or the screen's width plus points.
    init(isOfScreen: Bool = false, points: Double) {
      if isOfScreen { (fixed, beyondScreen) = (.infinity, points) } else { floor = points }
    }

    init(floor: Double, fixed: Double, beyondScreen: Double) {
      (self.floor, self.fixed, self.beyondScreen) = (floor, fixed, beyondScreen)
    }

    /// Whether it is the same on all screens.
    private var isFixed: Bool { beyondScreen == -.infinity }

    /// The width on a screen, in points; 0 or less if insets leave nothing.
    package func on(_ screen: Double) -> Double {
      isFixed ? floor : max(floor, min(fixed, screen + beyondScreen))
    }

    /// The length less an inset in points.
    func less(_ inset: Double) -> Length {
      Length(floor: floor - inset, fixed: fixed - inset, beyondScreen: beyondScreen - inset)
    }

    /// The whole screen.
    static let screen = Length(isOfScreen: true, points: 0)
    /// The most that a padding or shift of an unknown length takes, in points: no iPhone's screen is as wide.
    static let beyondAll = 1_000.0
    /// No limit.
    static let unlimited = Length(points: .infinity)

    /// The maximum of two lengths on each screen, or more if both depend on the screen and one or both are limited.
    func greater(_ other: Length) -> Length {
      var length = isFixed ? other : self
      length.floor = max(floor, other.floor)
      guard length.floor < .infinity else { return .unlimited }
      guard !isFixed, !other.isFixed else { return length }
      length.fixed = max(fixed, other.fixed)
      if (fixed == .infinity) == (other.fixed == .infinity) {
        length.beyondScreen = max(beyondScreen, other.beyondScreen)
      } else {
        // A limited length is the screen's width and at most these points on the narrowest screen that can be checked.
        let narrowest = 136.0
        length.beyondScreen = max(
          min(beyondScreen, fixed - narrowest), min(other.beyondScreen, other.fixed - narrowest))
      }
      return length
    }

    /// The minimum of two lengths on each screen, or less if both depend on the screen and have a minimum.
    func lesser(_ other: Length) -> Length {
      if isFixed, !other.isFixed { return other.lesser(self) }
      var length = self
      length.floor = min(floor, other.floor)
      length.fixed = min(fixed, other.isFixed ? other.floor : other.fixed)
      if !other.isFixed { length.beyondScreen = min(beyondScreen, other.beyondScreen) }
      return length
    }
  }

  /// The minimum width; `nil` if it is unknown.
  package var least: Length?
  /// The maximum width.
  package var most = Length.screen
  /// The reason that the width is not a single one, if a view determines it.
  package var doubt: Doubt?

  /// A width that is certainly the screen's.
  static let screen = ControlRoom(least: .screen)
  /// The content view of a table's cell: narrower than the screen by margins, accessories and controls.
  static let cell = ControlRoom(
    least: Length(isOfScreen: true, points: -PlatformDefaults.cellInsets.points))
  /// At most the screen's width.
  static let withinScreen = ControlRoom()

  /// Scrolled content, which is as wide as its views.
  static let ofContent = unknown(because: .container)

  /// Any width.
  static func unknown(because doubt: Doubt) -> ControlRoom {
    ControlRoom(most: .unlimited, doubt: doubt)
  }

  /// A width in points on every screen.
  static func fixed(_ points: Double) -> ControlRoom {
    ControlRoom(least: Length(points: points), most: Length(points: points))
  }

  /// A width in an interval of points; without a reason if it has only one value.
  static func between(_ points: ClosedRange<Double>, because doubt: Doubt) -> ControlRoom {
    ControlRoom(
      least: Length(points: points.lowerBound), most: Length(points: points.upperBound),
      doubt: points.lowerBound == points.upperBound ? nil : doubt)
  }

  /// The room without its minimum.
  var atMost: ControlRoom { ControlRoom(most: most) }

  /// The room without its minimum, for a reason.
  func atMost(because doubt: Doubt) -> ControlRoom {
    ControlRoom(most: most, doubt: doubt)
  }
}

extension ControlRoom {
  /// The room without the space of views beside it, in points.
  func less(_ points: ClosedRange<Double>, because doubt: Doubt) -> ControlRoom {
    ControlRoom(
      least: least?.less(points.upperBound), most: most.less(points.lowerBound),
      doubt: self.doubt ?? (points.lowerBound == points.upperBound ? nil : doubt))
  }

  /// The room with a maximum in points.
  func capped(at points: Double) -> ControlRoom { capped(at: Length(points: points)) }

  /// The room with a maximum.
  func capped(at cap: Length) -> ControlRoom {
    ControlRoom(least: least?.lesser(cap), most: most.lesser(cap), doubt: doubt)
  }

  /// The room with a maximum that is itself one of several lengths.
  func capped(by cap: ControlRoom) -> ControlRoom {
    let least = least.flatMap { one in cap.least.map(one.lesser) }
    let most = most.lesser(cap.most)
    let isLimited = least != self.least || most != self.most
    return ControlRoom(least: least, most: most, doubt: isLimited ? doubt ?? cap.doubt : doubt)
  }

  /// The room with at least some points, whose reason counts if the room may be less.
  func raised(to points: Double, because doubt: Doubt) -> ControlRoom {
    let raised = most.greater(Length(points: points))
    return ControlRoom(
      least: least, most: raised, doubt: raised == most ? self.doubt : self.doubt ?? doubt)
  }

  /// The room that is one of two.
  func union(_ other: ControlRoom) -> ControlRoom {
    guard self != other else { return self }
    let least = least.flatMap { one in other.least.map { one.lesser($0) } }
    let doubts = [doubt, other.doubt].compactMap(\.self)
    return ControlRoom(
      least: least, most: most.greater(other.most),
      doubt: doubts.reduce(.severalPlaces) { $0.joined(with: $1) })
  }
}
