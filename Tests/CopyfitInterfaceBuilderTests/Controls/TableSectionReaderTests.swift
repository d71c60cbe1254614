import CopyfitDynamicType
import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

/// The titles of the only section of a table that fills a screen of 375 points.
private func titles(_ attributes: String, style: String = #"style="grouped""#) -> [InterfaceLabel] {
  let table = """
    <tableView key="view" dataMode="static" \(style) id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <sections><tableViewSection \(attributes) id="section"><cells/></tableViewSection></sections>
    </tableView>
    """
  return read(SampleDocument.storyboard(table)).document?.labels ?? []
}

@Suite struct TableSectionReaderTests {
  @Test func headerAndFooterWrap() {
    let labels = titles(#"headerTitle="Account" footerTitle="Shown to everyone.""#)
    #expect(labels.map(\.key) == ["section.headerTitle", "section.footerTitle"])
    #expect(labels.map(\.text) == ["Account", "Shown to everyone."])
    #expect(labels.map(\.lines) == [0, 0])
    #expect(labels.map(\.lineBreakMode) == [.wordWrap, .wordWrap])
    #expect(labels.map(\.height) == [.unlimited, .unlimited])
    let width = LimitRule.undecided(
      limit: DeviceLength(onCanvas: 343, growth: 1), drawn: nil,
      reason: "the margins of a table's titles are not published")
    #expect(labels.map(\.width) == [width, width])
    #expect(labels.map(\.adjustsFontForContentSizeCategory) == [true, true])
  }

  @Test(arguments: [
    (#"style="grouped""#, TextStyle.footnote), (#"style="insetGrouped""#, .footnote),
    (#"style="plain""#, .headline), ("", .headline),
  ])
  func headersFont(style: String, expected: TextStyle) {
    #expect(
      titles(#"headerTitle="Account""#, style: style).map(\.font) == [.preferred(for: expected)])
  }

  @Test func aSectionWithoutTitlesHasNone() {
    #expect(titles(#"headerTitle="""#).isEmpty)
    #expect(titles("").isEmpty)
  }
}
