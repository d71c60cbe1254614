import CopyfitUnicode
import Foundation

/// `copyfit check` on made-up apps: as many labels as the goals name, in the corpus's texts.
struct CheckProbe: Probe {
  let name = StageName.check
  let command: CopyfitCommand?
  let corpus: Corpus
  /// Whether to check twenty apps.
  let isLong: Bool

  private static let runs = 3

  /// An app: how many labels in how many locales.
  private struct App {
    let labels: Int
    let locales: Int

    var text: String { "\(labels) labels × \(locales) locales × 12 categories" }
  }

  func measure() throws(BenchmarkError) -> Findings {
    var findings = try one(App(labels: 100, locales: 24), seconds: 1, aim: 0.3)
    let large = try one(App(labels: 1_000, locales: 40), seconds: 2, aim: nil)
    let many = try twenty()
    findings.rows += large.rows + many.rows
    findings.goals += large.goals + many.goals
    findings.facts += large.facts + many.facts
    return findings
  }

  private func one(_ app: App, seconds: Double, aim: Double?) throws(BenchmarkError) -> Findings {
    let what = "`copyfit check`: \(app.text)"
    guard let command else {
      return Findings(goals: [goal(what, nil, seconds, aim, ProcessReason.notBuilt)])
    }
    try write(app, to: "app", command)
    let folder = command.folder.appending(path: "app").path
    let usages = try command.run(["check", "--quiet", folder], times: Self.runs)
    let time = usages.map(\.wallTime).median
    let memory = (usages.map(\.peakMemory).max() ?? 0) >> 20
    return Findings(
      rows: [row("\(app.labels) × \(app.locales)", time, app.labels * app.locales)],
      goals: [goal(what, time / 1e9, seconds, aim, "")],
      facts: [("memory of check, \(app.labels) × \(app.locales)", "\(memory) MB")])
  }

  private func twenty() throws(BenchmarkError) -> Findings {
    let what = "`copyfit check`: 20 apps of 3000 strings × 40 locales"
    guard let command, isLong else {
      let reason = isLong ? ProcessReason.notBuilt : "takes minutes; see --long"
      return Findings(goals: [goal(what, nil, 60, nil, reason)])
    }
    try write(App(labels: 3_000, locales: 40), to: "app", command)
    let folder = command.folder.appending(path: "app").path
    let usages = try command.run(["check", "--quiet", folder], times: 20)
    let time = usages.reduce(0) { $0 + $1.wallTime }
    let memory = Double(usages.map(\.peakMemory).max() ?? 0) / 1e9
    return Findings(
      rows: [row("20 × 3000 × 40", time, 20 * 3_000 * 40)],
      goals: [
        goal(what, time / 1e9, 60, nil, ""),
        Goal(what + ", memory", memory, atMost: 1, aim: nil, unit: "GB"),
      ])
  }

  private func row(_ stratum: String, _ time: Double, _ texts: Int) -> StageRow {
    StageRow(
      stage: name, stratum: stratum, nanosecondsPerText: time / Double(texts), texts: texts,
      allocations: nil)
  }

  private func goal(
    _ what: String, _ seconds: Double?, _ must: Double, _ aim: Double?, _ reason: String
  ) -> Goal {
    Goal(what + ", wall time", seconds, atMost: must, aim: aim, unit: "s", reason: reason)
  }

  /// Writes an app's strings, a table for each locale, and where its labels stand.
  private func write(_ app: App, to folder: String, _ command: CopyfitCommand)
    throws(BenchmarkError)
  {
    let cells = corpus.cells.filter { $0.stratum == .app }
    for index in 0..<app.locales where !cells.isEmpty {
      // Beyond the corpus's languages their texts come again, under names of other regions.
      let cell = cells[index % cells.count]
      let locale =
        index < cells.count
        ? cell.locale.tag : "\(cell.locale.language)-\(Self.regions[index % Self.regions.count])"
      let lines = (0..<app.labels).map { label in
        "\(JSON.text("key.\(label)")) = \(JSON.text(cell.samples[label % cell.samples.count].text));\n"
      }
      _ = try command.write(lines.joined(), to: "\(folder)/\(locale).lproj/Localizable.strings")
    }
    let configuration = """
      name: App
      sourceLanguage: en
      strings: ["*.lproj/*.strings"]
      devices: [canvas]
      labels:
        - keys: "key.*"
          style: body
          frame: { width: 280 }
          lines: 2

      """
    _ = try command.write(configuration, to: "\(folder)/copyfit.yml")
  }

  private static let regions = ["AT", "CH", "BE", "CA", "IN", "SG", "ZA", "IE", "NZ", "AU"]
}
