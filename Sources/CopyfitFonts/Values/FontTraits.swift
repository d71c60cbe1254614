public import CopyfitDynamicType

/// The properties by which faces are matched.
public struct FontTraits: Hashable, Sendable {
  /// `OS/2.usWeightClass`, or the `wght` coordinate of a variable face.
  public var weight: FontWeight
  /// `OS/2.usWidthClass`: 1 (ultra-condensed) to 9; 5 is normal.
  public var width: Int
  /// Whether the face is italic or oblique.
  public var isItalic: Bool
  /// Whether the file has variation axes.
  public var isVariable: Bool
  /// `head.fontRevision`.
  public var revision: Double
}
