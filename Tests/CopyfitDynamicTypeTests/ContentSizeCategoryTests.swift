import CopyfitDynamicType
import Testing

struct ContentSizeCategoryTests {
  /// Every name of every category: Copyfit's, SwiftUI's, UIKit's and its raw value.
  @Test func names() {
    let table = ContentSizeCategory.allCases.map { category in
      let raw = category.uiKitRawValue.dropFirst("UICTContentSizeCategory".count)
      return "\(category) \(category.swiftUIName) \(category.uiKitName) \(raw)"
    }
    #expect(
      table.joined(separator: "\n") == """
        xSmall xSmall extraSmall XS
        small small small S
        medium medium medium M
        large large large L
        xLarge xLarge extraLarge XL
        xxLarge xxLarge extraExtraLarge XXL
        xxxLarge xxxLarge extraExtraExtraLarge XXXL
        AX1 accessibility1 accessibilityMedium AccessibilityM
        AX2 accessibility2 accessibilityLarge AccessibilityL
        AX3 accessibility3 accessibilityExtraLarge AccessibilityXL
        AX4 accessibility4 accessibilityExtraExtraLarge AccessibilityXXL
        AX5 accessibility5 accessibilityExtraExtraExtraLarge AccessibilityXXXL
        """)
    for category in ContentSizeCategory.allCases {
      let names = [category.name, category.swiftUIName, category.uiKitName, category.uiKitRawValue]
      for name in names { #expect(ContentSizeCategory(name: name) == category) }
    }
  }

  @Test(arguments: [
    ("xSmall", ContentSizeCategory.xSmall), ("XS", .xSmall), ("L", .large), ("XXXL", .xxxLarge),
    ("ax1", .accessibility1), ("UIContentSizeCategoryLarge", .large),
    ("UIContentSizeCategoryExtraExtraLarge", .xxLarge),
    ("UIContentSizeCategoryAccessibilityExtraExtraExtraLarge", .accessibility5),
  ])
  func readsEveryName(name: String, category: ContentSizeCategory) throws {
    #expect(ContentSizeCategory(name: name) == category)
    #expect(try ContentSizeCategory(parsing: name) == category)
  }

  @Test(arguments: ["", "huge", "AX6", "UICTContentSizeCategory", "large ", "lаrge"])
  func refusesOtherNames(name: String) {
    #expect(ContentSizeCategory(name: name) == nil)
    let error = #expect(throws: DynamicTypeError.unknownCategory(name)) {
      try ContentSizeCategory(parsing: name)
    }
    #expect(
      error?.description == """
        unknown content size category '\(name)'; expected one of: xSmall, small, medium, large, \
        xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5
        """)
  }

  @Test func ordersFromSmallToLarge() {
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(
      ContentSizeCategory.allCases.map(\.distanceFromLarge) == [3, 2, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(
      ContentSizeCategory.all(in: .xxLarge...(.accessibility2)).map(\.name) == [
        "xxLarge", "xxxLarge", "AX1", "AX2",
      ])
  }

  @Test(arguments: [
    (ContentSizeCategory.large, 0, ContentSizeCategory.large), (.large, 3, .xxxLarge),
    (.large, -3, .xSmall), (.large, -4, .xSmall), (.large, 9, .accessibility5),
    (.accessibility5, .max, .accessibility5), (.xSmall, .max, .accessibility5),
    (.accessibility5, .min, .xSmall), (.xSmall, .min, .xSmall),
  ])
  func stepsWithinTheTwelve(from: ContentSizeCategory, by: Int, to: ContentSizeCategory) {
    #expect(from.larger(by: by) == to)
  }

  @Test(arguments: [
    (ContentSizeCategory.xSmall, ContentSizeCategory.large, ContentSizeCategory.xSmall),
    (.large, .large, .large), (.xxxLarge, .xxxLarge, .xxxLarge),
    (.accessibility1, .accessibility1, .accessibility1),
    (.accessibility5, .accessibility5, .accessibility1),
  ])
  func clamps(
    category: ContentSizeCategory, from: ContentSizeCategory, through: ContentSizeCategory
  ) {
    #expect(category.clamped(to: .large...) == from)
    #expect(category.clamped(to: ...(.accessibility1)) == through)
    #expect(category.clamped(to: .large ... .accessibility1) == min(from, .accessibility1))
  }
}
