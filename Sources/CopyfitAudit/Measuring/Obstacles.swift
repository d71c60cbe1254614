internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText
internal import CopyfitUnicode

/// The reasons why texts were not measured or not decided.
package struct Obstacles {
  /// For each label, the reasons by the index of the text.
  private(set) var reasons: [[Int: SkipReason]]
  /// The errors of fonts that prevent texts from being measured.
  private(set) var fontErrors: Set<CopyfitError> = []
  /// The messages about labels with a text that cannot be laid out.
  private(set) var layoutFailures: [String] = []
  /// For each label, the indexes of texts that are measured but not decided.
  private(set) var doubtful: [Set<Int>]
  /// The messages about scripts for which no font is installed.
  private(set) var scriptFailures: [String] = []
  /// The texts that are longer than the limit.
  private(set) var overlong: [MeasuringTask.Use] = []
  /// The texts that were measured in pieces.
  private(set) var stacked: [MeasuringTask.Use] = []

  init(_ tasks: [MeasuringTask], _ outcomes: [TaskOutcome], _ labels: [AuditLabel]) {
    // By index, because labels, texts and results are large values to copy.
    reasons = labels.indices.map { label in
      labels[label].texts.indices.reduce(into: [Int: SkipReason]()) { reasons, text in
        if let obstacle = labels[label].texts[text].obstacle { reasons[text] = obstacle }
      }
    }
    doubtful = Array(repeating: [], count: labels.count)
    var scripts: [String: (package: String?, locales: Set<String>, texts: Int)] = [:]
    var failing = OrderedGroups<ExactString, Int>()
    for index in tasks.indices {
      if outcomes[index].reachesLimit { stacked += tasks[index].uses }
      for number in outcomes[index].uses.indices where !outcomes[index].uses[number].isDecided {
        let use = tasks[index].uses[number]
        doubtful[use.label].formUnion(use.texts)
      }
      guard let obstacle = outcomes[index].obstacle else { continue }
      let task = tasks[index]
      for use in task.uses {
        for text in use.texts { reasons[use.label][text] = obstacle.skipReason }
      }
      switch obstacle {
      case .script(let code, let package):
        var script = scripts[code] ?? (package, [], 0)
        script.locales.insert(task.locale.tag)
        script.texts += task.uses.count
        scripts[code] = script
      case .font(let error) where error.isAboutText:
        let cause = ExactString("\(error) on its text in \(task.locale.tag)")
        for use in task.uses { failing.add(use.label, to: cause) }
      case .font(let error): fontErrors.insert(error)
      case .length: overlong += task.uses
      }
    }
    layoutFailures = Self.messages(failing, labels)
    scriptFailures =
      scripts.sorted { ExactString($0.key) < ExactString($1.key) }.map { code, script in
        Self.message(code, script.package, script.locales.sortedByBytes(), script.texts)
      }
  }

  /// The messages about labels, by the reasons that they fail; a label may fail with several texts.
  private static func messages(
    _ failing: OrderedGroups<ExactString, Int>, _ labels: [AuditLabel]
  ) -> [String] {
    failing.all.flatMap { cause, uses in
      Set(uses).sorted().map { labels[$0] }.failures(cause.text)
    }
  }

  private static func message(
    _ code: String, _ package: String?, _ locales: [String], _ texts: Int
  ) -> String {
    let advice = package.map { "install the package \($0)" } ?? "install a font for it"
    return """
      No font on this machine has the script \(code): \(Phrase.count(texts, "text")) in \
      \(Phrase.languages(locales)) were not measured; \(advice).
      """
  }
}

extension CopyfitError {
  /// Whether the text, or what the font does with it, cannot be laid out; other messages name the font.
  fileprivate var isAboutText: Bool {
    if case .layout = self { true } else { false }
  }
}
