internal import Copyfit
internal import CopyfitFindings

extension PrettyReport {
  /// One or two commands to run next; empty if nothing is wrong.
  var nextStep: [String] {
    guard let problem = firstProblem else { return [] }
    let first = problem.isOnLabel ? problem : firstOnLabel(like: problem) ?? problem
    guard first.rule.symptom != nil, let label = first.id,
      !report.identitiesWithoutText.values.contains(label),
      let explain = command("explain", label)
    else {
      return advice(
        "Next, read how to fix the first one:",
        command: "copyfit rules \(first.rule.rawValue)")
    }
    let draw = command("check", "--report", "html=copyfit.html")
    let noun = first.isOnLabel ? "label" : "text"
    return advice("Next, look at the first \(noun):", command: explain)
      + (draw.map { advice("Or look at all of them, drawn:", command: $0) } ?? [])
  }

  /// The finding that a reader sees first: an error, or else a warning.
  private var firstProblem: Finding? {
    for severity in [Severity.error, .warning] {
      if let first = findings(shown).first(where: { $0.severity == severity && $0.status.isPending }
      ) {
        return first
      }
    }
    return nil
  }

  /// The first finding about a label, in place of one about a word whose label is unknown.
  private func firstOnLabel(like problem: Finding) -> Finding? {
    guard problem.rule == .wordWiderThanScreen else { return nil }
    return findings(shown).first {
      $0.severity == problem.severity && $0.status.isPending && $0.isOnLabel
    }
  }

  /// A sentence, and a command that stays on one line, so that it can be copied.
  private func advice(_ text: String, command: String? = nil) -> [String] {
    var paragraph = Paragraph()
    paragraph.add(text)
    if let command { paragraph.addWhole(command) }
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  /// A command for the checked projects; `nil` if a terminal cannot show its words unchanged.
  private func command(_ words: String...) -> String? {
    let all = ["copyfit"] + words + style.arguments
    guard all.allSatisfy({ TerminalText.safe($0) == $0 }) else { return nil }
    return all.map(Self.shellWord).joined(separator: " ")
  }

  /// A word for shells, in quotation marks if it contains special characters.
  private static func shellWord(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "_-./:@%+=,#".utf8.contains(byte)
      }
    }
    if isPlain, !word.isEmpty, word.first != "#" { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}

extension Finding {
  /// Whether it is about the fit of a text in a known label.
  fileprivate var isOnLabel: Bool {
    id != nil && rule.symptom != nil && rule != .wordWiderThanScreen
  }
}
