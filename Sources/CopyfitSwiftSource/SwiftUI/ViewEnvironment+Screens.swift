internal import CopyfitLabels

extension ViewEnvironment {
  /// The environment of a conditional view that may be only on wider screens: an iPad, a Mac, or an iPhone in
  /// landscape.
  var onWiderScreens: ViewEnvironment {
    var environment = self
    environment.isOnWiderScreens = true
    environment.width = environment.width.onWiderScreens
    if let room = self.stack?.room { environment.stack?.room = room.onWiderScreens }
    return environment
  }
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
