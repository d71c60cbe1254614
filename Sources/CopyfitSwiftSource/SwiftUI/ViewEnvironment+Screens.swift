internal import CopyfitLabels

extension ViewEnvironment {
  /// The environment of a conditional view that may be only on wider screens: an iPad, a Mac, or an iPhone in
  /// landscape.
  ///
  /// - Parameter isCertain: Whether no iPhone in portrait shows it.
  func onWiderScreens(isCertain: Bool) -> ViewEnvironment {
    var environment = self
    if self.screens != .others { environment.screens = isCertain ? .others : .unknown }
    environment.width = environment.width.onWiderScreens
    if let room = self.stack?.room { environment.stack?.room = room.onWiderScreens }
    return environment
  }
}

extension ViewEnvironment {
  /// The screens that show a view.
  enum Screens: Hashable, Sendable {
    /// Those that are checked, as far as is known.
    case checked
    /// Unknown ones, which may be wider.
    case unknown
    /// Wider ones only.
    case others

    /// Those of two places.
    func union(_ other: Screens) -> Screens {
      if self == .checked || other == .checked { return .checked }
      return self == other ? self : .unknown
    }
  }

  /// Whether a view may be on wider screens only.
  var isOnWiderScreens: Bool { self.screens != .checked }
}

extension ControlRoom {
  /// The room if the screen may be wider than any of the checked screens.
  var onWiderScreens: ControlRoom {
    guard let wider = most.onWiderScreens else { return self }
    return ControlRoom(least: least, most: wider, doubt: doubt ?? .unknownScreen)
  }
}

extension ControlRoom.Length {
  /// The length on the widest possible screen; `nil` if it is the same on all screens.
  fileprivate var onWiderScreens: ControlRoom.Length? {
    let most = on(.infinity)
    return on(0) < most || most == .infinity ? ControlRoom.Length(points: most) : nil
  }
}
