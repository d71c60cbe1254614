internal import CopyfitLabels

extension ViewEnvironment {
  /// Limits the height by a frame, at which a surrounding view may cut the text.
  mutating func fixHeight(_ doubt: Doubt) {
    self.height = .unknown(self.isClipped ? .clippedHeight : doubt)
    self.hasFixedHeight = true
  }

  /// Gives the view the height that it needs.
  mutating func freeHeight() {
    (self.height, self.isClipped, self.hasFixedHeight) = (.free, false, false)
    self.isOnLimited = false
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
