import CopyfitSourceText
import Testing

/// Numbers of texts in the order in which they are added first.
private struct TextNumbers {
  private(set) var texts: [String] = []
  private var slots = TextSlots()

  mutating func number(of text: String) -> Int {
    if slots.isDue(for: texts.count) { slots = TextSlots(texts.count) { texts[$0] } }
    let place = slots.place(of: text, among: texts.count) { texts[$0] }
    if let number = place.number { return number }
    texts.append(text)
    slots.fill(place, with: texts.count - 1)
    return texts.count - 1
  }

  func known(_ text: String) -> Int? {
    slots.place(of: text, among: texts.count) { texts[$0] }.number
  }
}

@Suite struct TextSlotsTests {
  @Test func textsAreNumberedInTheirOrder() {
    var numbers = TextNumbers()
    #expect(["b", "", "a", "b", ""].map { numbers.number(of: $0) } == [0, 1, 2, 0, 1])
    #expect(numbers.texts == ["b", "", "a"])
    #expect(numbers.known("a") == 2)
    #expect(numbers.known("c") == nil)
  }

  @Test func bytesDecideWhetherTextsAreEqual() {
    var numbers = TextNumbers()
    #expect(["\u{E9}", "e\u{301}", "\u{E9}"].map { numbers.number(of: $0) } == [0, 1, 0])
  }

  /// All lengths around the eight bytes that are read at once, and more texts than the first table has slots.
  @Test func aTableGrows() {
    let texts = (0..<3_000).map { String(repeating: "é", count: $0 % 20) + "\($0)" }
    var numbers = TextNumbers()
    for _ in 1...2 { #expect(texts.map { numbers.number(of: $0) } == Array(texts.indices)) }
    #expect(texts.map { numbers.known($0) } == Array(texts.indices))
  }

  @Test(arguments: 0...17) func eachByteCounts(length: Int) {
    let text = String(repeating: "a", count: length)
    for place in 0..<length {
      let other = String(text.prefix(place)) + "b" + text.dropFirst(place + 1)
      #expect(!text.hasSameBytes(as: other))
      #expect(text.hashOfBytes != other.hashOfBytes)
    }
    #expect(text.hasSameBytes(as: String(repeating: "a", count: length)))
    #expect(!text.hasSameBytes(as: text + "a"))
  }
}
