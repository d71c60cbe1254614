import CopyfitInterfaceBuilder
import Testing

/// Texts that are not measured, but counted.
@Suite struct UnmeasuredTextsTests {
  @Test(arguments: [
    (#"<searchBar placeholder="Search" prompt="Shop" id="a"/>"#, ["a search bar": 2]),
    (
      """
      <searchBar placeholder="Search" id="a"><scopeButtonTitles><string>All</string>\
      <string>Sold</string></scopeButtonTitles></searchBar>
      """, ["a search bar": 3]
    ),
    (#"<searchBar placeholder="" text=" " id="a"/>"#, [:]),
    (#"<textView text="Terms" id="a"/><textView id="b"/>"#, ["a text view": 1]),
    (#"<textView id="a"><string key="text">Lorem\#nipsum</string></textView>"#, ["a text view": 1]),
    (
      """
      <textView id="a"><attributedString key="attributedText"><fragment content="Terms"/>\
      </attributedString></textView>
      """, ["a text view": 1]
    ),
    (
      """
      <tableViewCell id="a"><listContentConfiguration key="contentConfiguration" text="History" \
      secondaryText=""/></tableViewCell><textView text="Terms" id="b"/>
      """, ["a list content configuration": 1, "a text view": 1]
    ),
    (
      #"<textField text="Ada" placeholder="Name" id="a"/>"#, ["the own text of a text field": 1]
    ),
    (SampleDocument.label(), [:]),
  ])
  func countsTexts(views: String, expected: [String: Int]) {
    #expect(read(SampleDocument.screen(views)).document?.unmeasured == expected)
  }
}
