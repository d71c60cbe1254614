public import CopyfitDynamicType

/// An axis along which a variable font changes.
public struct FontAxis: Hashable, Sendable {
  public var tag: FontTag
  public var minimum: Double
  public var defaultValue: Double
  public var maximum: Double

  /// The coordinate nearest to a wish.
  func clamp(_ value: Double) -> Double { min(max(value, minimum), max(minimum, maximum)) }
}

/// A point in a variable font that the designer named, such as `Bold`.
struct NamedInstance: Hashable, Sendable {
  let style: String
  let postScript: String
  let variations: [FontVariation]
}
