import Copyfit
import CopyfitCatalogs
import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import Testing

@testable import CopyfitAudit

struct AuditLabelScalingTests {
  /// 10 points times three is a title of 30 points, not a caption of 10.
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
}
