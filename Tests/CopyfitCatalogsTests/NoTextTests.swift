import CopyfitCatalogs
import Testing

/// Values of tables that are no text.
@Suite struct NoTextTests {
  @Test(arguments: [
    (#""a" = "x"; "b" = { "c" = "y"; }; "d" = ("z"); "e" = <00ff>;"#, 3),
    (
      "<plist><dict><key>a</key><string>x</string><key>b</key><integer>1</integer></dict></plist>",
      1
    ),
    (#""a" = "x";"#, 0),
  ])
  func areCounted(text: String, count: Int) {
    let content = CatalogContent(text, file: "en.lproj/A.strings")
    #expect(content.tables.flatMap(\.entries).map(\.key) == ["a"])
    #expect(content.leftOut == (count == 0 ? [:] : ["their value is no text": count]))
  }
}
