internal import CopyfitLabels

/// Texts that several surfaces show: views of the app, and parts of the screen that the system lays out.
extension ViewEnvironment {
  /// What is known if a text is shown on two surfaces.
  ///
  /// The app's view says what may be lost, but not what is complete: a menu or an alert may have less room. What is
  /// spoken is never cut. If the app shows it in none of its own views, a surface without a known room counts before the
  /// others.
  func union(ofSurfaces other: ViewEnvironment) -> ViewEnvironment {
    let (first, second) =
      self.surface.precedence < other.surface.precedence ? (self, other) : (other, self)
    if second.surface == .spoken { return first }
    var union = first
    if first.surface != .swiftUI {
      union = first.union(ofValues: second)
      union.surface = first.surface
    }
    union.isOnSeveralSurfaces = true
    return union
  }

  /// The width that a text certainly has at most, and has at least as far as it is on one surface.
  var shownWidth: ControlRoom {
    self.isOnSeveralSurfaces
      ? self.width.atMost(because: self.width.doubt ?? .severalPlaces) : self.width
  }

  /// The height of a text as far as it is on one surface.
  var shownHeight: Height {
    self.isOnSeveralSurfaces ? self.height.union(.unknown(.severalPlaces)) : self.height
  }
}

extension Label.Surface {
  /// The order in which surfaces count: views of the app, then those without a known room, and speech last.
  fileprivate var precedence: (Int, String) {
    switch self {
    case .swiftUI: (0, rawValue)
    case .spoken: (3, rawValue)
    default: (SystemRoom.room(of: self) == nil ? 1 : 2, rawValue)
    }
  }
}
