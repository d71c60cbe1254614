import Testing

@testable import BenchmarkKit

@Suite struct ReportTests {
  private static let report = Report(
    facts: [("HarfBuzz", "6.0.0")],
    rows: [
      StageRow(
        stage: "cold", stratum: "label", nanosecondsPerText: 5012.349, texts: 20, allocations: 7),
      StageRow(stage: "threads", stratum: "2", nanosecondsPerText: 3, texts: 20, allocations: nil),
    ],
    goals: [
      Goal("fast", 1.2, atMost: 1.15, aim: 1.05, unit: "F"),
      Goal("faster | fastest", nil, atLeast: 20, aim: nil, unit: "×", reason: "no Pango"),
    ])

  @Test func writesLinesOfFiveColumns() {
    #expect(
      Self.report.text(.tsv) == """
        # HarfBuzz\t6.0.0
        # stage\tstratum\tns_per_text\ttexts\tallocations
        cold\tlabel\t5012.3\t20\t7
        threads\t2\t3.0\t20\t-
        # goal\tfast\t≤ 1.15 F\t1.05 F\t1.2 F\tFAIL
        # goal\tfaster | fastest\t≥ 20 ×\t\t–\tnot measured: no Pango

        """)
  }

  @Test func writesTables() {
    let text = Self.report.text(.markdown)
    #expect(text.contains("| fast | ≤ 1.15 F | 1.05 F | 1.2 F | FAIL |\n"))
    #expect(text.contains("| faster \\| fastest | ≥ 20 × |  | – | not measured: no Pango |\n"))
    #expect(text.contains("| cold | label | 5012.3 | 20 | 7 |\n"))
  }

  @Test func writesJSON() {
    #expect(
      Self.report.text(.json) == """
        {"environment":{"HarfBuzz":"6.0.0"},
        "stages":[
        {"stage":"cold","stratum":"label","ns_per_text":5012.3,"texts":20,"allocations":7},
        {"stage":"threads","stratum":"2","ns_per_text":3.0,"texts":20,"allocations":null}
        ],
        "goals":[
        {"what":"fast","must":"≤ 1.15 F","aim":"1.05 F","measured":"1.2 F","result":"FAIL","value":1.2,"bound":1.15,"unit":"F"},
        {"what":"faster | fastest","must":"≥ 20 ×","aim":"","measured":"–","result":"not measured: no Pango","value":null,"bound":20.0,"unit":"×"}
        ]}

        """)
  }

  @Test(arguments: [
    (0.0, "0"), (0.0123, "0.0123"), (1, "1"), (1.2345, "1.23"), (27.04, "27"), (123.4, "123"),
    (Double.infinity, "0"),
  ])
  func shortensNumbers(value: Double, text: String) {
    #expect(value.short == text)
  }

  @Test func takesMedians() {
    #expect([Double]().median == 0)
    #expect([3.0, 1, 2].median == 2)
    #expect([4.0, 1, 2, 3].median == 2.5)
  }
}
