/// The goals that are ratios of stages.
struct FloorGoals {
  let times: Times

  /// The goals in the order of the table; those of stages that did not run are not measured.
  var goals: [Goal] {
    Stratum.byLength.flatMap(cold) + Stratum.byLength.flatMap(warm) + app
      + Stratum.byLength.flatMap(fits) + Stratum.byLength.flatMap(pango)
      + Stratum.byLength.map(reference)
  }

  private static let notRun = "the stage did not run, or there is no such text"

  private func cold(_ stratum: Stratum) -> [Goal] {
    let what = "prepare + 12 fits, no word seen before: \(stratum)"
    return [
      goal(what, StageName.cold, stratum, 0.6, 0.35, .pairs),
      goal(what, StageName.cold, stratum, 1.2, 1.1, .shaped),
      standIn(what, StageName.standInCold, stratum, 1.15, 1.05) {
        !Times.apart.contains($0.locale)
      },
    ]
  }

  private func warm(_ stratum: Stratum) -> [Goal] {
    let what = "prepare + 12 fits, words seen before: \(stratum)"
    return [
      goal(what, StageName.warm, stratum, 0.25, 0.12),
      standIn(what, StageName.standInWarm, stratum, 0.25, 0.15),
    ]
  }

  private var app: [Goal] {
    let what = "the strings of one app in one locale, read once from a cold start"
    return [
      goal(what, StageName.app, .app, 0.5, 0.3, .pairs),
      goal(what, StageName.app, .app, 0.95, nil, .shaped),
    ]
  }

  private func fits(_ stratum: Stratum) -> [Goal] {
    let allocations = times.allocations(StageName.fitsPlain, stratum)
    let isLabel = stratum == .label
    return [
      goal(
        "12 fits alone: \(stratum)", StageName.fits, stratum, isLabel ? 0.03 : 0.05,
        isLabel ? 0.015 : 0.03),
      Goal(
        "12 fits alone, allocations where nothing must be shaped: \(stratum)",
        Machine.countsAllocations ? allocations.map { Double($0) } : nil, atMost: 0, aim: nil,
        unit: "",
        reason: Self.notRun),
    ]
  }

  private func pango(_ stratum: Stratum) -> [Goal] {
    let unseen = "against Pango, no word seen before: \(stratum)"
    return [
      faster(unseen, StageName.pango, StageName.coldSampled, stratum, (45, 75), .pairs),
      faster(unseen, StageName.pango, StageName.coldSampled, stratum, (22, 27), .shaped),
      faster(
        "against Pango, words seen before: \(stratum)", StageName.pango, StageName.warmSampled,
        stratum, (120, 220)),
    ]
  }

  private func reference(_ stratum: Stratum) -> Goal {
    faster(
      "against per-size shaping: \(stratum)", StageName.reference, StageName.coldSampled, stratum,
      (14, 18))
  }

  private func goal(
    _ what: String, _ stage: String, _ stratum: Stratum, _ must: Double, _ aim: Double?,
    _ scripts: ScriptClass? = nil
  ) -> Goal {
    Goal(
      Self.name(what, scripts),
      times.ratio(stage, to: StageName.floor, stratum) { scripts == nil || $0.scripts == scripts },
      atMost: must, aim: aim, unit: "F", reason: Self.notRun)
  }

  private static func name(_ what: String, _ scripts: ScriptClass?) -> String {
    scripts.map { "\(what) (\($0.rawValue) scripts)" } ?? what
  }

  private func standIn(
    _ what: String, _ stage: String, _ stratum: Stratum, _ must: Double, _ aim: Double?,
    where isMeant: (StageTime) -> Bool = { _ in true }
  ) -> Goal {
    Goal(
      what + ", the stand-in's two faces",
      times.ratio(stage, to: StageName.standInFloor, stratum, where: isMeant), atMost: must,
      aim: aim, unit: "F", reason: Self.notRun)
  }

  /// The factor by which another engine is slower.
  private func faster(
    _ what: String, _ other: String, _ stage: String, _ stratum: Stratum,
    _ bounds: (must: Double, aim: Double), _ scripts: ScriptClass? = nil
  ) -> Goal {
    let reason =
      other == StageName.pango ? "built without Pango, or the stage did not run" : Self.notRun
    return Goal(
      Self.name(what, scripts),
      times.ratio(other, to: stage, stratum) { scripts == nil || $0.scripts == scripts },
      atLeast: bounds.must, aim: bounds.aim, unit: "×", reason: reason)
  }
}
