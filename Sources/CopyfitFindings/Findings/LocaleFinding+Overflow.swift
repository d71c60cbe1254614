extension LocaleFinding {
  /// The amount by which the text exceeds its frame, in points.
  public struct Overflow: Hashable, Decodable, Sendable {
    /// The excess of the widest line over the width.
    public var width: Double
    /// The excess of all lines over the height.
    ///
    /// The advice for clipped letters counts only their ink, which needs less.
    public var height: Double

    /// Creates an overflow.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}
