import CopyfitDynamicType
import Testing

struct FontDescriptionTests {
  @Test(arguments: [
    (FontDescription.body, [14.0, 17, 28, 53]),
    (.headline, [14, 17, 28, 53]),
    (.system(size: 17), [17, 17, 17, 17]),
    (.named("Inter-Regular", size: 36).scaled(relativeTo: .body), [31, 36, 56, 101]),
    (.system(size: 17).scaled(relativeTo: .body, maximumPointSize: 40), [15, 17, 26, 40]),
  ])
  func sizeFollowsTheCategory(font: FontDescription, sizes: [Double]) {
    let categories: [ContentSizeCategory] = [.xSmall, .large, .accessibility1, .accessibility5]
    #expect(categories.map { font.pointSize(at: $0) } == sizes)
  }

  @Test(arguments: [
    (FontWeight.ultraLight, FontWeight.light), (.regular, .semibold), (.semibold, .heavy),
    (.bold, .black), (.heavy, .black), (.black, .black),
  ])
  func boldTextIsTwoStepsHeavier(weight: FontWeight, bold: FontWeight) {
    #expect(weight.withBoldText == bold)
  }
}
