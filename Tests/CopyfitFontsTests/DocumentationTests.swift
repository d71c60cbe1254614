import CopyfitDynamicType
import CopyfitFonts
import Testing

/// The code about slanted text on the page in `CopyfitDynamicType.docc`, with the numbers that it states.
@Suite struct DocumentationTests {
  @Test func aBackdropForSlantedText() throws {
    let environment = FontEnvironment(category: .xxxLarge)
    let size = try Font.custom("Inter-Italic", size: 32).resolved(in: environment).pointSize
    #expect(size == 42)
    let face = FontDatabase(directories: []).face(named: "Inter-Italic")
    let backdrop = face?.geometry.scaled(toPointSize: size).slantedBackdrop(width: 96)
    #expect(try #require(backdrop?.topLeft.x) > #require(backdrop?.bottomLeft.x))
  }
}
