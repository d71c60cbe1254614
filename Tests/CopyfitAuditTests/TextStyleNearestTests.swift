import CopyfitDynamicType
import Testing

@testable import CopyfitAudit

struct TextStyleNearestTests {
  @Test(arguments: [
    (17.0, TextStyle.body), (16, .callout), (14, .footnote), (40, .largeTitle), (5, .caption2),
    (24, .title2), (18.5, .body), (12.4, .caption1),
  ])
  func isFound(size: Double, style: TextStyle) {
    #expect(TextStyle.nearest(toPointSize: size) == style)
  }
}
