import CopyfitCatalogs
import Testing

/// The limits of texts in Weblate's flags.
struct WeblateFlagsTests {
  @Test(arguments: [
    ("max-length:40", "40.0 char - -"), ("c-format, max-length:40", "40.0 char - -"),
    ("max-size:300", "300.0 pixel - -"), ("max-size:300:2", "300.0 pixel 2 -"),
    ("max-size:300:2, max-length:9", "300.0 pixel 2 -"),
    (
      "max-size:300, font-family:\"Source Sans\", font-size:17, font-weight:bold",
      "300.0 pixel - Source Sans;17;bold"
    ),
    ("max-size:300, font-size:17", "300.0 pixel - ;17;"), ("max-length", nil),
    ("max-length:", nil), ("max-length:0", nil), ("max-length:-4", nil), ("max-size:wide", nil),
    ("max-size:99999999999999999999", nil), ("font-size:17", nil), ("fuzzy", nil),
  ])
  func flags(_ flags: String, expected: String?) {
    let content = CatalogContent("#, \(flags)\nmsgid \"a\"\nmsgstr \"b\"\n", file: "de.po")
    let limit = content.tables.first?.entries.first?.limit
    let found = limit.map {
      "\($0.width.maximum ?? 0) \($0.unit) \($0.lines.map { String($0) } ?? "-") \($0.font ?? "-")"
    }
    #expect(found == expected)
  }
}
