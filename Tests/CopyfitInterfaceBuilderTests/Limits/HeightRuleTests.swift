import CopyfitInterfaceBuilder
import Testing

private typealias Sample = SampleDocument

private func constraint(_ height: Double) -> LimitRule {
  .constraint(DeviceLength(onCanvas: height))
}

private func canvas(_ height: Double) -> LimitRule {
  .canvas(DeviceLength(onCanvas: height))
}

private let topAndBottom =
  Sample.tie("label", "top", "card", "top", 8) + Sample.tie("card", "bottom", "label", "bottom", 8)

@Suite struct HeightRuleTests {
  @Test(arguments: [
    LimitCase(
      "equal", Sample.screen(Sample.label("label", Sample.fixed("height", 44))), constraint(44)),
    LimitCase(
      "at most",
      Sample.screen(
        Sample.label("label", Sample.fixed("height", 44, #"relation="lessThanOrEqual""#))),
      constraint(44)),
    LimitCase(
      "at least",
      Sample.screen(
        Sample.label("label", Sample.fixed("height", 44, #"relation="greaterThanOrEqual""#))),
      .unlimited),
    LimitCase(
      "equal but not required",
      Sample.screen(Sample.label("label", Sample.fixed("height", 44, #"priority="999""#))),
      .unlimited),
    LimitCase(
      "no constraint on the height", Sample.screen(Sample.label()), .unlimited),
    LimitCase(
      "tied to both ends of a view of fixed height",
      Sample.screen(
        Sample.card(Sample.label(), constraints: Sample.fix("card", "height", 60) + topAndBottom)),
      constraint(44)),
    LimitCase(
      "tied to both ends of a view of a height at most",
      Sample.screen(
        Sample.card(
          Sample.label(),
          constraints: Sample.fix("card", "height", 60, #"relation="lessThanOrEqual""#)
            + topAndBottom)),
      constraint(44)),
    LimitCase(
      "kept inside a view of fixed height by inequalities",
      Sample.screen(
        Sample.card(
          Sample.label(),
          constraints: Sample.fix("card", "height", 60)
            + Sample.tie("label", "top", "card", "top", 4, #"relation="greaterThanOrEqual""#)
            + Sample.tie("label", "bottom", "card", "bottom", -4, #"relation="lessThanOrEqual""#))),
      constraint(52)),
    LimitCase(
      "centred in a view of fixed height, which it may leave",
      Sample.screen(
        Sample.card(
          Sample.label(),
          constraints: Sample.fix("card", "height", 60)
            + Sample.tie("label", "centerY", "card", "centerY"))),
      .unlimited),
    LimitCase(
      "tied to both ends of the screen",
      Sample.screen(
        Sample.label(),
        constraints: Sample.tie("label", "top", "safe", "top")
          + Sample.tie("safe", "bottom", "label", "bottom")),
      .unlimited),
    LimitCase(
      "tied to both ends of what scrolls in a scroller of fixed height",
      Sample.screen(
        Sample.view(
          "scrollView", "card", frame: (0, 0, 375, 100), "",
          "<subviews>\(Sample.label())</subviews><constraints>"
            + Sample.fix("card", "height", 100) + topAndBottom + "</constraints>")),
      .unlimited),
    LimitCase(
      "in a stack of fixed height",
      Sample.screen(
        Sample.stack(#"alignment="top""#, Sample.label()),
        constraints: Sample.fix("stack", "height", 44)),
      .unlimited),
    LimitCase(
      "as high as a symbol, which it makes higher",
      Sample.screen(
        Sample.view(
          "label", "label", frame: (20, 20, 335, 21), #"text="Pay now""#, isDrawnTrue: true)
          + Sample.view("imageView", "symbol", frame: (20, 50, 11, 14), #"image="chevron.right""#),
        constraints: Sample.tie("symbol", "height", "label", "height")),
      .unlimited),
    LimitCase(
      "centred on an image that is tied to the top, as it is",
      Sample.screen(
        Sample.label() + Sample.view("imageView", "image", frame: (350, 19, 24, 24)),
        constraints: Sample.tie("label", "top", "root", "top", 20)
          + Sample.tie("image", "top", "root", "top", 19)
          + Sample.tie("image", "centerY", "label", "centerY")),
      .unlimited),
    LimitCase(
      "a frame that autoresizing leaves as high as it is drawn",
      Sample.screen(Sample.label(isFixed: false)), canvas(21)),
    LimitCase(
      "a frame as flexible as the screen",
      Sample.screen(Sample.label(isFixed: false, Sample.mask("heightSizable"))), .unlimited),
  ])
  func height(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.height == sample.expected)
  }

  @Test(arguments: [
    LimitCase("rows that size themselves", Sample.table(Sample.row()), .unlimited),
    LimitCase(
      "rows of the table's height", Sample.table(Sample.row(), rowHeight: "44"), canvas(21.5)),
    LimitCase(
      "a prototype drawn higher, in a table whose rows size themselves",
      Sample.table(Sample.row(#"rowHeight="80""#)), .unlimited),
    LimitCase(
      "a prototype's own height, which the table's rows do not have",
      Sample.table(Sample.row(#"rowHeight="80""#), rowHeight: "44"), .unlimited),
    LimitCase(
      "a prototype's own height, which is the table's",
      Sample.table(Sample.row(#"rowHeight="44""#), rowHeight: "44"), canvas(21.5)),
    LimitCase(
      "a static row's own height, where rows do not size themselves",
      Sample.table(Sample.row(#"rowHeight="80""#), dataMode: "static", rowHeight: "44"),
      canvas(57.5)),
    LimitCase(
      "rows of the table's height that do not hold a line of the label's font",
      Sample.table(Sample.row(inset: 14), rowHeight: "44"), .unlimited),
    LimitCase(
      "a static row that does not hold a line of the label's font",
      Sample.table(Sample.row(inset: 14), dataMode: "static", rowHeight: "44"), canvas(15.5)),
    LimitCase(
      "a static row's own height, where rows size themselves",
      Sample.table(Sample.row(#"rowHeight="80""#), dataMode: "static"), .unlimited),
    LimitCase(
      "a basic row that sizes itself",
      Sample.table(Sample.styledRow("Default", title: (16, 343))), .unlimited),
    LimitCase(
      "a basic row of fixed height",
      Sample.table(Sample.styledRow("Default", title: (16, 343)), rowHeight: "44"), canvas(43.5)),
  ])
  func heightInRow(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.height == sample.expected)
  }

  @Test(arguments: [
    LimitCase(
      "below a title of one line and a view of fixed height",
      Sample.chartRow(ties: ("title", 170)), canvas(63)),
    LimitCase(
      "below a view of fixed height", Sample.chartRow(ties: ("content", 170)), canvas(92)),
    LimitCase(
      "below a view whose height cannot be told", Sample.chartRow(ties: ("title", nil)), .unlimited),
    LimitCase(
      "below a view that is tied to the label in turn", Sample.chartRow(ties: ("label", 170)),
      .unlimited),
  ])
  func heightInRowWithNeighbours(_ sample: LimitCase) {
    #expect(read(sample.document).label()?.height == sample.expected)
  }
}

extension SampleDocument {
  /// A row 270 points high with a title, a view below another element, and the label below that view.
  ///
  /// - Parameter ties: The element above the view, and the view's height if it is fixed.
  fileprivate static func chartRow(ties: (above: String, height: Double?)) -> String {
    let edge = ties.above == "content" ? "top" : "bottom"
    let height = ties.height.map { fix("chart", "height", $0) } ?? ""
    return table(
      """
      <tableViewCell rowHeight="270" id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="270"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="270"/>
      <subviews>
      \(label("title", frame: (16, 11, 148, 18)))
      \(view("view", "chart", frame: (0, 29, 375, 170)))
      \(label(frame: (16, 207, 343, 52)))
      </subviews>
      <constraints>
      \(height)
      \(tie("title", "top", "content", "top", 11))
      \(tie("chart", "top", ties.above, edge))
      \(tie("label", "top", "chart", "bottom", 8))
      \(tie("content", "bottom", "label", "bottom", 11, #"priority="750""#))
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      """, dataMode: "static", rowHeight: "44")
  }
}
