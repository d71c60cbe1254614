import Testing

@testable import CopyfitLayout

/// The units of prepared texts equal those of `String.utf16`.
struct UTF16UnitsTests {
  @Test(arguments: [
    "", "a", "Weiter zur Kasse", "\u{7F}\u{80}", "\u{7FF}\u{800}", "\u{D7FF}\u{E000}\u{FFFF}",
    "\u{10000}\u{10FFFF}", "é\u{301}ß", "東京 カー", "👩‍👩‍👧 🇫🇷", "\u{0}\r\n",
  ])
  func unitsOfTexts(_ text: String) throws {
    var units: [UInt16] = [1]
    try units.append(text)
    #expect(units == [1] + Array(text.utf16))
  }

  @Test func unitsOfRandomTexts() throws {
    var random = SplitMix(state: 3)
    for _ in 0..<1000 {
      let text = random.nextText(most: 20)
      var units: [UInt16] = []
      try units.append(text)
      #expect(units == Array(text.utf16))
    }
  }
}
