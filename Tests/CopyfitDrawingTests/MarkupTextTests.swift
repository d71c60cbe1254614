import CopyfitDrawing
import Testing

struct MarkupTextTests {
  @Test(arguments: [
    (#"<b a="1" c='2'>&amp;"#, "&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;"),
    ("]]>", "]]&gt;"), ("a\tb\r\nc", "a b  c"),
    ("\0\u{1B}[31m\u{9B}", "\u{FFFD}\u{FFFD}[31m\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("Ασφαλής 😀", "Ασφαλής 😀"),
  ])
  func escapes(text: String, markup: String) {
    #expect(MarkupText.escaped(text) == markup)
  }

  @Test func keepsLinesWhereAsked() {
    let text = "a\tb\r\nc\rd\ne##[f"
    #expect(MarkupText.escaped(text, keepsLines: true) == "a\tb&#10;c&#10;d&#10;e##&#91;f")
  }
}
