/// An OpenType feature and its value, such as `tnum` 1.
///
/// Source: OpenType 1.9.1, *Registered features*.
public struct FontFeature: Hashable, Codable, Sendable {
  /// The name of the feature, such as `tnum`.
  public var tag: FontTag
  /// The value: 0 turns the feature off, 1 turns it on, other values choose an alternative.
  public var value: UInt32

  /// Creates a setting of a feature for the whole text.
  public init(_ tag: FontTag, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
