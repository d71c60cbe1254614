import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

private typealias Sample = SampleDocument

/// A row as text: its room, then its members.
private func summary(_ row: InterfaceRow) -> String {
  let members = row.members.map { member -> String in
    let content =
      switch member.content {
      case .labels(let ids): "\(ids.joined())+\(summary(member.inset))"
      case .size(let width, ideal: _): "\(width.atLeast.points)...\(summary(width))"
      case .row, .spacer: "?"
      }
    let flags = [
      member.priority == 750 ? nil : member.priority.map { "\($0)" } ?? "unknown",
      member.mayHide ? "may hide" : nil,
      member.mayChange ? "may change" : nil,
      member.isConstrained ? "constrained" : nil,
    ].compactMap(\.self)
    return ([content] + flags).joined(separator: " ")
  }
  let change = [
    row.room.growth == 1 ? nil : "growth \(row.room.growth)",
    row.room.screenMargins == 0 ? nil : "margins \(row.room.screenMargins)",
  ].compactMap(\.self)
  let room = (["\(row.isExact ? "" : "at most ")\(row.room.onCanvas)"] + change)
    .joined(separator: " ")
  return "\(room), spacing \(row.spacing)\(row.mayChange ? ", may change" : ""): "
    + members.joined(separator: ", ")
}

private func summary(_ length: Interval) -> String {
  length.atMost.map { "\($0.points)" } ?? "?"
}

@Suite struct RowReaderTests {
  private static let sides =
    Sample.tie("stack", "leading", "root", "leading", 20)
    + Sample.tie("root", "trailing", "stack", "trailing", 20)

  @Test(arguments: [
    (
      "two labels and a switch",
      Sample.stack(
        #"spacing="8""#,
        Sample.label() + Sample.label("other", Sample.mask())
          + Sample.view("switch", "toggle", frame: (0, 0, 51, 31))), sides,
      ["335.0, spacing 8.0: label+0.0 may hide may change, other+0.0, 49.0...49.0"]
    ),
    (
      "an image gives way, a stepper does not",
      Sample.stack(
        "",
        Sample.label("other", Sample.mask())
          + Sample.view("imageView", "image", frame: (0, 0, 30, 30))
          + Sample.view("stepper", "stepper", frame: (0, 0, 94, 32))), sides,
      ["335.0, spacing 0.0: other+0.0, 0.0...30.0, 94.0...94.0"]
    ),
    (
      "a label that gives way before a switch does",
      Sample.stack(
        "",
        Sample.view(
          "label", "other", frame: (0, 0, 9, 9),
          #"text="Pay" horizontalCompressionResistancePriority="749""#)
          + Sample.view("switch", "toggle", frame: (0, 0, 51, 31))), sides,
      ["335.0, spacing 0.0: other+0.0 749.0, 49.0...49.0"]
    ),
    (
      "a column beside a label",
      Sample.stack(
        "",
        Sample.view(
          "stackView", "column", frame: (0, 0, 9, 9), #"axis="vertical""#,
          "<subviews>\(Sample.label("one", Sample.mask()))\(Sample.label("two", Sample.mask()))</subviews>"
        )
          + Sample.label("other", Sample.mask())), sides,
      ["335.0, spacing 0.0: onetwo+0.0, other+0.0"]
    ),
    (
      "a hidden label, a spacer and a view of unknown width",
      Sample.stack(
        "",
        Sample.view("label", "other", frame: (0, 0, 9, 9), #"text="Pay" hidden="YES""#)
          + Sample.view("view", "space", frame: (0, 0, 9, 9))
          + Sample.view("view", "custom", frame: (0, 0, 9, 9), #"customClass="Chart""#)), sides,
      ["335.0, spacing 0.0: other+0.0 may hide, 0.0...0.0, 0.0...?"]
    ),
    (
      "a text field beside a label",
      Sample.stack(
        "",
        Sample.label("other", Sample.mask())
          + Sample.view("textField", "field", frame: (0, 0, 9, 9), #"placeholder="Name""#)), sides,
      ["335.0, spacing 0.0: other+0.0, field+? may change"]
    ),
    (
      "views that give way together",
      Sample.stack(
        #"distribution="fillProportionally""#,
        Sample.label("other", Sample.mask()) + Sample.label("more", Sample.mask())), sides,
      ["335.0, spacing 0.0: other+0.0 unknown, more+0.0 unknown"]
    ),
    (
      "a stack of which one side is fixed",
      Sample.stack("", Sample.label("other", Sample.mask())),
      Sample.tie("stack", "leading", "root", "leading", 20),
      ["at most 355.0, spacing 0.0: other+0.0"]
    ),
    (
      "equal shares, and a column",
      Sample.stack(#"distribution="fillEqually""#, Sample.label()), sides, []
    ),
    ("a column", Sample.stack(#"axis="vertical""#, Sample.label()), sides, []),
  ])
  func stacks(_ name: String, _ stack: String, _ constraints: String, _ expected: [String]) {
    let document = read(Sample.screen(stack, constraints: constraints)).document
    #expect(document?.rows.map(summary) == expected)
  }

  /// The work for a row grows with the square of its length.
  @Test(arguments: [(64, 1), (65, 0)])
  func stacksThatNoScreenShowsAreNoRows(count: Int, rows: Int) {
    let labels = (0..<count).map { Sample.label("l\($0)", Sample.mask()) }.joined()
    let screen = Sample.screen(Sample.stack("", labels), constraints: Self.sides)
    #expect(read(screen).document?.rows.count == rows)
  }

  /// What members share changes with the screen, and a screen that is too narrow has no row.
  @Test(arguments: [(375, 335), (320, 280), (30, nil)] as [(Double, Double?)])
  func aRowOnAScreen(width: Double, room: Double?) throws {
    let stack = Sample.stack("", Sample.label())
    let row = try #require(read(Sample.screen(stack, constraints: Self.sides)).document?.rows.first)
    let model = row.model("r", on: .width(width), ofWidth: width, canvasWidth: 375, in: "A.xib") {
      [$0 + ".text"]
    }
    #expect(model?.room == room.map { .exactly($0, because: .constraint) })
    #expect(model.map { $0.members.map(\.content) } == room.map { _ in [.labels(["label.text"])] })
  }

  /// A title and its detail share the line of their cell.
  @Test func aTitleAndItsDetail() {
    let cell = Sample.styledRow("Value1", title: (16, 200), detail: (300, 59))
    let document = read(Sample.table(cell)).document
    #expect(
      document?.rows.map(summary) == [
        "343.0 margins -2.0, spacing 0.0: label+8.0 unknown may change, detail+8.0 unknown"
      ])
  }

  @Test(arguments: [
    (
      "two labels tied to each other and to both sides",
      Sample.tie("one", "leading", "root", "leading", 20)
        + Sample.tie("two", "leading", "one", "trailing", 8)
        + Sample.tie("root", "trailing", "two", "trailing", 20),
      ["327.0, spacing 0.0: one+0.0, two+0.0"]
    ),
    (
      "two labels that keep a distance",
      Sample.tie("one", "leading", "root", "leading", 20)
        + Sample.tie("two", "leading", "one", "trailing", 8, #"relation="greaterThanOrEqual""#)
        + Sample.tie("root", "trailing", "two", "trailing", 20),
      ["327.0, spacing 0.0: one+0.0, two+0.0"]
    ),
    (
      "one label that keeps a distance from the other side",
      Sample.tie("one", "leading", "root", "leading", 20)
        + Sample.tie("root", "trailing", "one", "trailing", 20, #"relation="greaterThanOrEqual""#),
      ["335.0, spacing 0.0: one+0.0"]
    ),
    (
      "a label that nothing holds on the other side",
      Sample.tie("one", "leading", "root", "leading", 20)
        + Sample.tie("two", "leading", "one", "trailing", 8), []
    ),
    (
      "a label at its centre",
      Sample.tie("one", "centerX", "root", "centerX")
        + Sample.tie("one", "leading", "root", "leading", 20, #"relation="greaterThanOrEqual""#)
        + Sample.tie("root", "trailing", "one", "trailing", 20, #"relation="greaterThanOrEqual""#),
      []
    ),
    (
      "a distance that is not required",
      Sample.tie("one", "leading", "root", "leading", 20)
        + Sample.tie("root", "trailing", "one", "trailing", 20, #"priority="750""#), []
    ),
  ])
  func constraints(_ name: String, _ constraints: String, _ expected: [String]) {
    let labels = ["one", "two"].map { Sample.label($0, Sample.mask()) }.joined()
    let document = read(Sample.screen(labels, constraints: constraints)).document
    #expect(document?.rows.map(summary) == expected)
  }

  /// A neighbor that another view also limits may have less room than the row of the first one.
  @Test func aNeighbourOfTwoIsNoRow() {
    let labels = ["one", "two", "three"].map { Sample.label($0, Sample.mask()) }.joined()
    let document = read(
      Sample.screen(
        labels,
        constraints: Sample.tie("one", "leading", "root", "leading", 20)
          + Sample.tie("three", "leading", "root", "leading", 20)
          + Sample.tie("two", "leading", "one", "trailing", 8)
          + Sample.tie("two", "leading", "three", "trailing", 8)
          + Sample.tie("root", "trailing", "two", "trailing", 20))
    ).document
    #expect(document?.rows == [])
  }
}
