import CopyfitReports
import Testing

struct TerminalTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\nb\r\nc", "a⏎b⏎c"), ("a\tb", "a⇥b"),
    ("a\u{202E}b\u{2069}", "a\\u{202E}b\\u{2069}"), ("\u{9B}31m", "\\u{9B}31m"),
    ("a\u{2028}b", "a⏎b"),
    ("a\u{200F}b", "a\\u{200F}b"), ("co\u{AD}op", "co\\u{AD}op"),
    ("a\u{2060}\u{FEFF}b", "a\\u{2060}\\u{FEFF}b"), ("ខ្មែរ\u{200B}អាន", "ខ្មែរ\u{200B}អាន"),
    // Joiners change the visible text.
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👩\u{200D}🚀", "👩\u{200D}🚀"),
  ])
  func makesTextSafe(text: String, safe: String) {
    #expect(TerminalText.safe(text) == safe)
  }

  /// Programs get characters that are only invisible unchanged; a page keeps its line ends.
  @Test(arguments: [
    ("a\u{AD}\u{200F}b\n", "a\u{AD}\u{200F}b⏎", "a\\u{AD}\\u{200F}b\n"),
    ("\u{1B}\u{202E}\r\n", "\\u{1B}\\u{202E}⏎", "\u{1B}\\u{202E}\r\n"),
  ])
  func spellsOutWhatTheReaderNeeds(text: String, inert: String, revealed: String) {
    #expect(TerminalText.inert(text) == inert)
    #expect(TerminalText.revealed(text) == revealed)
  }

  @Test(arguments: [
    ("::error::a", #":\u{3A}error::a"#), (" \u{3000}::a ::b", " \u{3000}:\\u{3A}a :\\u{3A}b"),
    (":::a", #":\u{3A}:a"#), ("a::b", "a::b"), ("a :b", "a :b"), ("“::a”", "“::a”"),
    ("##[error]a", #"#\u{23}[error]a"#), ("a###[b]", #"a##\u{23}[b]"#),
    ("## [a] #[b]", "## [a] #[b]"),
  ])
  func holdsNoCommandForTheReaderOfALog(text: String, safe: String) {
    #expect(TerminalText.safe(text) == safe)
  }

  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本語", 6), ("한국", 4), ("ｶﾅ", 2), ("！", 2),
    ("😀", 2), ("❤️", 2), ("👩‍👩‍👧", 2), ("กำ", 2), ("नि", 2), ("\u{200F}a", 1), ("“…”", 3),
  ])
  func measuresColumns(text: String, columns: Int) {
    #expect(TerminalText.width(of: text) == columns)
  }

  @Test(arguments: [
    ("short", 10, "short"), ("exactly ten", 11, "exactly ten"), ("a long text", 7, "a … xt"),
    ("a rather long text", 16, "a rathe … text"), ("日本語日本語", 10, "日本 … 語"),
    ("", 0, ""), ("a text that is cut by its lab…", 20, "a text … its lab…"),
    ("a long text before::a bcd", 18, #"a long … :\u{3A}a bcd"#),
    ("Geschwindigkeitsbegrenzung", 13, "Gesch … nzung"), ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 7, "👩‍👩‍👧 … 👩‍👩‍👧"),
    ("नमस्ते दुनिया नमस्ते", 11, "नमस्ते … नमस्ते"),
  ])
  func shortens(text: String, columns: Int, shown: String) {
    #expect(TerminalText.shortened(text, to: columns) == shown)
  }

  @Test(arguments: [
    ("left", "“left”"), ("שלום", "“\u{2068}שלום\u{2069}”"), ("السلام", "“\u{2068}السلام\u{2069}”"),
    ("שלום\u{2069}!", "“\u{2068}שלום\\u{2069}!\u{2069}”"),
  ])
  func isolatesTextFromRightToLeft(text: String, quoted: String) {
    #expect(TerminalText.quoted(text) == quoted)
  }
}
