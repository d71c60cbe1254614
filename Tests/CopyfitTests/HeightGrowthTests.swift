import Copyfit
import Testing

/// The height at `large` of a frame that grows with the text.
struct HeightGrowthTests {
  private static func growth(
    _ style: TextStyle?, at category: ContentSizeCategory, upTo maximum: ContentSizeCategory? = nil
  ) -> HeightGrowth? {
    var label = LabelSpec(font: .footnote, width: 240, height: 36, heightScaling: style)
    label.maximumCategory = maximum
    return HeightGrowth(of: label, at: category, scale: .iOS)
  }

  /// The leading of footnote is 18 points at large, 33 at AX2 and 52 at AX5.
  @Test(
    arguments: [
      (ContentSizeCategory.large, nil, 315.4), (.accessibility5, nil, 109.2),
      (.accessibility5, .accessibility2, 172),
    ] as [(ContentSizeCategory, ContentSizeCategory?, Double)])
  func theHeightAtLargeSuffices(
    category: ContentSizeCategory, maximum: ContentSizeCategory?, expected: Double
  ) throws {
    let growth = try #require(Self.growth(.footnote, at: category, upTo: maximum))
    let height = growth.heightAtLarge(for: 315 + 1.0 / 3)
    #expect(abs(height - expected) < 1e-9)
    let scaled = FontMetrics(for: .footnote).scaledValue(height, at: maximum ?? category)
    #expect(scaled > 315.33)
  }

  @Test func aFixedHeightDoesNotGrow() {
    #expect(Self.growth(nil, at: .accessibility5) == nil)
    let free = LabelSpec(font: .footnote, width: 240, heightScaling: .footnote)
    #expect(HeightGrowth(of: free, at: .accessibility5, scale: .iOS) == nil)
  }

  @Test(arguments: [
    (LabelChange(height: 52), "18 pt high at Large, scaled as footnote"),
    (
      LabelChange(width: 300, height: 104),
      "300 pt wide and 36 pt high at Large, scaled as footnote"
    ),
    (LabelChange(width: 300), "300 pt wide"),
  ])
  func theSidesAreThoseAtLarge(change: LabelChange, sides: String) {
    #expect(change.sides(growth: Self.growth(.footnote, at: .accessibility5)) == sides)
  }
}
