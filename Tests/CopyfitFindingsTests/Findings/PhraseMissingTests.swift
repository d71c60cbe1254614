import CopyfitSourceText
import Testing

@testable import CopyfitFindings

/// The message that a key has no text in some languages.
struct PhraseMissingTests {
  @Test(arguments: [(3, "kkk"), (1_001, String(repeating: "k", count: 100) + "…")])
  func hasTheStartOfALongKey(length: Int, shown: String) {
    let german = LocaleFinding(locale: "de", fingerprint: "", severity: .note)
    let message = Phrase.missing(String(repeating: "k", count: length), in: [german])
    #expect(message == "The key '\(shown)' has no text in German.")
  }
}
