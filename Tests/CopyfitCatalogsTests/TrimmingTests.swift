import CopyfitCatalogs
import Testing

struct TrimmingTests {
  @Test(arguments: [
    ("", ""), ("a", "a"), (" a b ", "a b"), (" \n\t ", ""), ("\r\n", ""), ("\r\na\r\n", "a"),
    ("\u{3000}ä\u{3000}", "ä"), (" \u{3000} é \u{2028} ", "é"), ("\u{3000}", ""),
    // A space with a mark is one character, and it is white space.
    (" \u{301}é", "é"), ("é \u{301}", "é"), ("\n\u{301}é", "\u{301}é"),
  ])
  func leavesOutTheSpaceAround(text: String, expected: String) {
    #expect(trimmed(text).utf8.elementsEqual(expected.utf8))
  }
}
