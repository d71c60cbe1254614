import Testing

@testable import CopyfitCommand

/// The report on App Store's label "Larger Text", of the sample app.
struct LargerTextTests {
  private static let words = [
    "check", "--no-cache", "--fail-on", "never", "--report", "larger-text", "--locales", "de,en",
    CommandRun.sampleApp,
  ]

  @Test func isTheSameInEachRun() throws {
    let words = Self.words + ["--date", "2026-11-23", "--app-version", "2.3 (451)"]
    let run = try CommandRun(words)
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "# Larger Text\n\n- App: `Freewheel`\n- Version: `2.3 (451)`\n- Date: 2026-11-23\n"))
    #expect(run.output.contains("\n## Checked texts in `de`\n"))
    #expect(run.output.contains("\n## Texts that do not fit up to 200 % (AX3)\n"))
    #expect(run.output.contains("\n| All | "))
    #expect(try CommandRun(words).output == run.output)
  }

  /// The report has no date without the caller's: a clock would change the bytes.
  @Test func hasNoDateAndVersionOfItsOwn() throws {
    let output = try CommandRun(Self.words).output
    #expect(!output.contains("- Date") && !output.contains("- Version"))
  }

  @Test(arguments: [
    "2026-11-31", "2026-2-03", "23.11.2026", "2026-00-10", "2025-02-29", "", "today",
  ])
  func otherDatesAreErrors(text: String) {
    #expect(throws: ValueError.self) { try CalendarDate.read(text) }
  }

  @Test(arguments: ["2026-11-23", "2028-02-29", "2000-02-29"])
  func datesAreRead(text: String) throws {
    #expect(try CalendarDate.read(text).text == text)
  }
}
