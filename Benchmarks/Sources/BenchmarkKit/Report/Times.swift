/// The times of all stages, for ratios.
struct Times {
  let all: [StageTime]

  /// The languages with the most expensive dictionaries and scripts, which have other goals.
  static let apart: Set<String> = ["ja", "my"]

  /// The sum of the medians of a stage over a stratum's cells, in nanoseconds; `nil` if it did not run.
  func sum(_ stage: String, _ stratum: Stratum?, where isMeant: (StageTime) -> Bool = { _ in true })
    -> Double?
  {
    let times = all.filter {
      $0.stage == stage && (stratum == nil || $0.stratum == stratum) && isMeant($0)
    }
    return times.isEmpty ? nil : times.reduce(0) { $0 + $1.median }
  }

  /// The ratio of the times of two stages.
  func ratio(
    _ stage: String, to other: String, _ stratum: Stratum?,
    where isMeant: (StageTime) -> Bool = { _ in true }
  ) -> Double? {
    guard let time = sum(stage, stratum, where: isMeant),
      let yardstick = sum(other, stratum, where: isMeant),
      yardstick > 0
    else { return nil }
    return time / yardstick
  }

  /// The maximum number of allocations of a stage, over its cells.
  func allocations(_ stage: String, _ stratum: Stratum) -> UInt64? {
    all.filter { $0.stage == stage && $0.stratum == stratum }.map(\.allocations).max()
  }

  /// The rows of the report: each stage on each stratum, and on each of its classes of scripts or languages.
  func rows(_ strata: [Stratum], byScript: Bool, byLanguage: Bool) -> [StageRow] {
    StageName.all.flatMap { stage in
      strata.flatMap { stratum -> [StageRow] in
        let times = all.filter { $0.stage == stage && $0.stratum == stratum }
        guard !times.isEmpty else { return [] }
        func row(_ times: [StageTime], _ part: String) -> StageRow {
          StageRow(times, stage: stage, stratum: stratum.rawValue + part)
        }
        let classes = byScript ? ScriptClass.allCases : []
        return [row(times, "")]
          + classes.compactMap { scripts in
            let times = times.filter { $0.scripts == scripts }
            return times.isEmpty ? nil : row(times, "/\(scripts.rawValue)")
          } + (byLanguage ? times.map { row([$0], "/\($0.locale)") } : [])
      }
    }
  }
}
