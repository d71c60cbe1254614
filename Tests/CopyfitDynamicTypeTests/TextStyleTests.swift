import CopyfitDynamicType
import Testing

struct TextStyleTests {
  @Test(arguments: [
    ("largeTitle", TextStyle.largeTitle), ("UICTFontTextStyleTitle0", .largeTitle),
    ("UIFontTextStyleTitle1", .title1), ("UIFontTextStyleLargeTitle", .largeTitle),
    ("UIFontTextStyleSubheadline", .subheadline), ("UIFont.TextStyle.caption1", .caption1),
    ("title", .title1), ("UICTFontTextStyleTitle1", .title1), ("subhead", .subheadline),
    ("UICTFontTextStyleSubhead", .subheadline), ("caption", .caption1), ("Body", .body),
    ("Subtitle1", .subheadline), ("footnote1", .footnote), ("FOOTNOTE2", .footnote2),
    ("extraLargeTitle2", .extraLargeTitle2),
  ])
  func readsStyleNames(name: String, style: TextStyle) throws {
    #expect(TextStyle(name: name) == style)
    #expect(try TextStyle(parsing: name) == style)
  }

  @Test(arguments: TextStyle.allCases)
  func readsWhatItWrites(style: TextStyle) {
    #expect(TextStyle(name: style.name) == style)
    #expect(TextStyle(name: style.description) == style)
  }

  @Test(arguments: ["", "bodi", " body", "title4", "UICTFontTextStyle", "body\0", "👍"])
  func refusesOtherNames(name: String) {
    #expect(TextStyle(name: name) == nil)
    let error = #expect(throws: DynamicTypeError.unknownTextStyle(name)) {
      try TextStyle(parsing: name)
    }
    #expect(error?.description.hasPrefix("unknown text style '\(name)'; expected one of:") == true)
  }
}
