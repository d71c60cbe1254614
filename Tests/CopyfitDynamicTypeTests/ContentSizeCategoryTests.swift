import CopyfitDynamicType
import Testing

struct ContentSizeCategoryTests {
  @Test(arguments: [
    ("xSmall", ContentSizeCategory.xSmall), ("XS", .xSmall), ("extraSmall", .xSmall),
    ("UICTContentSizeCategoryXS", .xSmall), ("large", .large), ("L", .large),
    ("UICTContentSizeCategoryL", .large), ("xxxLarge", .xxxLarge), ("XXXL", .xxxLarge),
    ("extraExtraExtraLarge", .xxxLarge), ("AX1", .accessibility1), ("ax1", .accessibility1),
    ("accessibilityMedium", .accessibility1), ("accessibility5", .accessibility5),
    ("UICTContentSizeCategoryAccessibilityXXXL", .accessibility5),
    ("UIContentSizeCategoryLarge", .large), ("UIContentSizeCategoryExtraExtraLarge", .xxLarge),
    ("UIContentSizeCategoryAccessibilityExtraExtraExtraLarge", .accessibility5),
  ])
  func readsEveryName(name: String, category: ContentSizeCategory) {
    #expect(ContentSizeCategory(name: name) == category)
  }

  @Test(arguments: ["", "huge", "AX6", "UICTContentSizeCategory"])
  func refusesOtherNames(name: String) {
    #expect(ContentSizeCategory(name: name) == nil)
  }

  @Test func ordersFromSmallToLarge() {
    let names = ContentSizeCategory.allCases.map(\.name)
    #expect(
      names == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3",
        "AX4", "AX5",
      ])
    #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }
}
