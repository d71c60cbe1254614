import CopyfitUnicode
import Testing

@Test(arguments: [
  "a|b|c", "e\u{301}|t|e\u{301}", "👩‍👩‍👧|🇫🇷|🇩🇪|👍🏽", "नि|क्ष", "각|ㄱ", "\r\n|x", "กำ|ก", "1️⃣|2",
])
func graphemes(_ text: String) throws {
  let expected = text.split(separator: "|").map(String.init)
  let units = Array(expected.joined().utf16)
  var finder = try GraphemeFinder()
  var ends: [Int32] = []
  try finder.appendEnds(in: units.span, to: &ends)
  #expect(pieces(of: units, at: ends) == expected)
}

@Test func unitsThatStandAloneAreClustersOfTheirOwn() throws {
  let alone = (UInt16.min...UInt16.max).filter(GraphemeFinder.standsAlone)
  var finder = try GraphemeFinder()
  for text in [alone, alone.reversed(), alone.flatMap { [$0, $0] }] {
    var ends: [Int32] = []
    try finder.appendEnds(in: text.span, to: &ends)
    #expect(ends.count == text.count)
  }
}
