import CopyfitDynamicType
import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

private typealias Sample = SampleDocument

/// A screen's only button, 120 points wide, and high enough for its title by default.
private func titles(
  _ content: String, of attributes: String = #"buttonType="system""#, height: Double? = nil,
  resources: String = ""
) -> [InterfaceLabel] {
  let limits =
    Sample.fix("button", "width", 120) + (height.map { Sample.fix("button", "height", $0) } ?? "")
  let button = Sample.view("button", "button", frame: (20, 20, 120, 44), attributes, content)
  let text = Sample.screen(button, constraints: limits)
    .replacing("</scenes>", with: "</scenes><resources>\(resources)</resources>")
  return read(text).document?.labels ?? []
}

private let font = #"<fontDescription key="fontDescription" type="system" pointSize="15"/>"#
private let pay = #"<state key="normal" title="Pay"/>"#

private func constraint(_ width: Double) -> LimitRule {
  .constraint(DeviceLength(onCanvas: width))
}

private func estimate(_ width: Double, _ reason: Doubt) -> LimitRule {
  .undecided(limit: DeviceLength(onCanvas: width), drawn: nil, reason: reason)
}

@Suite struct ButtonReaderTests {
  @Test func everyStateWithATitleIsAText() {
    let labels = titles(
      """
      \(font)<state key="normal" title="Follow" image="plus"/><state key="highlighted"/>\
      <state key="selected" title="Following"/><state key="disabled"><string key="title">Not\nnow\
      </string></state><state key="focused" title="On television"/>
      """, of: "")
    #expect(
      labels.map(\.key) == ["button.normalTitle", "button.selectedTitle", "button.disabledTitle"])
    #expect(labels.map(\.text) == ["Follow", "Following", "Not\nnow"])
    #expect(labels.allSatisfy { $0.control == .button && $0.lines == 1 })
  }

  @Test(arguments: ["", " ", "&#10;"])
  func aTitleThatShowsNothingIsNoText(title: String) {
    #expect(titles(#"<state key="normal" title="\#(title)"/>"#).isEmpty)
  }

  @Test func aNewButtonsTitleIsAPlaceholder() {
    #expect(titles(#"<state key="normal" title="Button"/>"#).map(\.isPlaceholderText) == [true])
    #expect(titles(pay).map(\.isPlaceholderText) == [false])
  }

  @Test(arguments: [
    ("", Label.LineBreakMode.middle, 1),
    (#"lineBreakMode="middleTruncation""#, .middle, 1),
    (#"lineBreakMode="tailTruncation""#, .tail, 1),
    (#"lineBreakMode="clip""#, .clip, 1),
    (#"lineBreakMode="wordWrap""#, .wordWrap, 0),
    (#"lineBreakMode="characterWrap""#, .charWrap, 0),
  ])
  func modeAndLines(attribute: String, mode: Label.LineBreakMode, lines: Int) {
    let label = titles(pay, of: attribute).first
    #expect(label?.lineBreakMode == mode)
    #expect(label?.lines == lines)
  }

  @Test(arguments: [
    (#"buttonType="system""#, font, FontDescriptor.system(size: 15)),
    (
      #"buttonType="system""#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#,
      .preferred(for: .headline)
    ),
    (#"buttonType="system""#, "", .system(size: 15)),
    (#"buttonType="roundedRect""#, "", .system(size: 15)),
    ("", "", .system(size: 18)),
  ])
  func titlesFont(attributes: String, description: String, expected: FontDescriptor) {
    #expect(titles(description + pay, of: attributes).first?.font == expected)
  }

  @Test(arguments: [
    ("", constraint(120)),
    (#"<inset key="contentEdgeInsets" minX="6" minY="1" maxX="10" maxY="2"/>"#, constraint(104)),
    (#"<inset key="titleEdgeInsets" minX="4" minY="1" maxX="0.0" maxY="2"/>"#, constraint(116)),
    (#"<inset key="imageEdgeInsets" minX="9" minY="9" maxX="9" maxY="9"/>"#, constraint(120)),
    (
      #"<inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>"#,
      constraint(120)
    ),
    (
      #"<inset key="contentEdgeInsets" minX="70" minY="0.0" maxX="70" maxY="0.0"/>"#,
      .undecided(limit: nil, drawn: nil, reason: "its insets leave no room")
    ),
  ])
  func insetsTakeFromTheWidth(inset: String, expected: LimitRule) {
    #expect(titles(font + inset + pay).first?.width == expected)
  }

  @Test(arguments: [
    (#"<image name="cart" width="24" height="24"/>"#, constraint(96)),
    (
      #"<image name="cart" catalog="system" width="128" height="93"/>"#,
      estimate(120, "the width of its image is not known")
    ),
    ("", estimate(120, "the width of its image is not known")),
  ])
  func anImageTakesFromTheWidth(resource: String, expected: LimitRule) {
    let content =
      #"<state key="normal" title="Pay" image="cart"/><state key="selected" title="Paid"/>"#
    let labels = titles(font + content, resources: resource)
    #expect(labels.map(\.width) == [expected, expected])
  }

  @Test func aFontThatIsNotWrittenIsAnEstimate() {
    #expect(titles(pay, of: "").first?.width == estimate(120, "its font is not written down"))
    #expect(titles(pay).first?.width == constraint(120))
  }

  /// One line extends beyond a low button; several are truncated in an undocumented way.
  @Test func heightLimitsWhatWraps() {
    #expect(titles(font + pay, height: 20).first?.height == .unlimited)
    let wrapping = titles(font + pay, of: #"lineBreakMode="wordWrap""#, height: 20).first
    #expect(wrapping?.height == constraint(20))
    #expect(
      wrapping?.width == estimate(120, "how a button cuts several lines is not published"))
    #expect(titles(font + pay, of: #"lineBreakMode="wordWrap""#).first?.width == constraint(120))
  }

  @Test func runtimeAttributesOfTheTitleLabelHold() {
    func attribute(_ keyPath: String, _ type: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="titleLabel.\(keyPath)" \(value)\
      </userDefinedRuntimeAttribute>
      """
    }
    let content = """
      \(font)\(pay)<userDefinedRuntimeAttributes>\
      \(attribute("numberOfLines", "number", #"><integer key="value" value="2"/>"#))\
      \(attribute("adjustsFontSizeToFitWidth", "boolean", #"value="YES">"#))\
      \(attribute("minimumScaleFactor", "number", #"><real key="value" value="0.5"/>"#))\
      \(attribute("adjustsFontForContentSizeCategory", "boolean", #"value="YES">"#))\
      </userDefinedRuntimeAttributes>
      """
    let label = titles(content).first
    #expect(label?.lines == 2)
    #expect(label?.minimumScaleFactor == 0.5)
    #expect(label?.adjustsFontForContentSizeCategory == true)
  }

  @Test func attributedTitle() {
    let label = titles(
      """
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Edit">\
      <attributes><font key="NSFont" size="13" metaFont="systemBold"/><paragraphStyle \
      key="NSParagraphStyle" lineBreakMode="truncatingTail" lineSpacing="9"/></attributes>\
      </fragment><fragment content=" "/></attributedString></state>
      """, of: #"hasAttributedTitle="YES" lineBreakMode="middleTruncation""#
    ).first
    #expect(label?.text == "Edit ")
    #expect(label?.font == .system(size: 13, weight: .bold))
    #expect(label?.lineBreakMode == .tail)
    #expect(label?.paragraph.lineSpacing == 9)
    #expect(label?.width == constraint(120))
  }
}

@Suite struct ButtonConfigurationReaderTests {
  private static func configured(
    _ attributes: String, _ content: String = "", height: Double? = nil, resources: String = ""
  ) -> [InterfaceLabel] {
    titles(
      """
      <state key="normal" title="Button"/>\
      <buttonConfiguration key="configuration" style="filled" \(attributes)>\(content)\
      </buttonConfiguration>
      """, height: height, resources: resources)
  }

  @Test func titleAndSubtitleWrapInTheirTextStyles() {
    let labels = Self.configured(#"title="Pay" subtitle="No fees""#)
    #expect(labels.map(\.key) == ["button.configuration.title", "button.configuration.subtitle"])
    #expect(labels.map(\.text) == ["Pay", "No fees"])
    #expect(labels.map(\.font) == [.preferred(for: .body), .preferred(for: .footnote)])
    #expect(labels.map(\.lines) == [0, 0])
    #expect(labels.map(\.width) == [constraint(96), constraint(96)])
    #expect(labels.map(\.adjustsFontForContentSizeCategory) == [true, true])
  }

  @Test func fontsOfItsOwn() {
    let labels = Self.configured(
      #"title="Pay" subtitle="No fees""#,
      """
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>\
      <fontDescription key="subtitleFontDescription" style="UICTFontTextStyleCaption1"/>
      """)
    #expect(labels.map(\.font) == [.system(size: 18, weight: .bold), .preferred(for: .caption1)])
    #expect(labels.map(\.adjustsFontForContentSizeCategory) == [false, true])
  }

  @Test func aButtonThatShowsOnlyAnImageHasNoTitle() {
    #expect(Self.configured(#"image="cart""#).isEmpty)
  }

  @Test(arguments: [
    (
      #"<directionalEdgeInsets key="contentInsets" top="1" leading="20" bottom="1" trailing="4"/>"#,
      "", constraint(96)
    ),
    ("", #"titleLineBreakMode="tailTruncation""#, constraint(96)),
    ("", #"image="cart" imagePadding="6""#, constraint(66)),
    ("", #"image="cart" imagePadding="6" imagePlacement="top""#, constraint(96)),
    ("", #"image="bag""#, estimate(96, "the width of its image is not known")),
    ("", #"buttonSize="medium""#, constraint(96)),
    (
      "", #"buttonSize="large""#,
      estimate(96, "the insets of a button of that size are not published")
    ),
  ])
  func room(content: String, attributes: String, expected: LimitRule) {
    let labels = Self.configured(
      #"title="Pay" \#(attributes)"#, content,
      resources: #"<image name="cart" width="24" height="24"/>"#)
    #expect(labels.map(\.width) == [expected])
  }

  @Test func severalLinesHaveTheButtonsHeight() {
    let label = Self.configured(#"title="Pay""#, height: 50).first
    #expect(label?.height == constraint(50))
    #expect(label?.width == estimate(96, "how a button cuts several lines is not published"))
    let single = Self.configured(#"title="Pay" titleLineBreakMode="tailTruncation""#, height: 50)
    #expect(single.first?.lines == 1)
    #expect(single.first?.height == .unlimited)
  }
}
