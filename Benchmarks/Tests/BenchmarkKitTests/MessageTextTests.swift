import Testing

@testable import BenchmarkKit

@Suite struct MessageTextTests {
  @Test(arguments: [
    ("Save _As…", "Save As…"),
    ("&Quit", "Quit"),
    ("ファイル(_F)", "ファイル"),
    ("%d files of %2$s\n", "12 files of 12"),
    ("%lu bytes, 100%%", "12 bytes, 100%"),
    ("100 % sure", "100 % sure"),
    ("Trailing space ", "Trailing space"),
  ])
  func cleans(message: String, text: String) {
    #expect(MessageText.cleaned(message) == text)
  }

  @Test(arguments: [
    "", "\n", "  --help   shows this", "-v", "<b>bold</b>", "one\ntwo", "a\tb", "$HOME",
  ])
  func refuses(message: String) {
    #expect(MessageText.cleaned(message) == nil)
  }
}
