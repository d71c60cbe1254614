import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

private typealias Sample = SampleDocument

/// Labels beside images and controls, which have a natural width and may be compressed.
extension WidthRuleTests {
  /// A label between the edge and an image or control 49 points wide, each with attributes.
  private static func beside(
    _ control: String = "imageView", _ label: String = "", _ attributes: String = ""
  ) -> String {
    Sample.screen(
      Sample.view("label", "label", frame: (16, 0, 274, 21), "text=\"Pay now\" \(label)")
        + Sample.view(control, "toggle", frame: (310, 0, 49, 31), attributes),
      constraints: Sample.tie("label", "leading", "root", "leading", 16)
        + Sample.tie("toggle", "leading", "label", "trailing", 20)
        + Sample.tie("root", "trailing", "toggle", "trailing", 16))
  }

  private static func resists(_ priority: Int) -> String {
    "horizontalCompressionResistancePriority=\"\(priority)\""
  }

  private static let content: Doubt = "an image or a control beside it may give way"

  @Test(arguments: [
    LimitCase(
      "resists as hard", beside(),
      .between(
        least: DeviceLength(onCanvas: 274, growth: 1),
        most: DeviceLength(onCanvas: 323, growth: 1), reason: content)),
    LimitCase(
      "gives way first", beside("imageView", resists(749)), .constraint(274, growth: 1)),
    LimitCase(
      "the image resists harder", beside("imageView", "", resists(751)),
      .constraint(274, growth: 1)),
    LimitCase("a switch keeps its size", beside("switch"), .constraint(274, growth: 1)),
    LimitCase("a stepper keeps its size", beside("stepper"), .constraint(274, growth: 1)),
    LimitCase(
      "stretches the image that it is tied to",
      Sample.screen(
        Sample.label(frame: (16, 0, 60, 21))
          + Sample.view("imageView", "image", frame: (16, 30, 60, 60)),
        constraints: Sample.tie("image", "leading", "root", "leading", 16)
          + Sample.tie("label", "leading", "image", "leading")
          + Sample.tie("label", "trailing", "image", "trailing")),
      .undecided(
        limit: DeviceLength(onCanvas: 375, growth: 1), drawn: nil, reason: content)),
  ])
  func besideContent(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == sample.expected)
  }

  /// Equal columns are wider if one is hidden.
  @Test(arguments: [
    (#"hidden="YES""#, ""), ("", #"<outlet property="more" destination="other" id="o2"/>"#),
  ])
  func columnsThatMayBeHidden(attributes: String, outlet: String) {
    let document = Sample.screen(
      Sample.stack(
        #"distribution="fillEqually""#,
        Sample.card(
          Sample.label(frame: (0, 0, 160, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading")
            + Sample.tie("card", "trailing", "label", "trailing"))
          + Sample.view(
            "view", "other", frame: (175, 0, 160, 60), attributes,
            "<connections>\(outlet)</connections>")),
      constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
        + Sample.tie("safe", "trailing", "stack", "trailing", 20))
    guard case .undecided? = read(document).label()?.width else {
      Issue.record("the share of the column is decided")
      return
    }
  }

  /// Code sets the position of a label without a height.
  @Test func aFlatFrameIsNoLimit() {
    let document = Sample.screen(Sample.label(frame: (20, 20, 80, 0), isFixed: false))
    guard case .undecided? = read(document).label()?.width else {
      Issue.record("the drawn width is a limit")
      return
    }
  }
}
