internal import CopyfitLabels

extension ViewEnvironment {
  /// The room without a maximum if another view is shown where the text would be lost.
  var roomWhereShown: ControlRoom {
    guard let doubt = self.alternative, self.width.most != .unlimited else { return self.width }
    return ControlRoom(least: self.width.least, most: .unlimited, doubt: self.width.doubt ?? doubt)
  }

  /// Sets the width to that of a frame, of which the screen may not show all if it is wider than the room.
  ///
  /// A text at one end of a centered frame loses half of what the frame has more than the room.
  ///
  /// - Parameter frame: The width of the frame; `nil` if it is unknown.
  mutating func fixWidth(_ frame: ControlRoom?, _ doubt: Doubt) {
    let outer = self.isOffered ? self.width.most : .unlimited
    var room = frame ?? .unknown(because: doubt)
    if let frame {
      let narrowest = SystemRoom.narrowestScreen
      let beyond = (frame.most.on(narrowest) - outer.on(narrowest)) / 2
      if beyond > 0 {
        room.least = frame.least?.lesser(outer.less(beyond))
        room.doubt = room.doubt ?? doubt
      }
    }
    if self.isOnWiderScreens { room = room.onWiderScreens }
    (self.width, self.isOffered, self.hasFixedWidth) = (room, true, false)
  }

  /// Moves the view sideways by an interval of points, or an unknown number of them, so that the screen may not show all
  /// of it.
  mutating func shift(by points: ClosedRange<Double>?, _ doubt: Doubt) {
    let most =
      points.map { max(abs($0.lowerBound), abs($0.upperBound)) } ?? ControlRoom.Length.beyondAll
    self.width = self.width.less(0...most, because: doubt)
  }

  /// Gives the view the width that it needs, because content that scrolls horizontally is offered no width.
  mutating func scrollSideways(_ doubt: Doubt) {
    self.width = ControlRoom(least: .unlimited, most: .unlimited, doubt: doubt)
    self.isOffered = false
  }

  /// Makes the width unknown where a view without an offered width has one of its own.
  mutating func loseOwnWidth(_ doubt: Doubt) {
    guard !self.isOffered else { return }
    (self.width, self.isOffered) = (.unknown(because: doubt), true)
  }

  /// Whether the width has a minimum, but no limit: that of a view that is shown although it does not fit.
  var mayBeWider: Bool { self.width.most == .unlimited && self.width.least != .unlimited }

  /// Whether all views of a row have the width that they need: no width is offered, or all of them fit together.
  var isWideAsNeeded: Bool { self.width.least == .unlimited }
}
