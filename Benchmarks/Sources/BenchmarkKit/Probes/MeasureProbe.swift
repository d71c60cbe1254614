import CopyfitFonts

/// `copyfit measure --font` on one text, from start to exit, and starting the command without work.
struct MeasureProbe: Probe {
  let name = StageName.measure
  let command: CopyfitCommand?
  let face: FontFace

  private static let runs = 21

  func measure() throws(BenchmarkError) -> Findings {
    guard let command else { return Findings(goals: unmeasured(ProcessReason.notBuilt)) }
    let arguments = [
      "measure", "--font", "\(face.path)#\(face.index)", "--size", "17", "--width", "280",
      "Weiter zur Kasse",
    ]
    let start = try command.run(["--version"], times: Self.runs)
    let usages = try command.run(arguments, times: Self.runs)
    let time = usages.map(\.wallTime).median
    return Findings(
      rows: [
        row("process start alone", start.map(\.wallTime).median), row("one text", time),
        // The time without interruptions by other programs.
        row("one text, computing", usages.map(\.processorTime).median),
      ],
      goals: [goal(time / 1e6, "")])
  }

  func unmeasured(_ reason: String) -> [Goal] { [goal(nil, reason)] }

  private func row(_ stratum: String, _ time: Double) -> StageRow {
    StageRow(stage: name, stratum: stratum, nanosecondsPerText: time, texts: 1, allocations: nil)
  }

  private func goal(_ milliseconds: Double?, _ reason: String) -> Goal {
    Goal(
      "`copyfit measure --font` on one text, from start to exit", milliseconds, atMost: 12, aim: 8,
      unit: "ms", reason: reason)
  }
}

/// The reason that a process was not measured.
enum ProcessReason {
  static let notBuilt = "the command is not built beside this program; see --copyfit"
}
