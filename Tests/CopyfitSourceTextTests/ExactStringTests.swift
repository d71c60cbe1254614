import CopyfitSourceText
import Testing

@Suite struct ExactStringTests {
  @Test func normalizationTellsTextsApart() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(ExactString(composed) != ExactString(decomposed))
    #expect(Set([composed, decomposed, "\u{E9}"].map(ExactString.init)).count == 2)
  }

  @Test func theOrderIsThatOfTheBytes() {
    let sorted = ["\u{E9}", "f", "e\u{301}", "F"].sortedByBytes()
    #expect(
      sorted.map { Array($0.utf8) } == ["F", "e\u{301}", "f", "\u{E9}"].map { Array($0.utf8) })
    #expect(ExactString("e\u{301}") < ExactString("\u{E9}"))
  }
}
