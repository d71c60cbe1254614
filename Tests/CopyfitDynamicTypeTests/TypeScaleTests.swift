import CopyfitDynamicType
import Testing

struct TypeScaleTests {
  /// Size and leading of every style at every category, one style a line, as `size/leading`.
  private static let table = """
    largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1 25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61 58/68
    title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51 53/62
    body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/26 25/31 30/36 36/43 42/50 49/58
    footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27 26/32 32/39 37/44 43/51
    caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29 29/35 34/41 40/48
    """

  @Test(arguments: TypeScale.iOS.publishedStyles)
  func iOS(_ style: TextStyle) throws {
    let cells = try ContentSizeCategory.allCases.map { category in
      let entry = try #require(TypeScale.iOS[style, category])
      return "\(Int(entry.pointSize))/\(Int(entry.leading))"
    }
    let row = ([style.name] + cells).joined(separator: " ")
    #expect(Self.table.split(separator: "\n").map(String.init).contains(row))
  }

  @Test(arguments: [
    ("largeTitle", TextStyle.largeTitle), ("UICTFontTextStyleTitle0", .largeTitle),
    ("UIFontTextStyleTitle1", .title1), ("UIFontTextStyleLargeTitle", .largeTitle),
    ("UIFontTextStyleSubheadline", .subheadline), ("UIFont.TextStyle.caption1", .caption1),
    ("title", .title1), ("UICTFontTextStyleTitle1", .title1), ("subhead", .subheadline),
    ("UICTFontTextStyleSubhead", .subheadline), ("caption", .caption1), ("Body", .body),
  ])
  func readsStyleNames(name: String, style: TextStyle) {
    #expect(TextStyle(name: name) == style)
  }
}
