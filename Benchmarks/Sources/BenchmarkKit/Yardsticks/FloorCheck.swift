import CopyfitFonts
@_spi(Stages) import CopyfitLayout
import CopyfitUnicode

/// Checks that the floor and the engine shape the same.
struct FloorCheck {
  let fonts: FontStack

  /// Compares the runs of all texts, and throws at the first difference; returns the number of runs.
  func check(_ corpus: Corpus, with floor: Floor) throws(BenchmarkError) -> Int {
    var stages = LayoutStages()
    var count = 0
    for cell in corpus.cells {
      try floor.begin(cell.locale)
      for sample in cell.samples {
        let engine = try runs(of: sample, &stages)
        let floors = floor.runs(of: sample.text)
        guard floors == engine else {
          throw .otherRuns(
            text: sample.text, floor: Self.description(floors), engine: Self.description(engine))
        }
        count += engine.count
      }
    }
    return count
  }

  private func runs(
    of sample: Sample, _ stages: inout LayoutStages
  ) throws(BenchmarkError) -> [LayoutStages.Run] {
    do throws(LayoutError) {
      return try stages.runs(
        of: try stages.analyze(sample.text, locale: sample.locale, fonts: fonts))
    } catch {
      throw .layout(error, text: sample.text)
    }
  }

  private static func description(_ runs: [LayoutStages.Run]) -> String {
    runs.map { run in
      "\(run.range) \(Script(rawValue: run.script)) level \(run.level) \(run.face): "
        + "\(run.glyphs) glyphs, \(run.advance) units"
        + (run.displayGlyphs > 0 ? " (\(run.displayGlyphs), \(run.displayAdvance))" : "")
    }.joined(separator: "; ")
  }
}
