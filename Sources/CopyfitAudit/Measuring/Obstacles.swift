internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

/// What kept texts from being measured, or from being decided.
package struct Obstacles {
  /// For each label, the reasons by the number of its text.
  private(set) var reasons: [[Int: String]]
  /// What is wrong with fonts that must be fixed before all can be measured.
  private(set) var fontErrors: Set<CopyfitError> = []
  /// For each label, the numbers of the texts that were measured and may fit or not.
  private(set) var doubtful: [Set<Int>]
  /// Scripts that fonts must be installed for, each a message for a person.
  private(set) var scriptFailures: [String] = []
  /// The texts that are longer than any label, as label and text.
  private(set) var overlong: [MeasuringTask.Use] = []
  /// The texts that were measured in pieces.
  private(set) var stacked: [MeasuringTask.Use] = []

  init(_ tasks: [MeasuringTask], _ outcomes: [TaskOutcome], _ labels: [AuditLabel]) {
    reasons = labels.map { label in
      let texts = label.texts.indices.filter { label.texts[$0].neverShows }
      return Dictionary(uniqueKeysWithValues: texts.map { ($0, Self.neverShows) })
    }
    doubtful = Array(repeating: [], count: labels.count)
    var scripts: [String: (package: String?, locales: Set<String>, texts: Int)] = [:]
    for (task, outcome) in zip(tasks, outcomes) {
      if outcome.reachesLimit { stacked += task.uses }
      for (use, result) in zip(task.uses, outcome.uses) where !result.isDecided {
        doubtful[use.label].insert(use.text)
      }
      guard let obstacle = outcome.obstacle else { continue }
      for use in task.uses { reasons[use.label][use.text] = Self.reason(obstacle) }
      switch obstacle {
      case .script(let code, let package):
        var script = scripts[code] ?? (package, [], 0)
        script.locales.insert(task.locale.tag)
        script.texts += task.uses.count
        scripts[code] = script
      case .font(let error): fontErrors.insert(error)
      case .length: overlong += task.uses
      }
    }
    scriptFailures =
      scripts.sorted { ExactString($0.key) < ExactString($1.key) }.map { code, script in
        Self.message(code, script.package, script.locales.sortedByBytes(), script.texts)
      }
  }

  /// The reason of texts whose forms are all for numbers that the language puts otherwise.
  private static let neverShows = "no number of its language takes any of its forms"

  package static func reason(_ obstacle: TaskOutcome.Obstacle) -> String {
    switch obstacle {
    case .script(let code, package: _): "no font for the script \(code)"
    case .font: "the font cannot be used"
    case .length: "it is longer than \(MeasuringLimit.textLength) bytes"
    }
  }

  private static func message(
    _ code: String, _ package: String?, _ locales: [String], _ texts: Int
  ) -> String {
    let advice = package.map { "install the package \($0)" } ?? "install a font for it"
    return """
      No font on this machine has the script \(code): \(Phrase.count(texts, "text")) in \
      \(Phrase.list(locales)) were not measured; \(advice).
      """
  }
}
