import CopyfitInterfaceBuilder
import Testing

private typealias Sample = SampleDocument

extension WidthRuleTests {
  @Test(arguments: [
    LimitCase(
      "fixed frame", Sample.screen(Sample.label(isFixed: false)), .canvas(335)),
    LimitCase(
      "flexible width",
      Sample.screen(Sample.label(isFixed: false, Sample.mask("widthSizable"))),
      .canvas(335, growth: 1)),
    LimitCase(
      "flexible width and right margin share the growth",
      Sample.screen(
        Sample.label(
          frame: (75, 0, 200, 21), isFixed: false, Sample.mask("widthSizable", "flexibleMaxX"))),
      .canvas(200, growth: 2.0 / 3)),
    LimitCase(
      "title of a basic row",
      Sample.table(Sample.styledRow("Default", title: (16, 343))),
      .canvas(343, growth: 1, screenMargins: -2)),
    LimitCase(
      "title of a basic row with an accessory",
      Sample.table(Sample.styledRow("Default", title: (16, 315), contentWidth: 339)),
      .canvas(315, growth: 1, screenMargins: -1)),
    LimitCase(
      "title of a subtitle row, drawn as wide as its text",
      Sample.table(Sample.styledRow("Subtitle", title: (16, 33), detail: (16, 44))),
      .canvas(343, growth: 1, screenMargins: -2)),
    LimitCase(
      "title of a basic row in an inset table, drawn with its inset",
      Sample.insetTable(x: 16, title: (16, 311)),
      .canvas(311, growth: 1, screenMargins: -4)),
    LimitCase(
      "title of a basic row in an inset table, drawn from side to side",
      Sample.insetTable(x: 0, title: (16, 343)),
      .canvas(311, growth: 1, screenMargins: -4)),
  ])
  func takenFromTheCanvas(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.width == rounded(sample.expected))
  }

  @Test(arguments: [(320.0, 280.0), (375, 335), (414, 374), (10, 0)])
  func followsTheDevice(width: Double, expected: Double) throws {
    let document = Sample.screen(Sample.label(), constraints: Sample.bothSides)
    guard case .constraint(let length)? = read(document).label()?.width else {
      Issue.record("not decided by constraints")
      return
    }
    #expect(length.length(onDeviceOfWidth: width, canvasWidth: 375) == expected)
  }

  /// The screen's margins are 16 points, or 20 from a width of 414 points; other margins are kept.
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

  /// Thirds are stored with six decimals.
  private func rounded(_ rule: LimitRule) -> LimitRule {
    guard case .canvas(var length) = rule else { return rule }
    length.growth = (length.growth * 1e6).rounded() / 1e6
    return .canvas(length)
  }
}

extension SampleDocument {
  /// A table with inset rows and a basic row that is drawn from `x` to the other side.
  fileprivate static func insetTable(x: Double, title: (Double, Double)) -> String {
    let width = 375 - 2 * x
    return storyboard(
      """
      <tableView key="view" style="insetGrouped" rowHeight="-1" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <tableViewCell textLabel="label" style="IBUITableViewCellStyleDefault" id="cell">
      <rect key="frame" x="\(x)" y="28" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
      <subviews>\(label(frame: (title.0, 0, title.1, 44), isFixed: false))</subviews>
      </tableViewCellContentView></tableViewCell></tableView>
      """)
  }
}
