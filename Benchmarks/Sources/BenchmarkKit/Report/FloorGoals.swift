/// The goals that are multiples of the floor F.
struct FloorGoals {
  let times: Times
  let strata: [Stratum]

  var goals: [Goal] {
    strata.flatMap { stratum in
      let isPlain: (StageTime) -> Bool = { !Times.apart.contains($0.locale) }
      let isApart: (StageTime) -> Bool = { Times.apart.contains($0.locale) }
      let cold = "prepare + 12 fits, no word seen before: \(stratum)"
      return [
        goal(cold, StageName.cold, stratum, 1.15, 1.05, where: isPlain),
        goal(cold + " (ja, my)", StageName.cold, stratum, 1.6, nil, where: isApart),
        goal(
          "prepare + 12 fits, words seen before: \(stratum)", StageName.warm, stratum, 0.25, 0.15),
        goal("12 fits alone: \(stratum)", StageName.fits, stratum, 0.03, 0.01),
        Goal(
          "12 fits alone, allocations: \(stratum)",
          Machine.countsAllocations
            ? times.allocations(StageName.fits, stratum).map { Double($0) } : nil,
          atMost: 0, aim: nil, unit: "", reason: Self.notRun),
        standInGoal(
          "the same in the stand-in's two faces, no word seen: \(stratum)", StageName.standInCold,
          stratum, 1.15, 1.05),
        standInGoal(
          "the same in the stand-in's two faces, words seen: \(stratum)", StageName.standInWarm,
          stratum, 0.25, 0.15),
      ]
    }
  }

  private static let notRun = "the stage was not asked for"

  private func goal(
    _ what: String, _ stage: String, _ stratum: Stratum, _ must: Double, _ aim: Double?,
    where isMeant: (StageTime) -> Bool = { _ in true }
  ) -> Goal {
    Goal(
      what, times.ratio(stage, to: StageName.floor, stratum, where: isMeant), atMost: must,
      aim: aim,
      unit: "F", reason: Self.notRun)
  }

  private func standInGoal(
    _ what: String, _ stage: String, _ stratum: Stratum, _ must: Double, _ aim: Double?
  ) -> Goal {
    Goal(
      what,
      times.ratio(stage, to: StageName.standInFloor, stratum) { !Times.apart.contains($0.locale) },
      atMost: must, aim: aim, unit: "F", reason: Self.notRun)
  }
}
