import CAllocations
import CopyfitDynamicType
import CopyfitFonts
import CopyfitUnicode
import Foundation

/// Opening the system's fonts by table reads: names and metrics, then the characters of all faces.
struct FontsProbe: Probe {
  let name = StageName.fonts
  let rounds: Int
  /// The face for measuring a named file.
  let face: FontFace

  private static let faces = 400.0
  /// No font has it, so all faces are checked.
  private static let privateCharacter: [Unicode.Scalar] = ["\u{10FFFD}"]

  /// A measured part.
  private struct Part {
    let stratum: String
    let run: () -> Int
  }

  private func parts(_ folder: String) -> [Part] {
    [
      Part(stratum: "names and metrics") { FontDatabase(directories: []).faces.count },
      Part(stratum: "names, metrics and coverage") {
        Self.readAll(FontDatabase(directories: []))
      },
      Part(stratum: "the same from an index") {
        Self.readAll(FontDatabase(directories: [], cacheDirectory: folder))
      },
      Part(stratum: "one named file") {
        FontDatabase(directories: [face.path]).face(named: face.names.postScript) == nil ? 0 : 1
      },
    ]
  }

  private static func readAll(_ database: FontDatabase) -> Int {
    let choice = FontFallback.installed(database, preferred: [])
      .choice(for: privateCharacter, script: .common, locale: .undetermined, weight: .regular)
    return database.faces.count + (choice == nil ? 0 : 1)
  }

  func measure() -> Findings {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "copyfit-benchmarks-index-\(getpid())")
    defer { try? files.removeItem(at: folder) }
    let rows = parts(folder.path).map(row)
    let times = rows.map { $0.nanosecondsPerText * Double($0.texts) }
    return Findings(
      rows: rows,
      goals: goals(
        tables: rows[1].nanosecondsPerText * Self.faces / 1e6,
        index: rows[2].nanosecondsPerText * Self.faces / 1e6, share: times[3] / times[1]))
  }

  func unmeasured(_ reason: String) -> [Goal] { goals(reason: reason) }

  private func goals(
    tables: Double? = nil, index: Double? = nil, share: Double? = nil, reason: String = ""
  ) -> [Goal] {
    let what =
      "opening the fonts of a system, warm, for each 400 faces: names, metrics and coverage"
    return [
      Goal(what + ", from tables", tables, atMost: 25, aim: nil, unit: "ms", reason: reason),
      Goal(
        what + ", from the index of a run before", index, atMost: 5, aim: 3, unit: "ms",
        reason: reason),
      // Reading any other file would take several times as long.
      Goal(
        "opening a font file that is named, against all of the system: no other is read", share,
        atMost: 0.05, aim: nil, unit: "×", reason: reason),
    ]
  }

  private func row(_ part: Part) -> StageRow {
    var times: [Double] = []
    var (count, allocations) = (0, UInt64(0))
    for round in 0...rounds {
      let before = copyfit_allocations()
      let start = Clock.threadTime()
      count = part.run()
      let time = Double(Clock.threadTime() - start)
      allocations = copyfit_allocations() - before
      if round > 0 { times.append(time) }
    }
    return StageRow(
      stage: name, stratum: part.stratum, nanosecondsPerText: times.median / Double(max(count, 1)),
      texts: count, allocations: Machine.countsAllocations ? allocations : nil)
  }
}
