import Testing

@testable import CopyfitCommand

struct ProgressLineTests {
  @Test(arguments: [
    (0, 10, 2.0, "Measured 0 of 10 texts …"),
    (40, 9000, 0.4, "Measured 40 of 9000 texts …"),
    (500, 2000, 1, "Measured 500 of 2000 texts, 500 a second, 3 s left …"),
    (1, 3, 4, "Measured 1 of 3 texts, 8 s left …"),
    (10, 1000, 1, "Measured 10 of 1000 texts, 10 a second, 1 min 39 s left …"),
    (2000, 2000, 2, "Measured 2000 of 2000 texts, 1000 a second, 0 s left …"),
  ])
  func tellsRateAndTimeLeft(done: Int, total: Int, seconds: Double, text: String) {
    #expect(ProgressLine.text(done, of: total, after: .seconds(seconds)) == text)
  }

  /// A file or pipe is not suitable for a temporary line.
  @Test func showsNothingWithoutTerminal() throws {
    let run = try CommandRun(["check", "--quiet", "--locales", "de", CommandRun.sampleApp])
    #expect(!run.messages.contains("Measured"))
  }

  @Test func statisticsAreOnStandardErrorAlone() throws {
    let words = ["check", "--locales", "de", "--jobs", "1", CommandRun.sampleApp]
    let plain = try CommandRun(words)
    let counted = try CommandRun(words + ["--stats"])
    #expect(counted.output == plain.output)
    #expect(counted.status == plain.status)
    let lines = counted.messages.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("copyfit: Freewheel: 79 labels, ") == true)
    #expect(counted.messages.contains("word cache: "))
    #expect(plain.messages.isEmpty)
  }
}
