extension SystemRoom {
  /// The part of the screen's width that a bar leaves a text at least.
  public struct Share: Hashable, Sendable {
    /// The maximum width that everything else in the bar takes, in points.
    public var taken: Double
    /// How many texts of this width have room in the rest.
    public var parts: Double

    /// Creates a share.
    public init(taken: Double, parts: Double = 1) {
      self.taken = taken
      self.parts = parts
    }

    /// The width on a screen, in points.
    public func width(onScreenOfWidth width: Double) -> Double {
      max(0, (width - taken) / parts)
    }
  }
}
