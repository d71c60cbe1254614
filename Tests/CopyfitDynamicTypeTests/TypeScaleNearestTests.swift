import CopyfitDynamicType
import Testing

/// The style nearest to a size.
struct TypeScaleNearestTests {
  @Test(arguments: [
    (17.0, TextStyle.body), (16, .callout), (14, .footnote), (40, .largeTitle), (5, .caption2),
    (24, .title2), (18.5, .body), (12.4, .caption1),
  ])
  func isFound(size: Double, style: TextStyle) {
    #expect(TextStyle.nearest(toPointSize: size, in: .iOS) == style)
  }

  @Test(arguments: [
    (TypeScale.watchOS, 16.0, TextStyle.body), (.watchOS, 17, .body), (.watchOS, 12, .footnote2),
    (.macOS, 17, .title2), (.macOS, 13, .body), (.macOS, 10, .footnote), (.tvOS, 29, .body),
  ])
  func isThePlatforms(scale: TypeScale, size: Double, style: TextStyle) {
    #expect(TextStyle.nearest(toPointSize: size, in: scale) == style)
  }

  @Test(arguments: [([TextStyle.footnote], TextStyle.footnote), ([.headline], .body), ([], .body)])
  func aScaleMayLackStyles(styles: [TextStyle], nearest: TextStyle) throws {
    let entry = TypeScale.Entry(pointSize: 13, leading: 18)
    let scale = try TypeScale(
      name: "own", categories: [.large], rows: styles.map { TypeScale.Row($0, [entry]) })
    #expect(TextStyle.nearest(toPointSize: 40, in: scale) == nearest)
  }
}
