import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

@Suite struct FontMatchTests {
  /// CSS Fonts 4, 5.2, step 4.3.
  @Test(arguments: [
    (400, [400, 450, 500, 300, 100, 600, 900]),
    (450, [450, 500, 400, 300, 600, 700]),
    (500, [500, 450, 400, 100, 600, 900]),
    (300, [300, 200, 100, 400, 500, 900]),
    (600, [600, 700, 900, 500, 400, 100]),
    (900, [900, 1000, 800, 700, 100]),
  ])
  func weights(wanted: Int, order: [Int]) {
    let weight = FontWeight(rawValue: wanted)
    let sorted = order.sorted().sorted { weight.distance(to: $0) < weight.distance(to: $1) }
    #expect(sorted == order)
  }

  @Test(arguments: [
    ("Font-SemiBold", 600, false), ("Font-Demi", 600, false), ("Font", 400, false),
    ("Font-Italic", 400, true), ("Font-LightOblique", 300, true), ("A-B-Black", 900, false),
  ])
  func styles(name: String, weight: Int, isItalic: Bool) {
    let style = FontStyleName(suffixOf: name)
    #expect(style?.weight.rawValue == weight)
    #expect(style?.isItalic == isItalic)
  }

  @Test(arguments: ["Font-CondensedBold", "Font-W6", "Font-Display"])
  func unknownStyles(name: String) {
    #expect(FontStyleName(suffixOf: name) == nil)
  }
}
