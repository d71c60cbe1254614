import CopyfitInterfaceBuilder
import Testing

private typealias Sample = SampleDocument

/// What a label's width is said to be, for one way of laying it out.
struct LimitCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var document: String
  var expected: LimitRule

  init(_ description: String, _ document: String, _ expected: LimitRule) {
    testDescription = description
    self.document = document
    self.expected = expected
  }
}

private func constraint(
  _ width: Double, growth: Double = 0, screenMargins: Double = 0
) -> LimitRule {
  .constraint(DeviceLength(onCanvas: width, growth: growth, screenMargins: screenMargins))
}

private func canvas(_ width: Double, growth: Double = 0) -> LimitRule {
  .canvas(DeviceLength(onCanvas: width, growth: growth))
}

private func undecided(
  _ limit: Double?, growth: Double = 0, drawn: Double = 335, _ reason: String
) -> LimitRule {
  .undecided(
    limit: limit.map { DeviceLength(onCanvas: $0, growth: growth) }, drawn: drawn, reason: reason)
}

private let bothSides =
  Sample.tie("label", "leading", "safe", "leading", 20)
  + Sample.tie("safe", "trailing", "label", "trailing", 20)

@Suite struct WidthRuleTests {
  @Test(arguments: [
    LimitCase(
      "both sides to the safe area", Sample.screen(Sample.label(), constraints: bothSides),
      constraint(335, growth: 1)),
    LimitCase(
      "both sides to margins that the canvas shows",
      Sample.screen(
        Sample.label(frame: (16, 0, 343, 21)),
        constraints: Sample.tie("label", "leading", "root", "leadingMargin")
          + Sample.tie("label", "trailing", "root", "trailingMargin")),
      constraint(343, growth: 1, screenMargins: -2)),
    LimitCase(
      "both sides to the guide of the screen's margins",
      Sample.screen(
        Sample.label(frame: (16, 0, 343, 21)), constraints: Sample.between("margins"),
        guides: Sample.marginGuide),
      constraint(343, growth: 1, screenMargins: -2)),
    LimitCase(
      "both sides to the guide of margins that nothing shows",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (-100, 8, 0, 21)),
          constraints: Sample.fix("card", "width", 200) + Sample.between("margins"),
          Sample.marginGuide)),
      constraint(184)),
    LimitCase(
      "half as wide as the guide of margins that the document gives",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (0, 0, 0, 0)),
          constraints: Sample.fix("card", "width", 200)
            + Sample.tie("label", "width", "margins", "width", 0, #"multiplier="1:2""#),
          Sample.marginGuide
            + #"<edgeInsets key="layoutMargins" top="0" left="30" bottom="0" right="10"/>"#)),
      constraint(80)),
    LimitCase(
      "up to the middle of the screen",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 16)
          + Sample.tie("label", "trailing", "root", "trailing", -4, #"multiplier="0.5""#)),
      constraint(167.5, growth: 0.5)),
    LimitCase(
      "up to the middle of the screen, written from the screen's side",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 16)
          + Sample.tie("safe", "trailing", "label", "trailing", 8, #"multiplier="2:1""#)),
      constraint(167.5, growth: 0.5)),
    LimitCase(
      "centred in the left half of a view that does not start where the screen does",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (20, 8, 60, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading", 20)
            + Sample.tie("label", "centerX", "card", "centerX", 0, #"multiplier="0.5""#)),
        constraints: Sample.tie("card", "leading", "root", "leading", 40)
          + Sample.fix("card", "width", 200)),
      constraint(60)),
    LimitCase(
      "left and right",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "left", "root", "left", 20)
          + Sample.tie("root", "right", "label", "right", 20)),
      constraint(335, growth: 1)),
    LimitCase(
      "fixed width",
      Sample.screen(Sample.label("label", Sample.fixed("width", 120)), constraints: ""),
      constraint(120)),
    LimitCase(
      "half of the screen",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "width", "root", "width", -10, #"multiplier="1:2""#)),
      constraint(177.5, growth: 0.5)),
    LimitCase(
      "as wide as a view of fixed width",
      Sample.screen(
        Sample.view("view", "card", frame: (20, 20, 280, 60), "", Sample.fixed("width", 280))
          + Sample.label(),
        constraints: Sample.tie("label", "width", "card", "width", -16)),
      constraint(264)),
    LimitCase(
      "inside a fixed view whose place is unknown",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (8, 8, 184, 21)),
          constraints: Sample.fix("card", "width", 200)
            + Sample.tie("label", "leading", "card", "leading", 8)
            + Sample.tie("card", "trailing", "label", "trailing", 8))),
      constraint(184)),
    LimitCase(
      "between the edge and a switch",
      Sample.screen(
        Sample.label(frame: (16, 0, 274, 21))
          + Sample.view("switch", "toggle", frame: (310, 0, 51, 31)),
        constraints: Sample.tie("label", "leading", "root", "leading", 16)
          + Sample.tie("toggle", "leading", "label", "trailing", 20)
          + Sample.tie("root", "trailing", "toggle", "trailing", 16)),
      constraint(274, growth: 1)),
    LimitCase(
      "centred, as wide as the screen less a constant",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "centerX", "root", "centerX")
          + Sample.tie("label", "width", "root", "width", -40)),
      constraint(335, growth: 1)),
    LimitCase(
      "in a vertical stack that fills",
      Sample.screen(
        Sample.stack(#"axis="vertical""#, Sample.label(frame: (0, 0, 335, 21))),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      constraint(335, growth: 1)),
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
      constraint(160, growth: 0.5)),
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
      constraint(335, growth: 1)),
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
      constraint(311, growth: 1)),
    LimitCase(
      "both sides of a row", Sample.table(Sample.row()),
      constraint(343, growth: 1, screenMargins: -2)),
  ])
  func decidedByConstraints(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == sample.expected)
  }

  @Test(arguments: [
    LimitCase(
      "fixed frame", Sample.screen(Sample.label(isFixed: false)), canvas(335)),
    LimitCase(
      "flexible width",
      Sample.screen(Sample.label(isFixed: false, Sample.mask("widthSizable"))),
      canvas(335, growth: 1)),
    LimitCase(
      "flexible width and right margin share the growth",
      Sample.screen(
        Sample.label(
          frame: (75, 0, 200, 21), isFixed: false, Sample.mask("widthSizable", "flexibleMaxX"))),
      canvas(200, growth: 2.0 / 3)),
    LimitCase(
      "title of a basic row",
      Sample.table(Sample.styledRow("Default", title: (16, 343))), canvas(343, growth: 1)),
    LimitCase(
      "title of a basic row with an accessory",
      Sample.table(Sample.styledRow("Default", title: (16, 315), contentWidth: 339)),
      canvas(315, growth: 1)),
    LimitCase(
      "title of a subtitle row, drawn as wide as its text",
      Sample.table(Sample.styledRow("Subtitle", title: (16, 33), detail: (16, 44))),
      canvas(343, growth: 1)),
  ])
  func takenFromTheCanvas(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == rounded(sample.expected))
  }

  @Test(arguments: [
    LimitCase(
      "horizontal stack",
      Sample.screen(
        Sample.stack("", Sample.label(frame: (0, 0, 100, 21))),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      undecided(335, growth: 1, drawn: 100, "in a horizontal stack")),
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
      undecided(119, growth: 1, drawn: 60, "in a horizontal stack")),
    LimitCase(
      "vertical stack that does not fill",
      Sample.screen(
        Sample.stack(#"axis="vertical" alignment="center""#, Sample.label(frame: (0, 0, 100, 21))),
        constraints: Sample.tie("stack", "leading", "safe", "leading", 20)
          + Sample.tie("safe", "trailing", "stack", "trailing", 20)),
      undecided(335, growth: 1, drawn: 100, "in a stack that does not fix its width")),
    LimitCase(
      "one side",
      Sample.screen(
        Sample.label(), constraints: Sample.tie("label", "leading", "root", "leading", 20)),
      undecided(355, growth: 1, "only one side is fixed")),
    LimitCase(
      "centre only",
      Sample.screen(Sample.label(), constraints: Sample.tie("label", "centerX", "root", "centerX")),
      undecided(375, growth: 1, "only the centre is fixed")),
    LimitCase(
      "inequality",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.tie(
            "root", "trailing", "label", "trailing", 20, #"relation="greaterThanOrEqual""#)),
      undecided(335, growth: 1, "the width follows from inequalities")),
    LimitCase(
      "a width at most",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 240, #"relation="lessThanOrEqual""#)),
      constraint(240)),
    LimitCase(
      "a width at most that is more than there is",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 400, #"relation="lessThanOrEqual""#)),
      undecided(355, growth: 1, "the width follows from inequalities")),
    LimitCase(
      "two widths",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 100) + Sample.fix("label", "width", 200)),
      undecided(200, "its constraints contradict each other")),
    LimitCase(
      "both sides and a width that is less",
      Sample.screen(
        Sample.label(),
        constraints: bothSides
          + Sample.fix("label", "width", 240, #"relation="lessThanOrEqual""#)),
      undecided(335, growth: 1, "its constraints contradict each other")),
    LimitCase(
      "a frame that is fixed without constraints",
      Sample.screen(
        #"""
        <label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" text="Pay now" id="label">
        <rect key="frame" x="20" y="20" width="60" height="21"/>\#(Sample.mask("flexibleMaxX"))
        </label>
        """#),
      canvas(60)),
    LimitCase(
      "centred in a view that is centred and has a width at most",
      Sample.screen(
        Sample.card(
          Sample.label(frame: (0, 0, 240, 21)),
          constraints: Sample.fix("card", "width", 240, #"relation="lessThanOrEqual""#)
            + Sample.tie("label", "width", "card", "width")
            + Sample.tie("label", "centerX", "card", "centerX")),
        constraints: Sample.tie("card", "centerX", "root", "centerX")),
      undecided(240, drawn: 240, "only the centre is fixed")),
    LimitCase(
      "a constraint that is not required",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.tie("root", "trailing", "label", "trailing", 20, #"priority="750""#)),
      undecided(355, growth: 1, "the width follows from constraints that are not required")),
    LimitCase(
      "a sibling sized by its text",
      Sample.screen(
        Sample.label() + Sample.label("other", frame: (300, 20, 60, 21)),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.tie("other", "leading", "label", "trailing", 8)
          + Sample.tie("root", "trailing", "other", "trailing", 20)),
      undecided(355, growth: 1, "a neighbour is sized by its text")),
    LimitCase(
      "title and detail of a row on one line",
      Sample.table(Sample.styledRow("Value1", title: (16, 80), detail: (300, 59))),
      undecided(343, growth: 1, drawn: 80, "a neighbour is sized by its text")),
    LimitCase(
      "a view that code sizes",
      Sample.xib(
        Sample.card(
          Sample.label(frame: (8, 8, 184, 21)),
          constraints: Sample.tie("label", "leading", "card", "leading", 8)
            + Sample.tie("card", "trailing", "label", "trailing", 8))),
      undecided(184, drawn: 184, "the view around it has a size that code decides")),
    LimitCase(
      "a collection's cell",
      Sample.xib(
        """
        <collectionViewCell id="card"><rect key="frame" x="0.0" y="0.0" width="68" height="110"/>
        <subviews>\(Sample.label(frame: (0, 72, 68, 24)))</subviews><constraints>
        \(Sample.tie("label", "width", "card", "width"))</constraints></collectionViewCell>
        """),
      undecided(nil, drawn: 68, "in a collection's cell, which its layout sizes")),
  ])
  func notDecided(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == sample.expected)
  }

  @Test(arguments: [(320.0, 280.0), (375, 335), (414, 374), (10, 0)])
  func followsTheDevice(width: Double, expected: Double) throws {
    let document = Sample.screen(Sample.label(), constraints: bothSides)
    guard case .constraint(let length)? = read(document).label()?.width else {
      Issue.record("not decided by constraints")
      return
    }
    #expect(length.length(onDeviceOfWidth: width, canvasWidth: 375) == expected)
  }

  /// The screen's margins are 16 points, from a width of 414 points on 20; margins of another width are kept.
  @Test(arguments: [
    ("retina4_7", 375.0, 16.0, 320.0, 288.0), ("retina4_7", 375, 16, 413, 381),
    ("retina4_7", 375, 16, 414, 374), ("retina6_1", 414, 20, 320, 288),
    ("retina6_1", 414, 20, 430, 390), ("retina6_1", 414, 24, 320, 272),
  ])
  func marginsFollowTheDevice(
    device: String, canvas: Double, margin: Double, width: Double, expected: Double
  ) {
    let view = Sample.view(
      "view", "root", frame: (0, 0, canvas, 667), isFixed: false, #"key="view""#,
      "<subviews>\(Sample.label(frame: (margin, 0, canvas - 2 * margin, 21)))</subviews>"
        + "<constraints>\(Sample.between("margins"))</constraints>" + Sample.marginGuide)
    let document = Sample.storyboard(view, device: device)
    guard case .constraint(let length)? = read(document).label()?.width else {
      Issue.record("not decided by constraints")
      return
    }
    #expect(length.length(onDeviceOfWidth: width, canvasWidth: canvas) == expected)
  }

  @Test func constraintThatIsRemovedAtBuildTimeDoesNotCount() {
    let placeholder = Sample.fix("label", "width", 100, #"placeholder="YES""#)
    let document = Sample.screen(Sample.label(), constraints: bothSides + placeholder)
    #expect(read(document).label()?.width == constraint(335, growth: 1))
  }

  /// Third parts are stored to six decimals.
  private func rounded(_ rule: LimitRule) -> LimitRule {
    guard case .canvas(var length) = rule else { return rule }
    length.growth = (length.growth * 1e6).rounded() / 1e6
    return .canvas(length)
  }
}
