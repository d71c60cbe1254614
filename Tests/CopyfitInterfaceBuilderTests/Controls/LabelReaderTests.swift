import CopyfitDynamicType
@testable import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

/// Reads a screen's only label from its attributes and content.
private func label(_ attributes: String, _ content: String = "") -> InterfaceLabel? {
  let element = #"<label \#(attributes) id="label">\#(content)</label>"#
  return read(SampleDocument.screen(element)).label()
}

private func described(_ attributes: String) -> FontDescriptor? {
  label(#"text="Pay""#, #"<fontDescription key="fontDescription" \#(attributes)/>"#)?.font
}

/// A label of attributed text whose fragments have these attributes.
private func attributedLabel(
  _ fragments: [String], _ attributes: String = ""
) -> InterfaceLabel? {
  let content = fragments.map {
    #"<fragment content="a"><attributes>\#($0)</attributes></fragment>"#
  }
  return label(
    #"usesAttributedText="YES" \#(attributes)"#,
    #"<attributedString key="attributedText">\#(content.joined())</attributedString>"#)
}

private func paragraph(_ fragments: String...) -> ParagraphStyle? {
  attributedLabel(fragments)?.paragraph
}

/// A paragraph style in Interface Builder's form.
private func style(_ attributes: String) -> String {
  """
  <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping" \
  baseWritingDirection="natural" \(attributes) tighteningFactorForTruncation="0.0"/>
  """
}

private func attributed(_ fonts: String...) -> FontDescriptor? {
  let fragments = fonts.map {
    #"<fragment content="a"><attributes><font key="NSFont" \#($0)/></attributes></fragment>"#
  }
  return label(
    #"usesAttributedText="YES""#,
    #"<attributedString key="attributedText">\#(fragments.joined())</attributedString>"#)?.font
}

@Suite struct LabelReaderTests {
  @Test(arguments: [
    (#"text="Pay &amp; go&#10;now""#, "", "Pay & go\nnow"),
    ("", #"<string key="text">Line one\#nLine two</string>"#, "Line one\nLine two"),
    ("", #"<mutableString key="text">Changed</mutableString>"#, "Changed"),
    ("", #"<string key="text" base64-UTF8="YES">\#nUGF5IG5vdwM\#n</string>"#, "Pay now\u{3}"),
    ("", #"<string key="text"><![CDATA[a < b]]></string>"#, "a < b"),
    ("", "", ""),
    (
      #"usesAttributedText="YES""#,
      """
      <attributedString key="attributedText"><fragment content="Pay "/>\
      <fragment><string key="content">now</string></fragment></attributedString>
      """, "Pay now"
    ),
  ])
  func text(attributes: String, content: String, expected: String) {
    #expect(label(attributes, content)?.text == expected)
  }

  @Test(arguments: [
    (#"style="UICTFontTextStyleTitle0""#, FontDescriptor.preferred(for: .largeTitle)),
    (#"style="UICTFontTextStyleSubhead""#, .preferred(for: .subheadline)),
    (
      #"style="UICTFontTextStyleEmphasizedTitle3""#,
      FontDescriptor.preferred(for: .title3).withSymbolicTraits(.bold)
    ),
    (#"style="UICTFontTextStyleNoSuch" pointSize="15""#, .preferred(for: .body)),
    (#"style="UICTFontTextStyleEmphasized""#, .preferred(for: .body)),
    (#"type="system" pointSize="15""#, .system(size: 15)),
    (#"type="system" weight="semibold" pointSize="15""#, .system(size: 15, weight: .semibold)),
    (#"type="boldSystem" pointSize="22""#, .system(size: 22, weight: .bold)),
    (#"type="italicSystem" pointSize="12""#, .system(size: 12, isItalic: true)),
    (#"type="system" pointSize="0.0""#, .system(size: 17)),
    (
      #"name="OpenSans" family="Open Sans" pointSize="14""#,
      .named("OpenSans", family: "Open Sans", size: 14)
    ),
    (#"name=".AppleSystemUIFont" family=".AppleSystemUIFont" pointSize="14""#, .system(size: 14)),
    (
      #"name=".SFUI-Semibold" family=".AppleSystemUIFont" pointSize="14""#,
      .system(size: 14, weight: .semibold)
    ),
  ])
  func font(attributes: String, expected: FontDescriptor) {
    #expect(described(attributes) == expected)
  }

  @Test(arguments: [
    (#"<fontDescription key="fontDescription" style="UICTFontTextStyleNoSuch"/>"#, true),
    (#"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#, false),
    (
      #"<variation key="widthClass=regular"><fontDescription style="UICTFontTextStyleNoSuch"/></variation>"#,
      false
    ),
    (
      """
      <attributedString key="attributedText"><fragment content="a"><attributes>\
      <font key="NSFont" style="UICTFontTextStyleNoSuch"/></attributes></fragment></attributedString>
      """, true
    ),
  ])
  func aStyleThatIsNotKnownIsNoCertainLimit(content: String, isDoubted: Bool) {
    let text = SampleDocument.view("label", "label", frame: (20, 20, 120, 21), "", content)
    let length = DeviceLength(onCanvas: 120)
    let fixed = SampleDocument.fix("label", "width", 120)
    let reason = Doubt.unknownStyle("UICTFontTextStyleNoSuch")
    #expect(
      read(SampleDocument.screen(text, constraints: fixed)).label()?.width
        == (isDoubted
          ? .undecided(limit: length, drawn: nil, reason: reason) : .constraint(length)))
  }

  @Test func labelWithoutFontHasTheSystemFont() {
    #expect(label(#"text="Pay""#)?.font == .system(size: 17))
  }

  @Test func fontOfAnotherSizeClassIsNotTaken() {
    let content = """
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" \
      pointSize="40"/></variation>
      """
    #expect(label(#"text="Pay""#, content)?.font == .system(size: 15))
  }

  /// Hidden views may be shown by code.
  @Test func hiddenLabelsAreRead() {
    let hidden = SampleDocument.card(#"<label hidden="YES" text="Pay" id="label"/>"#)
      .replacing(#"<view "#, with: #"<view hidden="YES" "#)
    #expect(read(SampleDocument.screen(hidden)).label()?.text == "Pay")
  }

  /// What code makes of these values is unknown.
  @Test(arguments: [
    ("dynamicTextSize", true), ("fontName", true), ("textStyle", true), ("locKey", false),
    ("barStyle", false), ("layer.cornerRadius", false),
  ])
  func attributesOfFonts(keyPath: String, isStyled: Bool) throws {
    let found = label(
      #"text="Pay""#,
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" \
      keyPath="\(keyPath)" value="a"/></userDefinedRuntimeAttributes>
      """)
    #expect(try #require(found).isStyledByCode == isStyled)
  }

  @Test func customClassAndRuntimeAttributes() {
    let label = label(
      #"text="Pay" customClass="StyledLabel""#,
      """
      <userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="textStyle" value="body"/>\
      <userDefinedRuntimeAttribute type="string" keyPath="hint"><string key="value">a\nb</string>\
      </userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="number" keyPath="size"><real key="value" value="1.5"/>\
      </userDefinedRuntimeAttribute>\
      <userDefinedRuntimeAttribute type="boolean" keyPath="isFixed" value="NO"/>\
      <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="1"/>\
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """)
    #expect(label?.customClass == "StyledLabel")
    #expect(
      label?.runtimeAttributes
        == ["textStyle": "body", "hint": "a\nb", "size": "1.5", "isFixed": "NO"])
  }

  @Test(arguments: [
    ([#"size="12" metaFont="system""#, #"size="12" metaFont="system""#], false),
    ([#"size="12" metaFont="system""#, #"size="20" metaFont="system""#], true),
    ([#"size="12" metaFont="system""#, #"size="12" metaFont="systemBold""#], true),
  ])
  func severalFontsAreNoCertainLimit(fonts: [String], isDoubted: Bool) {
    let fragments = fonts.map {
      #"<fragment content="a"><attributes><font key="NSFont" \#($0)/></attributes></fragment>"#
    }
    let text = SampleDocument.view(
      "label", "label", frame: (20, 20, 120, 21), "",
      #"<attributedString key="attributedText">\#(fragments.joined())</attributedString>"#)
    let reason: Doubt = "its text has several fonts, of which the largest is measured"
    let length = DeviceLength(onCanvas: 120)
    let fixed = SampleDocument.fix("label", "width", 120)
    #expect(
      read(SampleDocument.screen(text, constraints: fixed)).label()?.width
        == (isDoubted
          ? .undecided(limit: length, drawn: nil, reason: reason) : .constraint(length)))
    // A frame only shows the text's own width if all of its fonts are measured.
    let framed = text.replacing(#"translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
    let container = DeviceLength(onCanvas: 375, growth: 1)
    #expect(
      read(SampleDocument.screen(framed)).label()?.width
        == (isDoubted
          ? .undecided(limit: container, drawn: 120, reason: reason) : .canvas(length)))
  }

  @Test(arguments: [
    ("", 120.0), (#"headIndent="10""#, 110), (#"firstLineHeadIndent="20" headIndent="10""#, 100),
    (#"tailIndent="-15""#, 105), (#"tailIndent="100""#, 120),
  ])
  func indentsTakeFromTheWidth(attributes: String, expected: Double) {
    let content = """
      <attributedString key="attributedText"><fragment content="a"><attributes>\(style(attributes))\
      </attributes></fragment></attributedString>
      """
    let text = SampleDocument.view("label", "label", frame: (20, 20, 120, 21), "", content)
    let fixed = SampleDocument.fix("label", "width", 120)
    #expect(
      read(SampleDocument.screen(text, constraints: fixed)).label()?.width
        == .constraint(DeviceLength(onCanvas: expected)))
  }

  @Test func fontOfAttributedTextIsTheLargestAndThenTheFirst() {
    #expect(attributed(#"size="16" metaFont="system""#) == .system(size: 16))
    #expect(attributed(#"size="16" metaFont="systemBold""#) == .system(size: 16, weight: .bold))
    #expect(attributed(#"size="16" name="Menlo-Bold""#) == .named("Menlo-Bold", size: 16))
    #expect(
      attributed(
        #"size="12" metaFont="system""#, #"size="20" metaFont="systemBold""#,
        #"size="20" name="Menlo""#) == .system(size: 20, weight: .bold))
    #expect(attributed() == .system(size: 17))
  }

  @Test(arguments: [
    ("", "lineSpacing", 0.0),
    (#"lineSpacing="3""#, "lineSpacing", 3),
    (#"minimumLineHeight="22""#, "minimumLineHeight", 22),
    (#"maximumLineHeight="20""#, "maximumLineHeight", 20),
    (#"lineHeightMultiple="1.3500000000000001""#, "lineHeightMultiple", 1.35),
    (#"paragraphSpacing="8" paragraphSpacingBefore="2""#, "paragraphSpacing", 8),
    (#"paragraphSpacing="8" paragraphSpacingBefore="2""#, "paragraphSpacingBefore", 2),
    (#"lineSpacing="-3""#, "lineSpacing", 0),
    (#"lineSpacing="nan""#, "lineSpacing", 0),
    (#"minimumLineHeight="1e300""#, "minimumLineHeight", 0),
  ])
  func paragraphStyle(attributes: String, name: String, value: Double) throws {
    let found = try #require(paragraph(style(attributes)))
    let values = [
      "lineHeightMultiple": found.lineHeightMultiple, "lineSpacing": found.lineSpacing,
      "minimumLineHeight": found.minimumLineHeight, "maximumLineHeight": found.maximumLineHeight,
      "paragraphSpacing": found.paragraphSpacing,
      "paragraphSpacingBefore": found.paragraphSpacingBefore,
    ]
    #expect(values[name] == value)
  }

  @Test func paragraphStyleIsTheOneThatSetsLinesFarthestApart() {
    let font = #"<font key="NSFont" metaFont="system" size="40"/>"#
    #expect(
      paragraph(style(#"lineSpacing="3""#), style(#"lineSpacing="9""#), "")?.lineSpacing == 9)
    #expect(
      paragraph(style(#"lineSpacing="9""#), font + style(#"lineSpacing="3""#))?.lineSpacing == 3)
    // If limits contradict each other, the minimum height applies, as in the layout.
    #expect(
      paragraph(
        style(#"lineSpacing="9""#),
        style(#"minimumLineHeight="40" maximumLineHeight="10""#))?.minimumLineHeight == 40)
    #expect(paragraph("") == ParagraphStyle())
    #expect(label(#"text="Pay""#)?.paragraph == ParagraphStyle())
  }

  /// One spacing applies to the whole label: the largest, so that a text is not wrongly reported to fit.
  @Test(
    arguments: [
      ([#"<real key="NSKern" value="-0.29999999999999999"/>"#], -0.3),
      ([#"<integer key="NSKern" value="2"/>"#], 2),
      ([#"<real key="NSKern" value="0.5"/>"#, #"<real key="NSKern" value="1.5"/>"#], 1.5),
      ([#"<real key="NSKern" value="-1"/>"#, ""], 0),
      ([#"<real key="NSBaselineOffset" value="3"/>"#], 0),
      ([#"<real key="NSKern" value="nan"/>"#], 0),
      ([#"<real key="NSKern" value="wide"/>"#], 0),
      ([#"<real key="NSKern"/>"#], 0),
      ([], 0),
    ] as [([String], Double)])
  func letterSpacing(fragments: [String], points: Double) {
    #expect(attributedLabel(fragments)?.letterSpacing == points)
  }

  @Test func textWithoutAttributesHasNoLetterSpacing() {
    #expect(label(#"text="Pay""#)?.letterSpacing == 0)
    #expect(label(#"text="Pay""#)?.direction == .natural)
  }

  /// The beginning of the text determines it, or else the label.
  @Test(
    arguments: [
      (["truncatingTail"], Label.LineBreakMode.tail), (["truncatingHead"], .head),
      (["truncatingMiddle"], .middle), (["clipping"], .clip), (["wordWrapping"], .wordWrap),
      (["charWrapping"], .charWrap), (["sideways"], .middle), ([], .middle),
      (["clipping", "truncatingHead"], .clip),
    ] as [([String], Label.LineBreakMode)])
  func lineBreakModeOfAttributedText(modes: [String], expected: Label.LineBreakMode) {
    let fragments = modes.map {
      #"<paragraphStyle key="NSParagraphStyle" lineBreakMode="\#($0)"/>"#
    }
    let label = attributedLabel(fragments, #"lineBreakMode="middleTruncation""#)
    #expect(label?.lineBreakMode == expected)
    let second = attributedLabel([""] + fragments, #"lineBreakMode="middleTruncation""#)
    #expect(second?.lineBreakMode == .middle)
  }

  @Test(arguments: [
    ("natural", Label.Direction.natural), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft), ("upwards", .natural),
  ])
  func direction(name: String, expected: Label.Direction) {
    let style = #"<paragraphStyle key="NSParagraphStyle" baseWritingDirection="\#(name)"/>"#
    #expect(attributedLabel([style])?.direction == expected)
  }

  @Test(arguments: [
    ("", 1, Label.LineBreakMode.tail),
    (#"numberOfLines="0" lineBreakMode="wordWrap""#, 0, .wordWrap),
    (#"numberOfLines="3" lineBreakMode="characterWrap""#, 3, .charWrap),
    (#"numberOfLines="-2" lineBreakMode="clip""#, 0, .clip),
    (#"numberOfLines="99999999999999999999" lineBreakMode="headTruncation""#, 1, .head),
    (#"lineBreakMode="middleTruncation""#, 1, .middle),
  ])
  func lines(attributes: String, lines: Int, mode: Label.LineBreakMode) {
    #expect(label(attributes)?.lines == lines)
    #expect(label(attributes)?.lineBreakMode == mode)
  }

  @Test(arguments: [
    (#"minimumScaleFactor="0.5""#, 0.5, Double?.none),
    (#"minimumFontSize="8""#, nil, 8),
    (#"minimumFontSize="8" adjustsFontSizeToFit="NO""#, nil, nil),
    (#"minimumScaleFactor="0.0""#, nil, nil),
    (#"minimumScaleFactor="nan" minimumFontSize="inf""#, nil, nil),
    ("", nil, nil),
  ])
  func shrinking(attributes: String, factor: Double?, size: Double?) {
    #expect(label(attributes)?.minimumScaleFactor == factor)
    #expect(label(attributes)?.minimumFontSize == size)
  }

  @Test func followsTheCategoryOnlyWhereItSaysSo() {
    #expect(
      label(#"adjustsFontForContentSizeCategory="YES""#)?.adjustsFontForContentSizeCategory == true)
    #expect(label("")?.adjustsFontForContentSizeCategory == false)
  }

  @Test func namesComeFromTheUserLabelElseTheOutlet() {
    #expect(label(#"text="Pay" userLabel="Price""#)?.userLabel == "Price")
    #expect(label(#"text="Pay""#)?.userLabel == "priceLabel")
    #expect(label(#"text="Pay""#)?.scene == "Checkout")
  }

  @Test(arguments: [
    ("Label", true), ("label ", true), ("Title", true), ("Subtitle", true), ("Detail", true),
    ("Text", true), ("Lorem ipsum dolor sit er elit", true), ("", true), (" \n", true),
    ("Labels", false), ("Label size", false), ("1", false), ("Pay", false),
  ])
  func placeholderText(text: String, expected: Bool) {
    #expect(label("", #"<string key="text">\#(text)</string>"#)?.isPlaceholderText == expected)
  }
}
