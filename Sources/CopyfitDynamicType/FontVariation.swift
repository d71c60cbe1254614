/// A coordinate on a variation axis, in the axis's own units, such as `wght` 650.
public struct FontVariation: Hashable, Codable, Sendable {
  /// The tag of the axis, such as `wght`.
  public var axis: FontTag
  /// The coordinate, in the axis's own units.
  public var value: Double

  /// Creates a coordinate on an axis.
  public init(axis: FontTag, value: Double) {
    self.axis = axis
    self.value = value
  }
}
