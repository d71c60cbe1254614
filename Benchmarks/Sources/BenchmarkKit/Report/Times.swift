/// The times of all stages, to be asked for ratios.
struct Times {
  let all: [StageTime]

  /// The languages whose dictionaries and scripts cost the most, for which goals differ.
  static let apart: Set<String> = ["ja", "my"]

  /// The sum of the medians of a stage in nanoseconds, over a stratum's cells; `nil` where it did not run.
  func sum(_ stage: String, _ stratum: Stratum?, where isMeant: (StageTime) -> Bool = { _ in true })
    -> Double?
  {
    let times = all.filter {
      $0.stage == stage && (stratum == nil || $0.stratum == stratum) && isMeant($0)
    }
    return times.isEmpty ? nil : times.reduce(0) { $0 + $1.median }
  }

  /// How many times as long one stage takes as another.
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

  /// The most allocations of a stage, over its cells.
  func allocations(_ stage: String, _ stratum: Stratum) -> UInt64? {
    all.filter { $0.stage == stage && $0.stratum == stratum }.map(\.allocations).max()
  }

  /// The rows of the report: each stage on each stratum, and on each class of scripts or language of it.
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
