/// A reader's preferred text size, as set in an iOS device's accessibility settings.
///
/// The twelve categories are ordered from the smallest to the largest; `large` is the default.
/// Source: Apple, *UIContentSizeCategory*.
public enum ContentSizeCategory: Int, CaseIterable, Sendable, Hashable {
  /// The seven standard sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The five accessibility sizes, AX1 to AX5.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibility1 }

  /// The number of steps from `large`, the default.
  public var distanceFromLarge: Int { abs(rawValue - Self.large.rawValue) }
}

extension ContentSizeCategory: Comparable {
  /// Whether a category is smaller than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
