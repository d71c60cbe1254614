import Copyfit
import CopyfitCatalogs
import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import Testing

@testable import CopyfitAudit

struct AuditLabelScalingTests {
  /// Three times 10 points are a title of 30 points, not a caption of 10.
  @Test(arguments: [
    (Font.system(size: 17), TypeScale.iOS, TextStyle.body, 17.0),
    (.system(size: 10).scaled(by: 3), .iOS, .title1, 30),
    (.system(size: 16), .watchOS, .body, 16),
  ])
  func whatIsSeenAtLargeIsScaled(
    font: Font, scale: TypeScale, style: TextStyle, size: Double
  ) {
    let source = SourceLocation(file: "", position: SourcePosition(line: 1, column: 1))
    let model = Label(id: "", name: "", source: source, texts: [], font: font, rooms: [])
    var label = AuditLabel(model, table: TableIdentity(bundle: "", table: ""), key: "")
    label.assumeScaling(in: scale)
    #expect(label.isScaledByAssumption)
    let found = label.spec.descriptor
    #expect(found.scales)
    #expect(found.textStyle == style)
    #expect(found.pointSize == size)
    #expect(found.sizeFactor == 1)
  }

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
