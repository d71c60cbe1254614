import CopyfitFonts
import CopyfitLayout

/// Creates the requested stages; floors only after a check that they do the same work as the engine.
struct StageSet {
  let fonts: BenchmarkFonts
  let question: Question
  let corpus: Corpus
  /// The names of the stages; empty for all.
  let wanted: Set<String>
  let note: (String) -> Void

  /// Slow engines measure one of this many texts.
  static let stride = 20

  /// Whether a stage is requested.
  func wants(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }

  /// The stages in the order of the report.
  func stages() throws(BenchmarkError) -> [any Stage] {
    try [floors(), parts(), wholes(), others()].flatMap(\.self).filter { wants($0.name) }
  }

  private func floors() throws(BenchmarkError) -> [any Stage] {
    var floors: [any Stage] = []
    let asksPango = wants(StageName.pango) && PangoStage.version != nil
    if wants(StageName.floor) || asksPango {
      let floor = try floor(fonts.stack)
      floors.append(FloorStage(StageName.floor, floor))
      // By now the floor has all faces of the texts.
      if asksPango {
        floors.append(
          try PangoStage(fonts.stack, faces: floor.faces, question, stride: Self.stride))
      }
    }
    if wants(StageName.standInFloor), let standIn = fonts.standIn {
      floors.append(FloorStage(StageName.standInFloor, try floor(standIn)))
    }
    return floors
  }

  private func floor(_ fonts: FontStack) throws(BenchmarkError) -> Floor {
    let floor = try Floor(fonts: fonts)
    let runs = try FloorCheck(fonts: fonts).check(corpus, with: floor)
    note("The floor and the engine shape the same \(runs) runs.")
    return floor
  }

  /// The separate steps of layout.
  private func parts() -> [any Stage] {
    [
      ItemizeStage(StageName.itemize, fonts.stack), BreaksStage(),
      ShapeStage(StageName.shape, fonts.stack),
      ShapeStage(
        StageName.shapeWarm, fonts.stack, wordCacheBytes: LayoutWorker.defaultWordCacheBytes),
      PrepareStage(StageName.prepare, fonts.stack, seesWordsBefore: false),
      PrepareStage(StageName.prepareWarm, fonts.stack, seesWordsBefore: true),
      FitsStage(.all, fonts.stack, question), FitsStage(.plain, fonts.stack, question),
    ]
  }

  /// All steps together.
  private func wholes() -> [any Stage] {
    var stages: [any Stage] = [
      AppStage(fonts.stack, question),
      prepareAndFit(StageName.cold, fonts.stack, words: .unseen),
      prepareAndFit(StageName.warm, fonts.stack, words: .seen),
      prepareAndFit(StageName.uncached, fonts.stack, words: .none),
      prepareAndFit(StageName.coldSampled, fonts.stack, words: .unseen, stride: Self.stride),
      prepareAndFit(StageName.warmSampled, fonts.stack, words: .seen, stride: Self.stride),
    ]
    if let standIn = fonts.standIn {
      stages += [
        prepareAndFit(StageName.standInCold, standIn, words: .unseen),
        prepareAndFit(StageName.standInWarm, standIn, words: .seen),
      ]
    }
    return stages
  }

  private func prepareAndFit(
    _ name: String, _ fonts: FontStack, words memory: WordMemory, stride: Int = 1
  ) -> PrepareAndFitStage {
    PrepareAndFitStage(name, fonts, question, words: memory, stride: stride)
  }

  private func others() throws(BenchmarkError) -> [any Stage] {
    var stages: [any Stage] = [ReferenceStage(fonts.stack, question, stride: Self.stride)]
    if fonts.standIn != nil { stages.append(try VerdictsStage(question)) }
    return stages
  }
}
