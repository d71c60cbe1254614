import CAllocations
import CopyfitFonts

/// Opening the fonts of the system: names and metrics of all faces, from table reads.
struct FontsProbe: Probe {
  let name = StageName.fonts
  let rounds: Int

  private static let faces = 400.0

  func measure() -> Findings {
    var times: [Double] = []
    var count = 0
    var allocations: UInt64 = 0
    for round in 0...rounds {
      let before = copyfit_allocations()
      let start = Clock.threadTime()
      let database = FontDatabase(
        directories: FontDatabase.installedDirectories, includesInstalled: false)
      count = database.faces.count
      let time = Double(Clock.threadTime() - start)
      allocations = copyfit_allocations() - before
      if round > 0 { times.append(time) }
    }
    let row = StageRow(
      stage: name, stratum: "\(count) faces", nanosecondsPerText: times.median, texts: 1,
      allocations: Machine.countsAllocations ? allocations : nil)
    let milliseconds = times.median / 1e6 * Self.faces / Double(max(count, 1))
    return Findings(
      rows: [row],
      goals: [
        Goal(
          "opening the fonts of a system, warm, for each 400 faces: names and metrics",
          count == 0 ? nil : milliseconds, atMost: 15, aim: 8, unit: "ms",
          reason: "no font is installed")
      ])
  }
}
