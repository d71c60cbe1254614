import CopyfitUnicode
import Testing

struct SpellingTests {
  private let names = ["width", "height", "minimumScaleFactor", "minimumFontSize", "size", "sizes"]

  @Test(arguments: [
    ("widht", "width"), ("heigth", "height"), ("Width", "width"), ("with", "width"),
    ("minimum-scale-factor", "minimumScaleFactor"), ("minScaleFactor", "minimumScaleFactor"),
    ("sise", "size"), ("sizess", "sizes"), ("colour", nil), ("", nil), ("x", nil), ("foo", nil),
    ("min", "minimumScaleFactor"), ("wi", nil), ("heights", "height"),
  ])
  func suggests(word: String, suggestion: String?) {
    #expect(Spelling.nearest(to: word, among: names) == suggestion)
  }

  @Test(arguments: [
    ("sizo", ["size", "sizes"]), ("zzzzz", []), ("tours.hello", []), ("minimum", []),
  ])
  func findsWhatIsALittleAlike(word: String, near: [String]) {
    #expect(Spelling.near(to: word, among: names + names, atMost: 2) == near)
  }

  /// Half of the asked word's letters may be changed, or one.
  @Test(arguments: [
    ("", "a", true), ("", "ab", false), ("a", "b", true), ("a", "bc", false), ("abc", "abx", true),
    ("abc", "axx", false), ("abcd", "abxx", true), ("abcd", "axxx", false),
    ("abcde", "abcxx", true),
    ("abcde", "abxxx", false), ("abcd", "abcdxx", true), ("abcd", "abcdxxx", false),
  ])
  func isNearUpToHalfOfTheLetters(word: String, candidate: String, isNear: Bool) {
    let near = Spelling.near(to: word, among: [candidate], atMost: 2)
    #expect(near == (isNear ? [candidate] : []))
  }

  @Test func doesNotLookAtLongWords() {
    #expect(Spelling.nearest(to: String(repeating: "width", count: 1000), among: names) == nil)
  }
}
