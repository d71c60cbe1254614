import CopyfitDynamicType
import CopyfitFonts
import Testing

@testable import CopyfitLayout

struct BlendMemoTests {
  /// A label is fitted at the sizes of its style, text after text: none may replace another.
  @Test(arguments: TypeScale.iOS.publishedStyles)
  func remembersAllSizesOfAStyle(_ style: TextStyle) throws {
    let sizes = try ContentSizeCategory.allCases.map { category in
      try #require(TypeScale.iOS[style, category]).pointSize
    }
    var memo = BlendMemo()
    for size in sizes {
      memo.remember(Self.blend(size), pointSize: size, grid: 2048, rule: .corrected(.regular))
    }
    for size in sizes {
      let known = memo.blend(pointSize: size, grid: 2048, rule: .corrected(.regular))
      #expect(known == Self.blend(size))
    }
  }

  /// Body and headline have the same size.
  @Test func remembersAllWeightsOfASize() {
    let weights = [FontWeight.light, .regular, .medium, .semibold, .bold]
    var memo = BlendMemo()
    for weight in weights {
      memo.remember(
        Self.blend(Double(weight.rawValue)), pointSize: 17, grid: 2048, rule: .corrected(weight))
    }
    for weight in weights {
      let known = memo.blend(pointSize: 17, grid: 2048, rule: .corrected(weight))
      #expect(known == Self.blend(Double(weight.rawValue)))
    }
  }

  @Test func tellsGridsAndFamiliesApart() {
    var memo = BlendMemo()
    memo.remember(Self.blend(17), pointSize: 17, grid: 2048, rule: .corrected(.regular))
    #expect(memo.blend(pointSize: 17, grid: 2000, rule: .corrected(.regular)) == nil)
    #expect(memo.blend(pointSize: 17, grid: 2048, rule: .published) == nil)
    #expect(memo.blend(pointSize: 17, grid: 2048, rule: .corrected(.bold)) == nil)
    #expect(memo.blend(pointSize: 17.5, grid: 2048, rule: .corrected(.regular)) == nil)
  }

  private static func blend(_ pointSize: Double) -> Blend {
    var blend = Blend.none
    blend.tracking = Int64(pointSize)
    return blend
  }
}
