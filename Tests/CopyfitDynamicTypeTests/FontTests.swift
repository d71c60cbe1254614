import CopyfitDynamicType
import Testing

struct FontTests {
  @Test(arguments: [
    (Font.body, [14.0, 17, 28, 53]),
    (.headline, [14, 17, 28, 53]),
    (.system(size: 17), [17, 17, 17, 17]),
    (.custom("Inter-Regular", size: 36), [31, 36, 56, 101]),
    (.custom("Inter-Regular", fixedSize: 36), [36, 36, 36, 36]),
    (.custom("Inter-Regular", size: 17).pointSizeLimits(maximum: 40), [15, 17, 26, 40]),
    (.custom("Inter-Regular", size: 17).pointSizeLimits(minimum: 16), [16, 17, 26, 48]),
    (.body.scaled(by: 2), [28, 34, 56, 106]),
    (.body.pointSizeLimits(minimum: 15, maximum: 20), [15, 17, 20, 20]),
    (.system(size: 17).pointSizeLimits(maximum: 10), [10, 10, 10, 10]),
    (.custom("Inter", size: 20).pointSizeLimits(maximum: 25).scaled(by: 2), [25, 25, 25, 25]),
    (.custom("Inter", size: 20).scaled(by: 2).pointSizeLimits(maximum: 50), [34, 40, 50, 50]),
    (
      Font(FontDescriptor.named("Inter", size: 20).scaled(by: 2).scaled(relativeTo: .body)),
      [35, 40, 62, 113]
    ),
  ])
  func sizeFollowsTheCategory(font: Font, sizes: [Double]) {
    let categories: [ContentSizeCategory] = [.xSmall, .large, .accessibility1, .accessibility5]
    #expect(categories.map { font.descriptor.pointSize(at: $0) } == sizes)
  }

  /// The textual form, and the form in which the font is written again.
  @Test(arguments: [
    ("body.italic().weight(.medium)", "body.italic().weight(.medium)"),
    ("Font.body.italic", "body.italic()"),
    (".title", "title1"),
    ("system(.body, design: .serif, weight: bold)", "system(.body, weight: .bold, design: .serif)"),
    ("system(size: 17, weight: .regular)", "system(size: 17, weight: .regular)"),
    (#"custom("Inter", size: 17)"#, #"custom("Inter", size: 17, relativeTo: .body)"#),
    (#"custom("A \"B\"", fixedSize: 17.5)"#, #"custom("A \"B\"", fixedSize: 17.5)"#),
    ("body.weight(0.23)", "body.weight(.medium)"),
    ("body.weight(450)", "body.weight(450)"),
    ("body . width( .condensed ) . leading(.tight)", "body.width(.condensed).leading(.tight)"),
    (
      "body.monospacedDigit().smallCaps().scaled(by: 2)",
      "body.monospacedDigit().smallCaps().scaled(by: 2)"
    ),
    (
      #"body.variation("slnt", -5).feature("ss01")"#,
      #"body.variation("slnt", -5).feature("ss01", 1)"#
    ),
  ])
  func readsTheTextualForm(text: String, written: String) throws {
    let font = try Font(parsing: text)
    #expect(font.description == written)
    #expect(try Font(parsing: font.description) == font)
  }

  /// The problem of a textual form, and the offset of its character.
  @Test(arguments: [
    ("", 0, "expected a text style, system(…) or custom(…), found the end"),
    ("bodi", 0, "unknown font 'bodi'; expected one of: system, custom, largeTitle"),
    ("body.italc()", 5, "unknown modifier 'italc'; expected one of: italic, bold"),
    ("body italic", 5, "expected '.' and a modifier such as italic(), found 'italic'"),
    ("body.weight()", 5, "expected a weight such as .medium of weight, found none"),
    ("body.weight(.fat)", 12, "unknown weight 'fat'; expected one of: ultraLight, thin"),
    ("system(size: -3)", 13, "the size '-3' cannot be used; expected a number above 0"),
    ("system(size: 0)", 13, "the size '0' cannot be used"),
    ("custom(Inter, size: 3)", 7, "the font's name 'Inter' cannot be used"),
    (#"custom("Inter)"#, 7, "expected a name between quotation marks, found no closing one"),
    ("system(size: 3, size: 4)", 22, "'size' is given twice"),
    ("system(size: 3, wight: .bold)", 23, "unknown argument of system 'wight'"),
    ("body(", 5, "expected a value, found the end"),
    ("body.italic(3)", 12, "expected no argument of italic, found '3'"),
  ])
  func namesTheMistakeAndItsPlace(text: String, offset: Int, message: String) {
    let error = #expect(throws: DynamicTypeError.self) { try Font(parsing: text) }
    guard case .fontSyntax(let problem) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(problem.offset == offset)
    #expect(problem.description.hasPrefix(message), "\(problem.description)")
  }
}
