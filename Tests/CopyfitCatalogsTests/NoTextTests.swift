import CopyfitCatalogs
import Testing

/// Values in tables that are not text.
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
    #expect(content.leftOut == (count == 0 ? [:] : [.noText: count]))
    #expect(content.problems.count == count)
  }

  @Test(arguments: [
    (
      "A.strings", "a = x;\nb = { c = y; };", "2:5", "b", "a dictionary",
      CatalogProblem.Weight.warning
    ),
    ("A.strings", "a = x;\nb = <00>;", "2:5", "b", "data", .warning),
    (
      "A.strings", "<dict><key>a</key><string/>\n<key>b</key><integer>1</integer></dict>", "2:13",
      "b",
      "a number", .warning
    ),
    ("en.json", "{\"a\": \"x\",\n\"b\": 2024}", "2:6", "b", "a number", .note),
    ("en.json", "{\"a\": \"x\",\n\"b\": { \"c\": [null] }}", "2:14", "b.c.0", "null", .note),
    ("en.json", "{\"a\": \"x\",\n\"b\": true}", "2:6", "b", "true or false", .note),
  ])
  func areReportedWithTheirPlaces(
    file: String, text: String, place: String, key: String, kind: String,
    weight: CatalogProblem.Weight
  ) {
    let content = CatalogContent(text, file: file)
    let message = "\"\(key)\" is \(kind) where a text is expected, and is left out."
    #expect(content.problemLines == ["catalog-syntax \(place) \(message)"])
    #expect(content.problems.map(\.weight) == [weight])
    #expect(content.tables.flatMap(\.entries).map(\.key) == ["a"])
  }
}
