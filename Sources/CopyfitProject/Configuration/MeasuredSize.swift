/// The size that a label took on a device, in points.
public struct MeasuredSize: Hashable, Sendable {
  /// The width of its text.
  public var width: Double
  /// The height of its text; `nil` where it was not noted.
  public var height: Double?

  /// Creates a size.
  public init(width: Double, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
