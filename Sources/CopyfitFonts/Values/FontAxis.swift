public import CopyfitDynamicType

/// An axis along which a variable font changes.
///
/// Source: OpenType 1.9.1, *fvar*.
public struct FontAxis: Hashable, Sendable {
  /// The tag, such as `wght`.
  public var tag: FontTag
  /// The axis's name in the font, such as `Weight`; `nil` if it has none.
  public var name: String?
  /// The minimum coordinate, in the axis's own units; at most `defaultValue`.
  public var minimum: Double
  /// The coordinate of the face without any setting.
  public var defaultValue: Double
  /// The maximum coordinate; at least `defaultValue`.
  public var maximum: Double
  /// Whether the font hides the axis from users.
  public var isHidden: Bool

  /// The range of coordinates.
  public var range: ClosedRange<Double> { minimum...max(minimum, maximum) }

  /// The nearest coordinate to a value.
  func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}

/// A named point of a variable font, such as `Bold`.
public struct NamedInstance: Hashable, Sendable {
  /// The name of the style, such as `Semi Bold Italic`.
  public var style: String
  /// The name that UIKit uses for the instance.
  public var postScript: String
  /// A coordinate for every axis, in the font's order.
  public var variations: [FontVariation]
}
