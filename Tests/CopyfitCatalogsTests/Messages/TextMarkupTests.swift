import CopyfitCatalogs
import Testing

@Suite struct TextMarkupTests {
  @Test(
    arguments: [
      (#"<a href="https://www.a.es/b.jpg"><b>More</b></a>"#, "More"),
      ("One<br>two<BR />", "One\ntwo\n"),
      ("10&nbsp;km &amp;lt;", "10\u{A0}km &lt;"), ("Read [more](https://a.b/c).", "Read more."),
      ("[%@](%@)", "%@"),
      ("^[%lld item](inflect: true) left", "%lld item left"),
      (#"^[%d day](inflect: true, morphology: { number: "one" })"#, "%d day"), ("^[a](b c)", nil),
      ("**Pass** for **%d** days", "Pass for %d days"),
      ("<b>open", nil), ("a < b > c", nil), ("[sic] (see: a)", nil), ("Terms & Conditions", nil),
      ("* * *", nil), ("2 ** 3 ** 4", nil), ("****", nil), ("[a](b c)", nil), ("Plain", nil),
    ] as [(String, String?)])
  func areNotShown(text: String, expected: String?) {
    #expect(TextMarkup.removed(from: text) == expected)
  }

  @Test(
    arguments: [
      ("**a**", true), ("[a](b)", true), ("a `b`", true), ("~~a~~", true), ("", false),
      ("2 * 3 * 4", false), ("[a] (b)", false), ("~a~", false), ("é*é*", true),
      ("*a*", true), ("_a_", true), ("say _a b_.", true), ("a_b_c", false), ("_a", false),
      ("„_Wort_“", true), ("—_a_—", true), ("„a_b_c“", false),
      ("Name*", false), ("* a\n* b", false), ("^[%lld item](inflect: true)", true),
    ] as [(String, Bool)])
  func mayBeMarkdown(text: String, expected: Bool) {
    #expect(TextMarkup.mayBeMarkdown(text) == expected)
  }
}
