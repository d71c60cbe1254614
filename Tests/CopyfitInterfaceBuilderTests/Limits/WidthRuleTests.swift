import CopyfitInterfaceBuilder
import Testing

private typealias Sample = SampleDocument

@Suite struct WidthRuleTests {
  @Test(arguments: [
    LimitCase(
      "both sides to the safe area", Sample.screen(Sample.label(), constraints: Sample.bothSides),
      .constraint(335, growth: 1)),
    LimitCase(
      "both sides to margins that the canvas shows",
      Sample.screen(
        Sample.label(frame: (16, 0, 343, 21)),
        constraints: Sample.tie("label", "leading", "root", "leadingMargin")
          + Sample.tie("label", "trailing", "root", "trailingMargin")),
      .constraint(343, growth: 1, screenMargins: -2)),
    LimitCase(
      "both sides to the guide of the screen's margins",
      Sample.screen(
        Sample.label(frame: (16, 0, 343, 21)), constraints: Sample.between("margins"),
        guides: Sample.marginGuide),
      .constraint(343, growth: 1, screenMargins: -2)),
    LimitCase(
      "both sides to the guide of margins that nothing shows",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (-100, 8, 0, 21)),
          constraints: Sample.fix("card", "width", 200) + Sample.between("margins"),
          Sample.marginGuide)),
      .constraint(184)),
    LimitCase(
      "half as wide as the guide of margins that the document gives",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (0, 0, 0, 0)),
          constraints: Sample.fix("card", "width", 200)
            + Sample.tie("label", "width", "margins", "width", 0, #"multiplier="1:2""#),
          Sample.marginGuide
            + #"<edgeInsets key="layoutMargins" top="0" left="30" bottom="0" right="10"/>"#)),
      .constraint(80)),
    LimitCase(
      "up to the middle of the screen",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 16)
          + Sample.tie("label", "trailing", "root", "trailing", -4, #"multiplier="0.5""#)),
      .constraint(167.5, growth: 0.5)),
    LimitCase(
      "up to the middle of the screen, written from the screen's side",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 16)
          + Sample.tie("safe", "trailing", "label", "trailing", 8, #"multiplier="2:1""#)),
      .constraint(167.5, growth: 0.5)),
    LimitCase(
      "centred in the left half of a view that does not start where the screen does",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (20, 8, 60, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading", 20)
            + Sample.tie("label", "centerX", "card", "centerX", 0, #"multiplier="0.5""#)),
        constraints: Sample.tie("card", "leading", "root", "leading", 40)
          + Sample.fix("card", "width", 200)),
      .constraint(60)),
    LimitCase(
      "left and right",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "left", "root", "left", 20)
          + Sample.tie("root", "right", "label", "right", 20)),
      .constraint(335, growth: 1)),
    LimitCase(
      "fixed width",
      Sample.screen(Sample.label("label", Sample.fixed("width", 120)), constraints: ""),
      .constraint(120)),
    LimitCase(
      "half of the screen",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "width", "root", "width", -10, #"multiplier="1:2""#)),
      .constraint(177.5, growth: 0.5)),
    LimitCase(
      "as wide as a view of fixed width",
      Sample.screen(
        Sample.view("view", "card", frame: (20, 20, 280, 60), "", Sample.fixed("width", 280))
          + Sample.label(),
        constraints: Sample.tie("label", "width", "card", "width", -16)),
      .constraint(264)),
    LimitCase(
      "inside a fixed view whose place is unknown",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (8, 8, 184, 21)),
          constraints: Sample.fix("card", "width", 200)
            + Sample.tie("label", "leading", "card", "leading", 8)
            + Sample.tie("card", "trailing", "label", "trailing", 8))),
      .constraint(184)),
    LimitCase(
      "centred, as wide as the screen less a constant",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "centerX", "root", "centerX")
          + Sample.tie("label", "width", "root", "width", -40)),
      .constraint(335, growth: 1)),
    LimitCase(
      "in a vertical stack that fills",
      Sample.screen(
        Sample.stack(#"axis="vertical""#, Sample.label(frame: (0, 0, 335, 21))),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      .constraint(335, growth: 1)),
    LimitCase(
      "in one of two equal columns",
      Sample.screen(
        Sample.stack(
          #"distribution="fillEqually" spacing="15""#,
          Sample.card(
            Sample.label(frame: (0, 0, 160, 21)),
            constraints: Sample.tie("label", "leading", "card", "leading")
              + Sample.tie("card", "trailing", "label", "trailing"))
            + Sample.view("view", "other", frame: (175, 0, 160, 60))),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      .constraint(160, growth: 0.5)),
    LimitCase(
      "in what scrolls, which is as wide as its scroller",
      Sample.screen(
        Sample.view(
          "scrollView", "scroller", frame: (0, 0, 375, 667), "",
          "<subviews>"
            + Sample.card(
              Sample.label(frame: (20, 8, 335, 21)),
              constraints: Sample.tie("label", "leading", "card", "leading", 20)
                + Sample.tie("card", "trailing", "label", "trailing", 20))
            + "</subviews>"),
        constraints: Sample.tie("scroller", "leading", "root", "leading")
          + Sample.tie("root", "trailing", "scroller", "trailing")
          + Sample.tie("card", "leading", "scroller", "leading")
          + Sample.tie("scroller", "trailing", "card", "trailing")
          + Sample.tie("card", "width", "scroller", "width")),
      .constraint(335, growth: 1)),
    LimitCase(
      "above a table's rows",
      Sample.storyboard(
        """
        <tableView key="view" dataMode="static" rowHeight="-1" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <view key="tableHeaderView" id="card"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
        <subviews>\(Sample.label(frame: (32, 16, 311, 21)))</subviews><constraints>
        \(Sample.tie("label", "leading", "card", "leading", 32))
        \(Sample.tie("card", "trailing", "label", "trailing", 32))
        </constraints></view>
        </tableView>
        """),
      .constraint(311, growth: 1)),
    LimitCase(
      "both sides of a row", Sample.table(Sample.row()),
      .constraint(343, growth: 1, screenMargins: -2)),
  ])
  func decidedByConstraints(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == sample.expected)
  }

  /// Margins in the document take precedence over a frame that Xcode did not update.
  @Test(arguments: [
    ("as drawn", (15.0, 8.0, 312.0, 21.0), #"left="15" right="8""#, 312.0),
    ("drawn when the stack was wider", (15, 8, 352, 21), #"left="15" right="8""#, 312),
    ("drawn before there were margins", (10, 8, 300, 21), #"left="15" right="8""#, 312),
    ("in a stack that ignores them", (0, 8, 335, 21), #"left="15" right="8""#, 335),
    ("in a stack that ignores them, in thirds", (0, 8, 334.67, 21), #"left="15" right="8""#, 335),
    ("of one side", (15, 8, 310, 21), #"left="15""#, 310),
  ])
  func marginsOfAStack(
    _: String, frame: (Double, Double, Double, Double), margins: String, width: Double
  ) {
    let document = Sample.screen(
      Sample.stack(
        #"axis="vertical""#, Sample.label(frame: frame),
        #"<edgeInsets key="layoutMargins" top="8" bottom="8" \#(margins)/>"#),
      constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
        + Sample.tie("safe", "trailing", "stack", "trailing", 20))
    #expect(read(document).label()?.width == .constraint(width, growth: 1))
  }

  @Test func constraintThatIsRemovedAtBuildTimeDoesNotCount() {
    let placeholder = Sample.fix("label", "width", 100, #"placeholder="YES""#)
    let document = Sample.screen(Sample.label(), constraints: Sample.bothSides + placeholder)
    #expect(read(document).label()?.width == .constraint(335, growth: 1))
  }
}
