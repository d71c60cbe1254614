extension ContentSizeCategory {
  /// Copyfit's own name: `xSmall` … `xxxLarge`, `AX1` … `AX5`.
  public var name: String { Self.names[rawValue].short }

  /// The name of UIKit's case, such as `accessibilityMedium`.
  public var uiKitName: String { Self.names[rawValue].uiKit }

  /// UIKit's raw value, such as `UICTContentSizeCategoryAccessibilityM`.
  public var uiKitRawValue: String { "UICTContentSizeCategory" + Self.names[rawValue].raw }

  /// The name of SwiftUI's `DynamicTypeSize` case, such as `accessibility1`.
  public var swiftUIName: String { Self.names[rawValue].swiftUI }

  /// Creates the category with a name, or `nil` without one.
  ///
  /// The name may be Copyfit's own, `XS` … `XXXL`, a SwiftUI `DynamicTypeSize` case (`accessibility1`), or a UIKit case
  /// (`extraLarge`, `accessibilityMedium`), constant (`UIContentSizeCategoryExtraLarge`) or raw value
  /// (`UICTContentSizeCategoryAccessibilityXXXL`). Letter case does not matter.
  public init?(name: String) {
    guard let category = Self.byName[name] ?? Self.byName[name.lowercased()] else { return nil }
    self = category
  }

  /// One category's names.
  ///
  /// Sources: Apple, *UIContentSizeCategory* and *DynamicTypeSize*.
  private struct Names {
    let short: String
    let letters: String
    let swiftUI: String
    let uiKit: String
    /// The part after `UICTContentSizeCategory` in UIKit's raw value.
    let raw: String

    init(_ short: String, _ letters: String, _ swiftUI: String, _ uiKit: String, _ raw: String) {
      self.short = short
      self.letters = letters
      self.swiftUI = swiftUI
      self.uiKit = uiKit
      self.raw = raw
    }
  }

  private static let names = [
    Names("xSmall", "XS", "xSmall", "extraSmall", "XS"),
    Names("small", "S", "small", "small", "S"),
    Names("medium", "M", "medium", "medium", "M"),
    Names("large", "L", "large", "large", "L"),
    Names("xLarge", "XL", "xLarge", "extraLarge", "XL"),
    Names("xxLarge", "XXL", "xxLarge", "extraExtraLarge", "XXL"),
    Names("xxxLarge", "XXXL", "xxxLarge", "extraExtraExtraLarge", "XXXL"),
    Names("AX1", "AXM", "accessibility1", "accessibilityMedium", "AccessibilityM"),
    Names("AX2", "AXL", "accessibility2", "accessibilityLarge", "AccessibilityL"),
    Names("AX3", "AXXL", "accessibility3", "accessibilityExtraLarge", "AccessibilityXL"),
    Names(
      "AX4", "AXXXL", "accessibility4", "accessibilityExtraExtraLarge", "AccessibilityXXL"),
    Names(
      "AX5", "AXXXXL", "accessibility5", "accessibilityExtraExtraExtraLarge", "AccessibilityXXXL"),
  ]

  /// The category of each name, as written and in lower case.
  private static let byName: [String: ContentSizeCategory] = {
    var categories: [String: ContentSizeCategory] = [:]
    for category in allCases {
      let names = Self.names[category.rawValue]
      let all = [
        names.short, names.letters, names.swiftUI, names.uiKit,
        "UICTContentSizeCategory" + names.raw, "UIContentSizeCategory" + names.uiKit,
      ]
      for name in all {
        for name in [name, name.lowercased()] where categories[name] == nil {
          categories[name] = category
        }
      }
    }
    return categories
  }()
}

/// The categories by the names of UIKit's cases.
extension ContentSizeCategory {
  /// UIKit's name of `xSmall`.
  public static let extraSmall = xSmall
  /// UIKit's name of `xLarge`.
  public static let extraLarge = xLarge
  /// UIKit's name of `xxLarge`.
  public static let extraExtraLarge = xxLarge
  /// UIKit's name of `xxxLarge`.
  public static let extraExtraExtraLarge = xxxLarge
  /// UIKit's name of `accessibility1`.
  public static let accessibilityMedium = accessibility1
  /// UIKit's name of `accessibility2`.
  public static let accessibilityLarge = accessibility2
  /// UIKit's name of `accessibility3`.
  public static let accessibilityExtraLarge = accessibility3
  /// UIKit's name of `accessibility4`.
  public static let accessibilityExtraExtraLarge = accessibility4
  /// UIKit's name of `accessibility5`.
  public static let accessibilityExtraExtraExtraLarge = accessibility5
}

extension ContentSizeCategory: CustomStringConvertible {
  /// The short name, such as `AX1`.
  public var description: String { name }
}
