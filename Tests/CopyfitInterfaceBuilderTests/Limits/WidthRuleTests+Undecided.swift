import CopyfitInterfaceBuilder
import Testing

private typealias Sample = SampleDocument

extension WidthRuleTests {
  @Test(arguments: [
    LimitCase(
      "horizontal stack",
      Sample.screen(
        Sample.stack("", Sample.label(frame: (0, 0, 100, 21))),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      .undecided(335, growth: 1, drawn: 100, "in a horizontal stack")),
    LimitCase(
      "horizontal stack with an image and another label",
      Sample.screen(
        Sample.stack(
          #"spacing="8""#,
          Sample.view("imageView", "image", frame: (0, 0, 200, 44), "", Sample.fixed("width", 200))
            + Sample.label(frame: (208, 0, 60, 21))
            + Sample.label("other", frame: (276, 0, 59, 21))
            + Sample.view("switch", "toggle", frame: (0, 0, 51, 31), #"hidden="YES""#)),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      .undecided(119, growth: 1, drawn: 60, "in a horizontal stack")),
    LimitCase(
      "horizontal stack with an image that code may hide",
      Sample.screen(
        Sample.stack(
          #"spacing="8""#,
          Sample.view(
            "imageView", "image", frame: (0, 0, 200, 44), "",
            Sample.fixed("width", 200)
              + #"<connections><outlet property="image" destination="image" id="o"/></connections>"#
          )
            + Sample.label(frame: (208, 0, 60, 21)) + Sample.label("other", frame: (276, 0, 59, 21))
        ),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      .undecided(335, growth: 1, drawn: 60, "in a horizontal stack")),
    LimitCase(
      "horizontal stack of equal shares",
      Sample.screen(
        Sample.stack(
          #"distribution="fillEqually" spacing="8""#,
          Sample.label(frame: (0, 0, 106, 21)) + Sample.label("other", frame: (114, 0, 106, 21))
            + Sample.label("third", frame: (228, 0, 107, 21))
            + Sample.view("switch", "toggle", frame: (0, 0, 51, 31), #"hidden="YES""#)),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 24)),
      .undecided(
        105, growth: 0.333333, drawn: 106, "in a horizontal stack")),
    LimitCase(
      "vertical stack that does not fill",
      Sample.screen(
        Sample.stack(#"axis="vertical" alignment="center""#, Sample.label(frame: (0, 0, 100, 21))),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      .undecided(335, growth: 1, drawn: 100, "in a stack that does not fix its width")),
    LimitCase(
      "in what scrolls, which is as wide as its label",
      Sample.scrolling(Sample.label(frame: (5, 5, 50, 21)), tying: "label"),
      .undecided(nil, drawn: 50, "the width of the view around it is not known")),
    LimitCase(
      "in a view in what scrolls, which is as wide as its label",
      Sample.scrolling(
        Sample.card(
          Sample.label(frame: (5, 5, 50, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading", 5)),
        tying: "card"),
      .undecided(nil, drawn: 50, "only one side is fixed")),
    LimitCase(
      "in what scrolls, in a scroller of unknown width",
      Sample.screen(
        Sample.card(
          Sample.scroller(
            Sample.label(frame: (5, 5, 50, 21)), tying: "label",
            Sample.tie("label", "width", "scroller", "width")),
          constraints: Sample.between("scroller", "card")),
        constraints: Sample.tie("card", "leading", "root", "leading", 20)
          + Sample.tie(
            "root", "trailing", "card", "trailing", 20, #"relation="greaterThanOrEqual""#)),
      .undecided(335, growth: 1, drawn: 50, "the width of the view around it is not known")),
    LimitCase(
      "one side",
      Sample.screen(
        Sample.label(), constraints: Sample.tie("label", "leading", "root", "leading", 20)),
      .undecided(355, growth: 1, "only one side is fixed")),
    LimitCase(
      "centre only",
      Sample.screen(Sample.label(), constraints: Sample.tie("label", "centerX", "root", "centerX")),
      .undecided(375, growth: 1, "only the centre is fixed")),
    LimitCase(
      "inequality",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.tie(
            "root", "trailing", "label", "trailing", 20, #"relation="greaterThanOrEqual""#)),
      .undecided(335, growth: 1, "the width follows from inequalities")),
    LimitCase(
      "a width at most",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 240, #"relation="lessThanOrEqual""#)),
      .constraint(240)),
    LimitCase(
      "a width at which its lines break",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 335, 21),
          #"text="Pay now" numberOfLines="0" preferredMaxLayoutWidth="240""#),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)),
      .constraint(240)),
    LimitCase(
      "a width at which the lines of a label of one line would break",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 335, 21),
          #"text="Pay now" preferredMaxLayoutWidth="240""#),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)),
      .undecided(355, growth: 1, "only one side is fixed")),
    LimitCase(
      "a width at most that is more than there is",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 400, #"relation="lessThanOrEqual""#)),
      .undecided(355, growth: 1, "the width follows from inequalities")),
    LimitCase(
      "two widths",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 100) + Sample.fix("label", "width", 200)),
      .undecided(200, "its constraints contradict each other")),
    LimitCase(
      "both sides and a line that must not be compressed",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 335, 21),
          #"text="Pay now" horizontalCompressionResistancePriority="1000""#),
        constraints: Sample.bothSides),
      .undecided(335, growth: 1, "its constraints contradict each other")),
    LimitCase(
      "both sides and lines that must not be compressed",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 335, 21),
          #"text="Pay now" numberOfLines="2" horizontalCompressionResistancePriority="1000""#),
        constraints: Sample.bothSides),
      .constraint(335, growth: 1)),
    LimitCase(
      "both sides and a width that is less",
      Sample.screen(
        Sample.label(),
        constraints: Sample.bothSides
          + Sample.fix("label", "width", 240, #"relation="lessThanOrEqual""#)),
      .undecided(335, growth: 1, "its constraints contradict each other")),
    LimitCase(
      "a frame that is fixed without constraints",
      Sample.screen(
        #"""
        <label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" text="Pay now" id="label">
        <rect key="frame" x="20" y="20" width="60" height="21"/>\#(Sample.mask("flexibleMaxX"))
        </label>
        """#),
      .canvas(60)),
    LimitCase(
      "centred in a view that is centred and has a width at most",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (0, 0, 240, 21)),
          constraints: Sample.fix("card", "width", 240, #"relation="lessThanOrEqual""#)
            + Sample.tie("label", "width", "card", "width")
            + Sample.tie("label", "centerX", "card", "centerX")),
        constraints: Sample.tie("card", "centerX", "root", "centerX")),
      .undecided(240, drawn: 240, "only the centre is fixed")),
    LimitCase(
      "a constraint that is not required",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.tie("root", "trailing", "label", "trailing", 20, #"priority="750""#)),
      .undecided(355, growth: 1, "the width follows from constraints that are not required")),
    LimitCase(
      "a sibling sized by its text",
      Sample.screen(
        Sample.label() + Sample.label("other", frame: (300, 20, 60, 21)),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.tie("other", "leading", "label", "trailing", 8)
          + Sample.tie("root", "trailing", "other", "trailing", 20)),
      .undecided(355, growth: 1, "a neighbour is sized by its text")),
    LimitCase(
      "title and detail of a row on one line",
      Sample.table(Sample.styledRow("Value1", title: (16, 80), detail: (300, 59))),
      .undecided(
        limit: DeviceLength(onCanvas: 343, growth: 1, screenMargins: -2), drawn: 80,
        reason: "a neighbour is sized by its text")),
    LimitCase(
      "a view that code sizes",
      Sample.xib(
        Sample.card(
          Sample.label(frame: (8, 8, 184, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading", 8)
            + Sample.tie("card", "trailing", "label", "trailing", 8))),
      .undecided(
        359, growth: 1, drawn: 184, "the view around it has a size that code decides")),
    LimitCase(
      "a view that code sizes, drawn wider than the screen",
      Sample.xib(
        Sample.card(
          Sample.label(frame: (8, 8, 584, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading", 8)
            + Sample.tie("card", "trailing", "label", "trailing", 8), frame: (0, 0, 600, 60))),
      .undecided(
        359, growth: 1, drawn: 584, "the view around it has a size that code decides")),
    LimitCase(
      "a view that code sizes, in a document for no device",
      Sample.xib(
        Sample.card(
          Sample.label(frame: (8, 8, 84, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading", 8)
            + Sample.tie(
              "card", "trailing", "label", "trailing", 8, #"relation="greaterThanOrEqual""#),
          frame: (0, 0, 100, 40))
      ).replacing(#/<device.*\n/#, with: ""),
      .undecided(359, growth: 1, drawn: 84, "the width follows from inequalities")),
    LimitCase(
      "no rectangle and no constraints",
      Sample.screen(
        #"<label translatesAutoresizingMaskIntoConstraints="NO" text="Pay now" id="label"/>"#),
      .undecided(
        limit: DeviceLength(onCanvas: 375, growth: 1), drawn: nil,
        reason: "the document gives it neither a rectangle nor constraints")),
    LimitCase(
      "no rectangle and a mask",
      Sample.screen(#"<label text="Pay now" id="label"/>"#),
      .undecided(
        limit: DeviceLength(onCanvas: 375, growth: 1), drawn: nil,
        reason: "the document gives it neither a rectangle nor constraints")),
    LimitCase(
      "a collection's cell",
      Sample.xib(
        """
        <collectionViewCell id="card"><rect key="frame" x="0.0" y="0.0" width="68" height="110"/>
        <subviews>\(Sample.label(frame: (0, 72, 68, 24)))</subviews><constraints>
        \(Sample.tie("label", "width", "card", "width"))</constraints></collectionViewCell>
        """),
      .undecided(nil, drawn: 68, "in a collection's cell, which its layout sizes")),
  ])
  func notDecided(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == sample.expected)
  }
}
