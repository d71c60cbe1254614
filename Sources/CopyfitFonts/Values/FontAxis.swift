public import CopyfitDynamicType

/// An axis along which a variable font changes.
///
/// Source: OpenType 1.9.1, *fvar*.
public struct FontAxis: Hashable, Sendable {
  /// Such as `wght`.
  public var tag: FontTag
  /// What the font calls the axis, such as `Weight`; `nil` where it has no name.
  public var name: String?
  /// The least coordinate, in the axis's own units; at most `defaultValue`.
  public var minimum: Double
  /// The coordinate of the face as it is without any setting.
  public var defaultValue: Double
  /// The greatest coordinate; at least `defaultValue`.
  public var maximum: Double
  /// Whether the font asks not to offer the axis to people.
  public var isHidden: Bool

  /// The least and the greatest coordinate.
  public var range: ClosedRange<Double> { minimum...max(minimum, maximum) }

  /// The coordinate nearest to a wish.
  func clamp(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }
}

/// A point in a variable font that its designer named, such as `Bold`.
public struct NamedInstance: Hashable, Sendable {
  /// The name of the style, such as `Semi Bold Italic`.
  public var style: String
  /// The name that UIKit knows the instance by.
  public var postScript: String
  /// A coordinate for every axis, in the font's order.
  public var variations: [FontVariation]
}
