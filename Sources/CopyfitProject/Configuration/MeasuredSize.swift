/// The size of a label that was measured on a device, in points.
public struct MeasuredSize: Hashable, Sendable {
  /// The width of its text.
  public var width: Double
  /// The height of its text; `nil` if it was not recorded.
  public var height: Double?

  /// Creates a size.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
