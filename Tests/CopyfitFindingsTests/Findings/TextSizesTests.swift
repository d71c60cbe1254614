import CopyfitAudit
import CopyfitDynamicType
import CopyfitFindings
import Testing

struct TextSizesTests {
  @Test(
    arguments: [
      ([], "at its fixed size"),
      (ContentSizeCategory.allCases, "at every text size"),
      (
        [.accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5],
        "from AX1 on"
      ),
      ([.accessibility5], "at AX5"),
      ([.large], "at large"),
      ([.small, .accessibility1, .accessibility2], "at small and AX1 to AX2"),
      ([.xSmall, .small, .xLarge], "at xSmall to small and xLarge"),
    ] as [([ContentSizeCategory], String)])
  func tellsTheSizes(categories: [ContentSizeCategory], text: String) {
    #expect(TextSizes.phrase(categories, of: ContentSizeCategory.allCases) == text)
  }

  /// Nothing is claimed about sizes that were not checked.
  @Test(
    arguments: [
      (
        [.accessibility1, .accessibility2], [.large, .accessibility1, .accessibility2],
        "at AX1 to AX2"
      ),
      ([.large, .accessibility5], [.large, .accessibility5], "at every size checked"),
      (
        [.accessibility1, .accessibility2], [.accessibility1, .accessibility2, .accessibility5],
        "at AX1 to AX2"
      ),
      ([.large], [.large], "at large"),
    ] as [([ContentSizeCategory], [ContentSizeCategory], String)])
  func tellsTheSizesOfWhatWasChecked(
    categories: [ContentSizeCategory], checked: [ContentSizeCategory], text: String
  ) {
    #expect(TextSizes.phrase(categories, of: checked) == text)
  }

  @Test(
    arguments: [
      (ContentSizeCategory.allCases, "fits up to AX1"),
      ([.accessibility1, .accessibility5], "fits at AX1"),
      ([.large, .accessibility1, .accessibility5], "fits at AX1 and below of those checked"),
    ] as [([ContentSizeCategory], String)])
  func tellsWhereATextFits(checked: [ContentSizeCategory], text: String) {
    #expect(TextSizes.fits(upTo: .accessibility1, of: checked) == text)
  }
}
