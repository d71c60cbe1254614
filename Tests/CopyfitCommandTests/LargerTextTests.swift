import Testing

@testable import CopyfitCommand

/// The report on App Store's label "Larger Text", of the sample app.
struct LargerTextTests {
  private static let words = [
    "check", "--no-cache", "--fail-on", "never", "--report", "larger-text", "--locales", "de,en",
    CommandRun.sampleApp,
  ]

  @Test func isTheSameInEachRun() throws {
    let run = try CommandRun(Self.words + ["--date", "2026-11-23"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("# Larger Text\n\n- App: `Freewheel`\n- Date: 2026-11-23\n"))
    #expect(run.output.contains("\n## Texts that do not fit up to 200 % (AX3)\n"))
    #expect(run.output.contains("\n| All | "))
    #expect(try CommandRun(Self.words + ["--date", "2026-11-23"]).output == run.output)
  }

  /// Without a date there is none: a clock would change the bytes.
  @Test func hasNoDateOfItsOwn() throws {
    #expect(try !CommandRun(Self.words).output.contains("- Date"))
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
