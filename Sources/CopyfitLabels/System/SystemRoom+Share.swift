extension SystemRoom {
  /// The minimum part of the screen's width for a text in a bar.
  public struct Share: Hashable, Sendable {
    /// The maximum width that everything else in the bar takes, in points.
    public var taken: Double
    /// The number of texts of this width that fit in the rest.
    public var parts: Double

    /// Creates a share.
    ///
    /// - Parameters:
    ///   - taken: The maximum width of everything else, in points.
    ///   - parts: The number of texts that share the rest.
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
