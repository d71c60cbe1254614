import CopyfitFonts
import Foundation

/// Times layout on the texts of the sample app: `copyfit-benchmarks [--short]`.
@main
struct Benchmarks {
  static func main() throws {
    let isShort = CommandLine.arguments.dropFirst().contains("--short")
    let database = FontDatabase(directories: [], includesInstalled: true)
    guard let face = database.face(named: "Inter-Regular", family: nil) else {
      FileHandle.standardError.write(
        Data("The font Inter is not installed; run make setup.\n".utf8))
      exit(2)
    }
    let fonts = FontStack(face: face, fallback: .installed(database, preferred: []))

    print("Twelve sizes, 288 points wide, one thread; medians, in ns for each text.\n")
    var table = Table(header: [
      "texts", "count", "prepare + 12 fits", "12 fits", "shaping per size", "× faster",
      "fits share",
    ])
    for stratum in try Corpus.read() {
      let result = try stratum.measure(fonts: fonts, rounds: isShort ? 3 : 25)
      table.append([
        stratum.name, "\(stratum.samples.count)",
        whole(result.prepareAndFit), whole(result.fit), whole(result.reference),
        tenths(result.reference / result.prepareAndFit),
        tenths(100 * result.fit / result.prepareAndFit) + " %",
      ])
    }
    print(table.text)
  }

  private static func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
