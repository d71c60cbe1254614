import CopyfitSourceText
import Testing

struct PhraseTests {
  @Test(arguments: [
    ([String](), ""), (["de"], "de"), (["de", "el"], "de and el"),
    (["de", "el", "fr", "hr"], "de, el, fr and hr"),
    (["de", "el", "fr", "hr", "it"], "de, el, fr and 2 more"),
  ])
  func lists(items: [String], phrase: String) {
    #expect(Phrase.list(items) == phrase)
  }

  /// There may be many lists of many items.
  @Test func onlyTheTextsOfShownItemsAreMade() {
    var made = 0
    let list = Phrase.list(Array(1...1_000), limit: 3) { (number: Int) in
      made += 1
      return String(number)
    }
    #expect(list == "1, 2 and 998 more")
    #expect(made == 2)
  }

  @Test func listsAll() {
    #expect(Phrase.all(["de", "el", "fr", "hr", "it"]) == "de, el, fr, hr and it")
    #expect(Phrase.all(["wider", "higher"], "or") == "wider or higher")
  }

  @Test(arguments: [
    ("a reason", "A reason."), ("A reason.", "A reason."),
    ("did you mean 'b'?", "Did you mean 'b'?"), ("stop!", "Stop!"), ("", ""),
  ])
  func endsSentences(text: String, sentence: String) {
    #expect(Phrase.sentence(text) == sentence)
  }

  @Test(arguments: [
    (0, "0 texts"), (1, "1 text"), (999, "999 texts"), (4_938, "4,938 texts"),
    (1_000_000, "1,000,000 texts"),
  ])
  func counts(count: Int, phrase: String) {
    #expect(Phrase.count(count, "text") == phrase)
  }

  @Test(arguments: [
    ("Sign up", "“Sign up”"), ("Two\n lines", "“Two lines”"), ("", "“”"),
    (
      "Keep your places safe while you are on the road", "“Keep your places safe while you are on…”"
    ),
    (String(repeating: "x", count: 90), "“\(String(repeating: "x", count: 40))…”"),
  ])
  func opens(text: String, opening: String) {
    #expect(Phrase.opening(of: text) == opening)
  }
}
