import CopyfitDynamicType
import CopyfitInterfaceBuilder
import Testing

private typealias Sample = SampleDocument

/// The titles of a screen's only segmented control, which is 300 points wide.
private func titles(_ segments: String, _ attributes: String = "") -> [InterfaceLabel] {
  let control = Sample.view(
    "segmentedControl", "control", frame: (20, 20, 300, 32), attributes,
    "<segments>\(segments)</segments>")
  return read(Sample.screen(control, constraints: Sample.fix("control", "width", 300)))
    .document?.labels ?? []
}

private func widths(_ segments: String, _ attributes: String = "") -> [Double?] {
  titles(segments, attributes).map { label in
    guard case .undecided(let limit, nil, "the padding of a segment is not published") = label.width
    else { return nil }
    return limit?.onCanvas
  }
}

@Suite struct SegmentedControlReaderTests {
  @Test func everySegmentWithATitleIsAText() {
    let labels = titles(#"<segment title="Day"/><segment image="week"/><segment title="Month"/>"#)
    #expect(labels.map(\.key) == ["control.segmentTitles[0]", "control.segmentTitles[2]"])
    #expect(labels.map(\.text) == ["Day", "Month"])
    #expect(
      labels.map(\.font) == [
        .system(size: 13, weight: .medium), .system(size: 13, weight: .medium),
      ])
    #expect(labels.map(\.isSizedByUIKit) == [true, true])
    #expect(labels.map(\.lines) == [1, 1])
  }

  @Test func segmentsShareTheWidth() {
    #expect(widths(#"<segment title="Day"/><segment title="Week"/><segment/>"#) == [100, 100])
  }

  @Test func aSegmentMayHaveAWidthOfItsOwn() {
    let segments =
      #"<segment title="Day" width="60"/><segment title="Week"/><segment title="Month"/>"#
    #expect(widths(segments) == [60, 120, 120])
    let all = #"<segment title="Day" width="60"/><segment title="Week" width="80"/>"#
    #expect(widths(all) == [60, 80])
  }

  @Test func segmentsAsWideAsTheirTitlesHaveTheWholeControl() {
    let segments = #"<segment title="Day"/><segment title="Week"/>"#
    #expect(widths(segments, #"apportionsSegmentWidthsByContent="YES""#) == [300, 300])
  }

  @Test func aControlWithoutSegmentsHasNoTexts() {
    #expect(titles("").isEmpty)
  }

  @Test func manySegmentsAreEachReadOnce() {
    let segments = String(repeating: #"<segment title="Day"/>"#, count: 50_000)
    #expect(titles(segments).count == 50_000)
  }
}
