import Testing

@testable import BenchmarkKit

@Suite struct BenchmarkTests {
  /// The beginnings of the rows in the table of goals.
  private static let rows = [
    "prepare + 12 fits, no word seen before: label (pair-summable scripts)",
    "prepare + 12 fits, no word seen before: label (shaped scripts)",
    "prepare + 12 fits, no word seen before: sentence",
    "prepare + 12 fits, no word seen before: paragraph",
    "prepare + 12 fits, words seen before: label",
    "prepare + 12 fits, words seen before: sentence",
    "prepare + 12 fits, words seen before: paragraph",
    "the strings of one app in one locale, read once from a cold start (pair-summable scripts)",
    "the strings of one app in one locale, read once from a cold start (shaped scripts)",
    "12 fits alone: label",
    "12 fits alone, allocations",
    "against Pango, no word seen before: label",
    "against Pango, no word seen before: sentence",
    "against Pango, words seen before: label",
    "against per-size shaping: label",
    "2 threads against one, wall time: the library",
    "2 threads against one, wall time: `stream`",
    "2 threads against one, wall time: `check`",
    "`stream` against the library, words seen before: sentence",
    "`stream` against the library, words seen before: label",
    "`stream`, JSON in and out, of a label's twelve sizes",
    "`stream --jobs 1`, labels and sentences, read once from a cold start",
    "growth: 10000 texts against a tenth of them",
    "growth: en: 100000 characters against a tenth",
    "growth: a flood of marks: 100000 characters against a tenth",
    "memory of `stream`",
    "opening the fonts of a system, warm, for each 400 faces: names, metrics and coverage",
    "opening a font file that is named",
    "`copyfit measure --font` on one text, from start to exit",
    "`copyfit check --jobs 2`: 100 labels × 24 locales × 12 categories, 32016 strings, wall time",
    "`copyfit check --jobs 2`: 1000 labels × 40 locales × 12 categories, wall time",
    "`copyfit check --jobs 2`: 20 apps of 3000 strings × 40 locales, wall time",
    "`copyfit check --jobs 2`: 20 apps of 3000 strings × 40 locales, memory",
    "the size of the command, stripped",
  ]

  /// The goals that are no ratios of stages: what is required, and what would be better.
  private static let bounds = [
    ("opening the fonts", "≤ 25 ms", ""), ("from the index", "≤ 5 ms", "3 ms"),
    ("`copyfit measure", "≤ 12 ms", "8 ms"), ("JSON in and out", "≤ 0.5 F", "0.3 F"),
    ("read once from a cold start, process", "≤ 1.15 F", "0.8 F"),
    ("32016 strings", "≤ 0.3 s", "0.15 s"), ("one table of 10 MB, wall", "≤ 0.5 s", "0.3 s"),
    ("the size of the command", "≤ 30 MB", "24 MB"),
  ]

  @Test func printsEveryGoalWhateverIsMeasured() throws {
    let report = try Benchmark(
      Options(["--sample-app", "--stages", "breaks", "--rounds", "1"])
    ) { _ in }.run()
    for row in Self.rows {
      let goal = try #require(report.goals.first { $0.what.hasPrefix(row) }, "\(row)")
      #expect(goal.verdict.hasPrefix("not measured: "))
      #expect(!goal.verdict.hasSuffix(": "))
    }
    #expect(Set(report.rows.map(\.stage)) == ["breaks"])
    for (what, must, aim) in Self.bounds {
      let goal = try #require(report.goals.first { $0.what.contains(what) }, "\(what)")
      #expect((goal.must, goal.aim) == (must, aim))
    }
    #expect(report.facts.last?.name == "time of this run")
  }
}
