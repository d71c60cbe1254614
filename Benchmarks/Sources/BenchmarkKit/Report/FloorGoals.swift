/// The goals that are ratios of stages.
struct FloorGoals {
  let times: Times

  /// The goals in the order of the design's table; those of stages that did not run say so.
  var goals: [Goal] {
    Stratum.byLength.flatMap(cold) + Stratum.byLength.flatMap(warm) + app
      + Stratum.byLength.flatMap(fits) + Stratum.byLength.flatMap(pango)
      + Stratum.byLength.map(reference)
  }

  private static let notRun = "the stage did not run, or there is no such text"

  private func cold(_ stratum: Stratum) -> [Goal] {
    let what = "prepare + 12 fits, no word seen before: \(stratum)"
    let apart = what + " (\(Times.apart.sorted().joined(separator: ", ")))"
    return [
      goal(what, StageName.cold, stratum, 1.15, 1.05) { !Times.apart.contains($0) },
      goal(apart, StageName.cold, stratum, 1.6, nil) { Times.apart.contains($0) },
      standIn(what, StageName.standInCold, stratum, 1.15, 1.05) { !Times.apart.contains($0) },
    ]
  }

  private func warm(_ stratum: Stratum) -> [Goal] {
    let what = "prepare + 12 fits, words seen before: \(stratum)"
    return [
      goal(what, StageName.warm, stratum, 0.25, 0.15),
      standIn(what, StageName.standInWarm, stratum, 0.25, 0.15),
    ]
  }

  private var app: [Goal] {
    let what = "the strings of one app in one locale, read once from a cold start"
    let apart = what + " (\(Times.spaceless.sorted().joined(separator: ", ")))"
    return [
      goal(what, StageName.app, .app, 0.5, 0.35) { !Times.spaceless.contains($0) },
      goal(apart, StageName.app, .app, 0.95, nil) { Times.spaceless.contains($0) },
    ]
  }

  private func fits(_ stratum: Stratum) -> [Goal] {
    let allocations = times.allocations(StageName.fitsPlain, stratum)
    return [
      goal("12 fits alone: \(stratum)", StageName.fits, stratum, 0.03, 0.01),
      Goal(
        "12 fits alone, allocations where nothing must be shaped: \(stratum)",
        Machine.countsAllocations ? allocations.map { Double($0) } : nil, atMost: 0, aim: nil,
        unit: "",
        reason: Self.notRun),
    ]
  }

  private func pango(_ stratum: Stratum) -> [Goal] {
    let isLabel = stratum == .label
    return [
      faster(
        "against Pango, no word seen before: \(stratum)", StageName.pango, StageName.coldSampled,
        stratum,
        isLabel ? 20 : 28, isLabel ? 27 : 33),
      faster(
        "against Pango, words seen before: \(stratum)", StageName.pango, StageName.warmSampled,
        stratum,
        120, 200),
    ]
  }

  private func reference(_ stratum: Stratum) -> Goal {
    faster(
      "against per-size shaping: \(stratum)", StageName.reference, StageName.coldSampled, stratum,
      14, 18)
  }

  private func goal(
    _ what: String, _ stage: String, _ stratum: Stratum, _ must: Double, _ aim: Double?,
    where isMeant: (String) -> Bool = { _ in true }
  ) -> Goal {
    Goal(
      what, times.ratio(stage, to: StageName.floor, stratum) { isMeant($0.locale) }, atMost: must,
      aim: aim, unit: "F", reason: Self.notRun)
  }

  private func standIn(
    _ what: String, _ stage: String, _ stratum: Stratum, _ must: Double, _ aim: Double?,
    where isMeant: (String) -> Bool = { _ in true }
  ) -> Goal {
    Goal(
      what + ", the stand-in's two faces",
      times.ratio(stage, to: StageName.standInFloor, stratum) { isMeant($0.locale) }, atMost: must,
      aim: aim, unit: "F", reason: Self.notRun)
  }

  /// How many times as long another engine takes.
  private func faster(
    _ what: String, _ other: String, _ stage: String, _ stratum: Stratum, _ must: Double,
    _ aim: Double
  ) -> Goal {
    let reason =
      other == StageName.pango ? "built without Pango, or the stage did not run" : Self.notRun
    return Goal(
      what, times.ratio(other, to: stage, stratum), atLeast: must, aim: aim, unit: "×",
      reason: reason)
  }
}
