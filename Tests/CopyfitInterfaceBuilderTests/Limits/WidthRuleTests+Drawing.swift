import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

private typealias Sample = SampleDocument

private let reason: Doubt = "the document does not draw it as its constraints say"

private func undecided(_ limit: Double?, growth: Double = 0) -> LimitRule {
  .undecided(
    limit: limit.map { DeviceLength(onCanvas: $0, growth: growth) }, drawn: nil, reason: reason)
}

/// A label with a drawn width of `width` points.
private func drawn(_ width: Double, _ id: String = "label") -> String {
  Sample.view(
    "label", id, frame: (20, 20, width, 21), #"text="Pay now""#, isDrawnTrue: true)
}

extension WidthRuleTests {
  @Test(arguments: [
    LimitCase(
      "drawn as computed",
      Sample.screen(drawn(335), constraints: Sample.bothSides), .constraint(335, growth: 1)),
    LimitCase(
      "drawn as computed, but for rounding",
      Sample.screen(drawn(336), constraints: Sample.bothSides), .constraint(335, growth: 1)),
    LimitCase(
      "drawn narrower than computed",
      Sample.screen(drawn(333), constraints: Sample.bothSides), undecided(335, growth: 1)),
    LimitCase(
      "drawn wider than a fixed width",
      Sample.screen(
        drawn(200),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 100)),
      undecided(375, growth: 1)),
    LimitCase(
      "drawn wider than a width at most",
      Sample.screen(
        drawn(300),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 240, #"relation="lessThanOrEqual""#)),
      undecided(375, growth: 1)),
    LimitCase(
      "marked as misplaced",
      Sample.screen(
        Sample.view("label", "label", frame: (20, 20, 200, 21), #"text="Pay now""#),
        constraints: Sample.bothSides),
      .constraint(335, growth: 1)),
    LimitCase(
      "marked as ambiguous",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 200, 21), #"text="Pay now" ambiguous="YES""#,
          isDrawnTrue: true),
        constraints: Sample.bothSides),
      .constraint(335, growth: 1)),
    LimitCase(
      "in a stack between both sides, beside a spacer that demands a width",
      Sample.screen(
        Sample.view(
          "stackView", "stack", frame: (20, 20, 335, 60), #"axis="vertical""#, isDrawnTrue: true,
          "<subviews>"
            + Sample.view(
              "view", "spacer", frame: (0, 0, 335, 8), isDrawnTrue: true, Sample.fixed("width", 20))
            + drawn(335) + "</subviews>"),
        constraints: Sample.tie("stack", "leading", "root", "leading", 20)),
      undecided(375, growth: 1)),
    LimitCase(
      "in a view of which only the centre is fixed",
      Sample.screen(
        Sample.view(
          "view", "card", frame: (140, 40, 95, 60), isDrawnTrue: true,
          "<subviews>\(drawn(95))</subviews><constraints>"
            + Sample.tie("label", "leading", "card", "leading")
            + Sample.tie("card", "trailing", "label", "trailing") + "</constraints>"),
        constraints: Sample.tie("card", "centerX", "root", "centerX")),
      .undecided(375, growth: 1, drawn: 95, "the width of the view around it is not known")),
    LimitCase(
      "a width of nothing",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 20)
          + Sample.fix("label", "width", 0)),
      .undecided(nil, "its constraints leave it no width")),
    LimitCase(
      "a width below nothing",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "leading", "root", "leading", 200)
          + Sample.tie("root", "trailing", "label", "trailing", 200)),
      .undecided(nil, "its constraints leave it no width")),
    LimitCase(
      "a table's background, which is drawn narrower than the table",
      Sample.storyboard(
        """
        <tableView key="view" rowHeight="-1" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <view key="backgroundView" id="card"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
        <subviews>\(drawn(200))</subviews><constraints>
        \(Sample.tie("label", "leading", "card", "leading", 20))
        \(Sample.tie("card", "trailing", "label", "trailing", 20))
        </constraints></view></tableView>
        """),
      undecided(335, growth: 1)),
  ])
  func drawingIsAWitness(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == sample.expected)
  }

  @Test(arguments: [
    LimitCase(
      "drawn higher than a fixed height",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 335, 60), #"text="Pay now""#, isDrawnTrue: true,
          Sample.fixed("height", 21))),
      undecided(nil)),
    LimitCase(
      "drawn lower than a height at most",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 335, 21), #"text="Pay now""#, isDrawnTrue: true,
          Sample.fixed("height", 60, #"relation="lessThanOrEqual""#))),
      .constraint(60)),
  ])
  func drawnHeightIsAWitness(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.height == sample.expected)
  }
}
