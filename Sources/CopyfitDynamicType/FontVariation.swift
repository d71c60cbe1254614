/// A coordinate on a variation axis, in the axis's own units, such as `wght` 650.
public struct FontVariation: Hashable, Sendable {
  public var axis: FontTag
  public var value: Double

  public init(axis: FontTag, value: Double) {
    self.axis = axis
    self.value = value
  }
}
