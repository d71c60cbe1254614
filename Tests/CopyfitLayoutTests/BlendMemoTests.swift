import CopyfitDynamicType
import Testing

@testable import CopyfitLayout

struct BlendMemoTests {
  /// A label is fitted at the sizes of its style, text after text: none may take another's place.
  @Test(arguments: TypeScale.iOS.publishedStyles)
  func remembersAllSizesOfAStyle(_ style: TextStyle) throws {
    let sizes = try ContentSizeCategory.allCases.map { category in
      try #require(TypeScale.iOS[style, category]).pointSize
    }
    var memo = BlendMemo()
    for size in sizes {
      memo.remember(Self.blend(size), pointSize: size, grid: 2048, isOneFamily: false)
    }
    for size in sizes {
      let known = memo.blend(pointSize: size, grid: 2048, isOneFamily: false)
      #expect(known == Self.blend(size))
    }
  }

  @Test func tellsGridsAndFamiliesApart() {
    var memo = BlendMemo()
    memo.remember(Self.blend(17), pointSize: 17, grid: 2048, isOneFamily: false)
    #expect(memo.blend(pointSize: 17, grid: 2000, isOneFamily: false) == nil)
    #expect(memo.blend(pointSize: 17, grid: 2048, isOneFamily: true) == nil)
    #expect(memo.blend(pointSize: 17.5, grid: 2048, isOneFamily: false) == nil)
  }

  private static func blend(_ pointSize: Double) -> Blend {
    var blend = Blend.none
    blend.tracking = Int64(pointSize)
    return blend
  }
}
