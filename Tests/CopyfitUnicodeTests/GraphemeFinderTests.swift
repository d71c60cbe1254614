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

/// Characters with a known role, in a fixed order that combines each with different neighbors.
private func charactersWithRoles(step: UInt32) -> [Unicode.Scalar] {
  let all = (UInt32(0)..<0x2_0000).compactMap { Unicode.Scalar($0) }
    .filter { CharacterProperties(of: $0).clusterRole != nil }
  return all.indices.map { all[Int((UInt64($0) * UInt64(step)) % UInt64(all.count))] }
}

@Test(arguments: [1, 7919, 104_729, 65_537] as [UInt32])
func rolesTellWhereClustersBegin(step: UInt32) throws {
  let marks = (UInt32(0x300)..<0x1_1000).compactMap { Unicode.Scalar($0) }
    .filter { CharacterProperties(of: $0).clusterRole == .continues }
  var text = String.UnicodeScalarView()
  for (index, scalar) in charactersWithRoles(step: step).enumerated() {
    text.append(scalar)
    if index % 3 > 0 { text.append(marks[index % marks.count]) }
    if index % 3 > 1 { text.append(marks[(index + 1) % marks.count]) }
  }
  var expected: [Int32] = []
  var (position, isAfterControl) = (Int32(0), true)
  for scalar in text {
    let role = CharacterProperties(of: scalar).clusterRole
    if position > 0, role != .continues || isAfterControl { expected.append(position) }
    isAfterControl = role == .control
    position += Int32(UTF16.width(scalar))
  }
  let units = Array(String(text).utf16)
  var finder = try GraphemeFinder()
  var ends: [Int32] = []
  try finder.appendEnds(in: units.span, to: &ends)
  #expect(ends.dropLast() == expected[...])
}

@Test(
  arguments: ["👩", "🇫", "\u{200D}", "\r", "ᄀ", "ᆨ", "\u{94D}", "\u{600}", "👍"] as [Unicode.Scalar])
func neighboursOfSomeCharactersMustBeAsked(_ scalar: Unicode.Scalar) {
  #expect(CharacterProperties(of: scalar).clusterRole == nil)
}
