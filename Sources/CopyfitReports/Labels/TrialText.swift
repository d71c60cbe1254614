internal import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
public import CopyfitInspection
internal import CopyfitSourceText

/// Whether wordings would fit, for people.
public struct TrialText: Sendable {
  private let trial: TextTrial
  private let style: PrettyStyle
  /// The results of the first wording, one for each label.
  private let judged: [TextTrial.Judgment]
  /// The folders of the apps that contain the key's labels; there may be thousands of labels.
  private let projects: Set<String>

  /// Creates the text of a trial in a style.
  public init(_ trial: TextTrial, style: PrettyStyle = PrettyStyle()) {
    self.trial = trial
    self.style = style
    judged = trial.wordings.first?.judgments ?? []
    projects = Set(judged.lazy.map(\.project.path) + trial.unjudged.lazy.map(\.project.path))
  }

  /// The answer, with a line end at its end.
  public var text: String {
    let wordings = trial.wordings.map { wording in
      wording.judgments.isEmpty && trial.spokenKeys.isEmpty ? [] : lines(wording)
    }
    let sections = [spoken, heading] + wordings + [today, unjudged]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  /// The keys that are only spoken, with the places that speak them.
  private var spoken: [String] {
    trial.spokenKeys.flatMap { key in
      var paragraph = Paragraph()
      paragraph.add(
        TerminalText.safe("'\(key.key)' of \(key.table)")
          + " is spoken by VoiceOver, so its length does not matter.")
      return paragraph.lines(indent: 0, hanging: 2, style: style)
        + key.uses.prefix(Self.maximumUses).map { use in
          let position = use.place.position
          return "  "
            + TerminalText.safe(
              "\(use.noun): \(use.place.file):\(position.line):\(position.column)")
        }
    }
  }

  /// The maximum number of places in code that are named.
  private static let maximumUses = 8

  private var heading: [String] {
    guard let first = judged.first else { return [] }
    var paragraph = Paragraph()
    paragraph.add(LanguageNames.name(of: trial.locale), .bold)
    let labels =
      judged.count == 1
      ? name(of: first.label, in: first.project)
      : Phrase.count(judged.count, "label") + " of this key"
        + (projects.count > 1 ? " in \(Phrase.count(projects.count, "app"))" : "")
    paragraph.add(", in \(labels) \(sizes)")
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  /// The last size at which the answer is valid, which each app may configure.
  private var sizes: String {
    let scaling = judged.filter(\.label.dependsOnCategory)
    let last = Set(scaling.map(\.project.through.name))
    return last.isEmpty
      ? ""
      : "at text sizes up to " + (last.count == 1 ? last.joined() : "each app's 'gate.through'")
  }

  /// A label's name, with the name of its app if there are several.
  private func name(of label: InspectedLabel, in project: InspectedProject) -> String {
    TerminalText.safe(projects.count > 1 ? "\(project.name) · \(label.name)" : label.name)
  }

  private func lines(_ wording: TextTrial.Wording) -> [String] {
    let quoted = TerminalText.quoted(wording.text, columns: max(style.columns - 8, 30))
    var lines = [
      mark(of: wording, before: quoted)
    ]
    let shown = wording.judgments.count > 1 ? wording.judgments : []
    for judgment in shown.isEmpty ? wording.judgments : shown {
      var paragraph = Paragraph()
      if !shown.isEmpty { paragraph.add(name(of: judgment.label, in: judgment.project) + ":") }
      add(judgment, to: &paragraph)
      lines += paragraph.lines(indent: 2, hanging: 4, style: style)
    }
    return lines + wording.problems.flatMap(problemLines)
  }

  private func mark(of wording: TextTrial.Wording, before text: String) -> String {
    if !wording.passes { return style.paint("✗ \(text)", .red) }
    if wording.judgments.contains(where: \.isUndecided) { return style.paint("? \(text)", .yellow) }
    // All of the text is shown, but a check reports the word.
    return wording.judgments.contains { $0.outcome == .splitsWord }
      ? style.paint("! \(text)", .yellow) : style.paint("✓ \(text)", .green)
  }

  /// The problem of a wording's placeholders.
  private func problemLines(_ problem: TextTrial.Problem) -> [String] {
    var paragraph = Paragraph()
    let isError = problem.severity == .error
    paragraph.add(isError ? "✗" : "!", isError ? .red : .yellow)
    paragraph.add("\(TerminalText.safe(problem.message)) (\(problem.rule.rawValue))")
    return paragraph.lines(indent: 2, hanging: 4, style: style)
  }

  private func add(_ judgment: TextTrial.Judgment, to paragraph: inout Paragraph) {
    guard let fit = judgment.worst else { return paragraph.add("there is no text to measure.") }
    if let obstacle = fit.obstacle {
      return paragraph.add("it cannot be measured: \(TerminalText.safe(obstacle)).")
    }
    if judgment.isUndecided {
      return paragraph.add("may or may not fit: it \(LabelWording.reason(ofUndecided: fit)).")
    }
    let outcome = judgment.outcome
    if outcome == .fits, fit.grows {
      return paragraph.add("is not cut; a word may be split, as the width is not exactly known.")
    }
    paragraph.add(LabelWording.outcome(outcome), LabelWording.ink(of: outcome))
    addSizes(fit, judgment, outcome, to: &paragraph)
    if outcome == .fits, let slack = fit.leastSlack(through: judgment.project.through) {
      paragraph.add(", with \(Wording.points(slack)) to spare")
    }
    if outcome.isCut {
      let label = judgment.label
      if let cell = fit.worst,
        let advice = LabelWording.advice(
          cell, of: fit, in: label, excess: judgment.excess, through: judgment.project.through,
          isOneSize: !label.dependsOnCategory)
      {
        paragraph.add("; \(advice)")
      }
      paragraph.add(excess(of: judgment))
    }
    if !fit.missing.isEmpty {
      paragraph.add("; no font has \(Phrase.all(fit.missing))")
    }
    paragraph.add(".")
  }

  /// Adds the first size with the outcome, how certain it is, and what is worse at larger sizes, which do not count.
  private func addSizes(
    _ fit: InspectedFit, _ judgment: TextTrial.Judgment, _ outcome: InspectedFit.Outcome,
    to paragraph: inout Paragraph
  ) {
    let checked = judgment.project.categories(of: judgment.label)
    if outcome != .fits,
      let sizes = LabelWording.sizesOnScreens(
        of: fit, judgment.label.frames, as: outcome, checked: checked)
    {
      paragraph.add(sizes)
    }
    let through = judgment.project.through
    if fit.isUncertain(about: outcome, through: through) { paragraph.add("(uncertain)") }
    let last = fit.outcome(through: .accessibility5)
    guard last.isCut, last > outcome else { return }
    let sizes = LabelWording.sizes(of: fit, as: last, checked: checked).map { " " + $0 } ?? ""
    let limit = max(through, checked.first ?? through)
    paragraph.add("(beyond \(limit.name) it \(LabelWording.outcome(last))\(sizes))")
  }

  private func excess(of judgment: TextTrial.Judgment) -> String {
    guard let excess = judgment.excess else { return "; no text at all would fit" }
    return excess == 0 ? "" : "; \(Phrase.count(excess, "character")) too many"
  }

  /// The current texts: once for all labels of an app if they all show the same text with the same fit.
  private var today: [String] {
    var folders: [String] = []
    for judgment in trial.today where !folders.contains(judgment.project.path) {
      folders.append(judgment.project.path)
    }
    return folders.flatMap { folder in
      today(trial.today.filter { $0.project.path == folder })
    }
  }

  /// The texts of one app's labels.
  private func today(_ judgments: [TextTrial.Judgment]) -> [String] {
    let all = judgments.compactMap { judgment in
      judgment.worst.map { (judgment: judgment, text: $0.text.text) }
    }
    func paragraph(_ index: Int, opening: String) -> Paragraph {
      var paragraph = Paragraph()
      paragraph.add(opening)
      paragraph.addWhole(TerminalText.quoted(all[index].text, columns: max(style.columns - 40, 20)))
      add(all[index].judgment, to: &paragraph)
      return paragraph
    }
    let isOne = Set(all.indices.map { paragraph($0, opening: "").text }).count == 1
    return all.indices.prefix(isOne ? 1 : all.count).flatMap { index in
      let judgment = all[index].judgment
      let app = projects.count > 1 ? " in \(TerminalText.safe(judgment.project.name))" : ""
      let label = isOne ? "" : ", in \(TerminalText.safe(judgment.label.name))"
      return paragraph(index, opening: "Today\(app)\(label):")
        .lines(indent: 0, hanging: 2, style: style)
    }
  }

  private var unjudged: [String] {
    trial.unjudged.flatMap { item in
      var paragraph = Paragraph()
      paragraph.add(
        "Not judged: \(name(of: item.label, in: item.project)): \(TerminalText.safe(item.reason)).")
      return paragraph.lines(indent: 0, hanging: 2, style: style)
    }
  }
}

extension TextTrial.Judgment {
  /// Whether the wording loses nothing in the label's maximum room, but something in its minimum room.
  fileprivate var isUndecided: Bool {
    outcome == .fits
      && fits.contains { fit in
        fit.cells.contains { $0.decision == .undecided && $0.category <= project.through }
      }
  }
}

extension InspectedFit {
  /// The minimum room that a line leaves up to a category, in points.
  fileprivate func leastSlack(through last: ContentSizeCategory) -> Double? {
    let counted = cells.filter { $0.category <= last }
    return (counted.isEmpty ? cells : counted).compactMap(\.fit.slack).min()
  }
}
