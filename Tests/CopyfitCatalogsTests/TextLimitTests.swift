import CopyfitCatalogs
import CopyfitSourceText
import Testing

struct TextLimitTests {
  private static func limit(_ unit: String, _ width: Double?, bytes: Double? = nil) -> TextLimit {
    TextLimit(
      width: .init(maximum: width), unit: unit, bytes: .init(maximum: bytes), position: .start)
  }

  @Test(
    arguments: [
      (limit("char", 4), "Käse", nil), (limit("char", 3), "Käse", "4 > 3 character"),
      // An e with a combining accent is two code points.
      (limit("char", 1), "e\u{301}", "2 > 1 character"),
      (limit("char", 0), "", nil), (limit("char", 0), "a", "1 > 0 character"),
      (limit("char", 3.9), "Käse", "4 > 3 character"),
      (limit("byte", 4), "Käse", "5 > 4 byte"), (limit("byte", 5), "Käse", nil),
      (limit("pixel", 1, bytes: 4), "Käse", "5 > 4 byte"),
      (limit("char", 3, bytes: 4), "Käse", "4 > 3 character"),
      (limit("pixel", 1), "Käse", nil), (limit("char", nil), "Käse", nil),
      (limit("char", .infinity), "Käse", nil), (limit("char", .nan), "Käse", nil),
    ] as [(TextLimit, String, String?)])
  func countsWhatTheUnitSays(limit: TextLimit, text: String, expected: String?) {
    let excess = limit.excess(of: text).map { "\($0.count) > \($0.maximum) \($0.counted.rawValue)" }
    #expect(excess == expected)
  }

  /// A text with a letter, an umlaut and an emoji, in the units of each encoding.
  @Test(
    arguments: [
      (.utf8, 6, "7 > 6 byte"), (.utf8, 7, nil), (.utf16, 3, "4 > 3 UTF-16 unit"), (.utf16, 4, nil),
      (.utf32, 2, "3 > 2 UTF-32 unit"), (.utf32, 3, nil),
    ] as [(TextLimit.Encoding, Double, String?)])
  func countsTheUnitsOfTheEncoding(encoding: TextLimit.Encoding, most: Double, expected: String?) {
    var limit = Self.limit("char", nil, bytes: most)
    limit.encoding = encoding
    let excess = limit.excess(of: "aü😀").map {
      "\($0.count) > \($0.maximum) \($0.counted.rawValue)"
    }
    #expect(excess == expected)
  }
}
