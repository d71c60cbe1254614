import CopyfitSourceText
import Testing

@testable import CopyfitAudit

struct SampleTextsTests {
  private static func samples(_ pairs: (String, String)...) -> SampleTexts {
    SampleTexts(pairs.map { .init(placeholder: $0.0, text: $0.1, position: .start) })
  }

  @Test(arguments: [
    ("Hello %@", "Hello Wilhelmina", [String]()),
    ("%1$@ has %2$lld", "Wilhelmina has 1234", []),
    ("%.1f of %d%%", "%.1f of 1234%", ["%.1f"]),
    ("100%", "100%", []), ("50%% off", "50%% off", []),
    ("%s and %s", "%s and %s", ["%s"]), ("", "", []),
  ])
  func fills(text: String, filled: String, unfilled: [String]) {
    let result = Self.samples(("%@", "Wilhelmina"), ("%d", "1234")).fill(text, source: nil)
    #expect(result == .init(text: filled, unfilled: unfilled))
  }

  @Test func prefersTheSampleForTheSpecifierAsWritten() {
    let samples = Self.samples(("%@", "a"), ("%2$@", "b"), ("%@", "c"))
    #expect(samples.fill("%1$@ %2$@", source: nil).text == "a b")
  }
}
