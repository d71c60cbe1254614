import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

/// The rooms of a document's labels on other screens than its own.
struct InterfaceModelTests {
  /// A screen that leaves less than a label's own constraints require contradicts them.
  @Test(arguments: [("48", [75, nil] as [Double?]), ("15", [75, 20])])
  func aRoomBelowTheRequiredWidth(required: String, widths: [Double?]) throws {
    let label = """
      <label text="Text" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="327" y="8" width="48" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <constraints><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="\(required)" id="w"/>
      </constraints></label>
      """
    let constraints = """
      <constraint firstItem="label" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" \
      secondAttribute="leading" constant="300" id="l"/>
      <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" id="t"/>
      """
    let reading = read(
      SampleDocument.screen(label, constraints: constraints), file: "App/A.storyboard")
    guard case .document(let document) = reading else {
      Issue.record("\(reading)")
      return
    }
    let element = try #require(document.labels.first)
    let model = document.label(element, id: "x", name: nil, on: [.canvas, .width(320)])
    #expect(model.rooms.map { $0.width?.atMost?.points } == widths)
    #expect(
      model.rooms.map { $0.width?.doubts.contains(.contradiction) }
        == widths.map { $0 == nil })
  }

  /// A label that is held at one side or its centre alone may have one line, which runs over the sides of its view.
  @Test(arguments: [
    (
      SampleDocument.tie("label", "leading", "root", "leading", 16), 0,
      Label.LineLimit(atLeast: 1, atMost: 0)
    ),
    (
      SampleDocument.tie("label", "centerX", "root", "centerX"), 3,
      Label.LineLimit(atLeast: 1, atMost: 3)
    ),
    (SampleDocument.tie("label", "leading", "root", "leading", 16), 1, Label.LineLimit(1)),
    (SampleDocument.between("root"), 0, Label.LineLimit(0)),
  ])
  func linesOfALabelWithoutAWidth(
    constraints: String, lines: Int, expected: Label.LineLimit
  ) throws {
    let label = SampleDocument.view(
      "label", "label", frame: (16, 20, 60, 21), #"text="Pay now" numberOfLines="\#(lines)""#)
    let document = try #require(
      read(SampleDocument.screen(label, constraints: constraints)).document)
    let element = try #require(document.labels.first)
    let model = document.label(element, id: "x", name: nil, on: [.canvas])
    #expect(model.setting.lines == expected)
  }
}
