import CopyfitFonts

/// `copyfit measure --font` on one text, from start to exit.
struct MeasureProbe: Probe {
  let name = StageName.measure
  let command: CopyfitCommand?
  let face: FontFace

  private static let runs = 21

  func measure() throws(BenchmarkError) -> Findings {
    let arguments = [
      "measure", "--font", "\(face.path)#\(face.index)", "--size", "17", "--width", "280",
      "Weiter zur Kasse",
    ]
    let usages = try command?.run(arguments, times: Self.runs)
    let time = usages?.map(\.wallTime).median
    let rows = time.map {
      StageRow(stage: name, stratum: "process", nanosecondsPerText: $0, texts: 1, allocations: nil)
    }
    return Findings(
      rows: rows.map { [$0] } ?? [],
      goals: [
        Goal(
          "`copyfit measure --font` on one text, from start to exit", time.map { $0 / 1e6 },
          atMost: 15, aim: 8, unit: "ms", reason: ProcessReason.notBuilt)
      ])
  }
}

/// Why a process was not measured.
enum ProcessReason {
  static let notBuilt = "the command is not built beside this program; see --copyfit"
}
