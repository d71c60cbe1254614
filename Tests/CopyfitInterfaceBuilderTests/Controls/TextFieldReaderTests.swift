import CopyfitDynamicType
import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

private typealias Sample = SampleDocument

/// The texts of a screen's only text field, which is 200 points wide and 30 high.
private func texts(_ attributes: String, _ content: String = "") -> [InterfaceLabel] {
  let field = Sample.view("textField", "field", frame: (20, 20, 200, 30), attributes, content)
  let limits = Sample.fix("field", "width", 200) + Sample.fix("field", "height", 30)
  return read(Sample.screen(field, constraints: limits)).document?.labels ?? []
}

private func constraint(_ width: Double) -> LimitRule {
  .constraint(DeviceLength(onCanvas: width))
}

@Suite struct TextFieldReaderTests {
  /// The own text of a field scrolls.
  @Test func onlyThePlaceholderIsMeasured() {
    let labels = texts(#"text="Ada" placeholder="Your name""#)
    #expect(labels.map(\.key) == ["field.placeholder"])
    #expect(labels.map(\.text) == ["Your name"])
    #expect(labels.map(\.lines) == [1])
    #expect(labels.map(\.lineBreakMode) == [.tail])
    #expect(labels.map(\.height) == [.unlimited])
    #expect(labels.allSatisfy { $0.control == .textField })
  }

  @Test func placeholderOfSeveralLinesOrAttributed() {
    #expect(texts("", #"<string key="placeholder">a\#nb</string>"#).map(\.text) == ["a\nb"])
    let attributed = texts(
      "",
      """
      <attributedString key="attributedPlaceholder"><fragment content="Search"><attributes>\
      <font key="NSFont" size="12" metaFont="system"/></attributes></fragment></attributedString>
      """)
    #expect(attributed.map(\.key) == ["field.placeholder"])
    #expect(attributed.map(\.font) == [.system(size: 12)])
  }

  @Test func aFieldWithoutTextsHasNone() {
    #expect(texts(#"minimumFontSize="17""#).isEmpty)
    #expect(texts(#"placeholder="""#).isEmpty)
  }

  @Test(arguments: [
    ("", constraint(200)),
    (#"borderStyle="none""#, constraint(200)),
    (#"borderStyle="roundedRect""#, constraint(186)),
    (#"borderStyle="roundedRect" clearButtonMode="always""#, constraint(186)),
    (
      #"borderStyle="bezel""#,
      .undecided(
        limit: DeviceLength(onCanvas: 186), drawn: nil,
        reason: "the inset of its border is not published")
    ),
    (
      #"borderStyle="line""#,
      .undecided(
        limit: DeviceLength(onCanvas: 186), drawn: nil,
        reason: "the inset of its border is not published")
    ),
  ])
  func bordersTakeFromTheWidth(attributes: String, expected: LimitRule) {
    #expect(texts(#"placeholder="Name" \#(attributes)"#).map(\.width) == [expected])
  }

  @Test(arguments: [
    (#"minimumFontSize="12""#, Double?(12)),
    (#"minimumFontSize="12" adjustsFontSizeToFit="NO""#, nil),
    (#"minimumFontSize="0.0""#, nil),
    ("", nil),
  ])
  func shrinking(attributes: String, expected: Double?) {
    #expect(texts(#"placeholder="Name" \#(attributes)"#).map(\.minimumFontSize) == [expected])
  }

  @Test func fontAndFlag() {
    let label = texts(
      #"placeholder="Name" adjustsFontForContentSizeCategory="YES""#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    ).first
    #expect(label?.font == .preferred(for: .body))
    #expect(label?.adjustsFontForContentSizeCategory == true)
    #expect(texts(#"placeholder="Name""#).first?.font == .system(size: 17))
  }
}
