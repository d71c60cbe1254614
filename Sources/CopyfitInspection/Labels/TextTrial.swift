internal import CopyfitCatalogs
internal import CopyfitAudit
public import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitProject
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Tests whether wordings fit wherever a key is used, compared with the current text.
public struct TextTrial: Sendable {
  /// The result of a wording in one label.
  public struct Judgment: Sendable {
    /// The project of the label.
    public let project: InspectedProject
    /// The label that would show the wording.
    public let label: InspectedLabel
    /// The fits of the wording in each of its forms, with samples in place of placeholders.
    public let fits: [InspectedFit]
    /// The number of characters by which the worst form is too long up to the gate's last category; `nil` if nothing
    /// would fit.
    public let excess: Int?
  }

  /// A wording with all labels that would show it.
  public struct Wording: Sendable {
    /// The wording.
    public let text: String
    /// The results in the order of the labels.
    public let judgments: [Judgment]
    /// The problems of its placeholders, each once, as in a check of such a translation.
    public let problems: [Problem]
  }

  /// A problem of a wording in any label.
  public struct Problem: Hashable, Sendable {
    /// The rule that is broken.
    public let rule: Rule
    /// The severity in the project.
    public let severity: Severity
    /// The message, in sentences.
    public let message: String
  }

  /// A label for which a wording cannot be judged, with the reason.
  public struct Unjudged: Sendable {
    /// The project of the label.
    public let project: InspectedProject
    /// The label.
    public let label: InspectedLabel
    /// The reason, as a clause.
    public let reason: String
  }

  /// The locale, by the project's own tag.
  public let locale: String
  /// The tested wordings, in their order.
  public let wordings: [Wording]
  /// The current texts, in the order of the labels; labels without a text in the locale are omitted.
  public let today: [Judgment]
  /// The labels for which no wording can be judged.
  public let unjudged: [Unjudged]
  /// The message about a locale without texts in the projects; `nil` if they have texts in it.
  public let remark: String?
  /// The keys that are only spoken, so that the length of the wordings does not matter; empty if labels show them.
  public let spokenKeys: [UnshownKey]

  /// Tests wordings in the found labels and in all other labels with their keys.
  ///
  /// - Throws: `AuditError` if a project's fonts cannot be opened, or if the name is not that of a locale.
  public init(
    _ texts: [String], in matches: [LabelSearch.Match], locale name: String
  ) throws(AuditError) {
    remark = try Self.remark(on: name, in: Self.projects(of: matches))
    let (judges, unjudged) = Self.judges(matches, locale: name)
    locale = matches.first?.project.locale(named: name).tag ?? LocaleIdentifier(name).tag
    self.unjudged = unjudged
    spokenKeys = []
    var wordings: [Wording] = []
    for text in texts {
      var judgments: [Judgment] = []
      for judge in judges { judgments.append(try judge.judge(text)) }
      let problems = Self.once(judges.flatMap { $0.problems(of: text) })
      wordings.append(Wording(text: text, judgments: judgments, problems: problems))
    }
    self.wordings = wordings
    var today: [Judgment] = []
    for judge in judges {
      if let judgment = try judge.judgeToday() { today.append(judgment) }
    }
    self.today = today
  }

  /// Tests the placeholders of wordings for keys that are only spoken; their length does not matter.
  ///
  /// - Throws: `AuditError` if the name is not that of a locale.
  public init(
    _ texts: [String], spoken keys: [UnshownKey], in projects: [InspectedProject],
    locale name: String
  ) throws(AuditError) {
    remark = try Self.remark(on: name, in: projects)
    let keysOfProjects = projects.flatMap { project in keys.map { (project, $0.trialKey) } }
    locale = projects.first?.locale(named: name).tag ?? LocaleIdentifier(name).tag
    wordings = texts.map { text in
      let problems = keysOfProjects.flatMap { project, key in
        Self.problems(of: text, for: key, in: project, locale: name)
      }
      return Wording(text: text, judgments: [], problems: Self.once(problems))
    }
    (today, unjudged, spokenKeys) = ([], [], keys)
  }

  private static func problems(
    of text: String, for key: TrialKey, in project: InspectedProject, locale: String
  ) -> [Problem] {
    guard let texts = project.reading.index[key.table]?.lookup()[key.key], !texts.isEmpty else {
      return []
    }
    return project.problems(trying: text, of: texts, for: key, project.locale(named: locale))
      .map(Problem.init)
  }

  private static func once(_ problems: [Problem]) -> [Problem] {
    problems.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension TextTrial {
  /// The projects of labels, each once, in the order of the labels.
  private static func projects(of matches: [LabelSearch.Match]) -> [InspectedProject] {
    var seen: Set<String> = []
    return matches.lazy.map(\.project).filter { seen.insert($0.path).inserted }
  }

  /// The judges of all labels that show the keys of the found labels, and the labels for which none can judge.
  private static func judges(
    _ matches: [LabelSearch.Match], locale: String
  ) -> ([Judge], [Unjudged]) {
    var (judges, unjudged): ([Judge], [Unjudged]) = ([], [])
    // Each key is searched for once, because thousands of labels may show it.
    var seen: [String: Set<ShownKey>] = [:]
    for match in matches {
      let project = match.project
      guard seen[project.path, default: []].insert(ShownKey(match.label)).inserted else { continue }
      for label in project.labels(sharing: match.label) {
        switch label.label.treatment {
        case .measured: judges.append(Judge(project, label, locale: locale))
        case .undecided(let reason):
          unjudged.append(Unjudged(project: project, label: label, reason: reason.text))
        case .skipped(let reason):
          unjudged.append(Unjudged(project: project, label: label, reason: reason.text))
        }
      }
    }
    return (judges, unjudged)
  }

  /// The message about a locale that the projects do not have yet.
  ///
  /// - Throws: `AuditError` with a suggestion if the name is not that of a language.
  private static func remark(
    on name: String, in projects: [InspectedProject]
  ) throws(AuditError) -> String? {
    let known = Set(projects.flatMap(\.locales)).sortedByBytes()
    guard
      LocaleIdentifier.isWellFormed(name),
      LocaleIdentifier.isKnown(language: LocaleIdentifier(name).language)
    else {
      let advice = Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" }
      throw AuditError(
        Configuration.printable("'\(name)' is not a language, such as de or pt-BR")
          + (advice ?? "; the texts are in \(Phrase.list(known, limit: 12))"))
    }
    if projects.contains(where: { $0.locales.contains($0.locale(named: name).tag) }) { return nil }
    return "there are no texts in '\(name)' yet; there are in \(Phrase.list(known, limit: 12))"
  }

  /// Whether every wording fits in every label, at every category up to the gate's, and none has an error.
  public var passes: Bool { wordings.allSatisfy(\.passes) }

  /// The reasons that wordings were not measured, each once.
  public var obstacles: [String] {
    var reasons: [String] = []
    for reason in wordings.flatMap(\.judgments).flatMap(\.fits).compactMap(\.obstacle)
    where !reasons.contains(reason) {
      reasons.append(reason)
    }
    return reasons
  }
}

extension TextTrial.Problem {
  fileprivate init(_ finding: Finding) {
    (rule, severity, message) = (finding.rule, finding.severity, finding.message)
  }
}

extension TextTrial.Wording {
  /// Whether it is not truncated in any label, at any category up to the gate's.
  public var fits: Bool { judgments.allSatisfy { !$0.outcome.isCut } }

  /// Whether it fits, and its placeholders have no errors.
  public var passes: Bool { fits && problems.allSatisfy { $0.severity != .error } }

  /// The label in which it fits worst.
  public var worst: TextTrial.Judgment? {
    judgments.max {
      $0.outcome < $1.outcome || ($0.outcome == $1.outcome && $1.isTighter(than: $0))
    }
  }
}

extension TextTrial.Judgment {
  /// The worst outcome of the wording up to the gate's last category.
  public var outcome: InspectedFit.Outcome {
    fits.map { $0.outcome(through: project.through) }.max() ?? .fits
  }

  /// The form that fits worst up to the gate's last category.
  public var worst: InspectedFit? {
    fits.max { one, other in
      let outcomes = (
        one.outcome(through: project.through), other.outcome(through: project.through)
      )
      if outcomes.0 != outcomes.1 { return outcomes.0 < outcomes.1 }
      return one.leastSlack ?? .infinity > other.leastSlack ?? .infinity
    }
  }

  fileprivate func isTighter(than other: Self) -> Bool {
    worst?.leastSlack ?? .infinity < other.worst?.leastSlack ?? .infinity
  }
}

extension InspectedLabel {
  fileprivate var trialKey: TrialKey {
    TrialKey(table: label.table, key: key, source: source)
  }
}

extension UnshownKey {
  fileprivate var trialKey: TrialKey {
    TrialKey(
      table: identity, key: key,
      source: source ?? SourceLocation(file: table, position: .start))
  }
}

/// Judges wordings for one label.
private struct Judge {
  private let project: InspectedProject
  private let label: InspectedLabel
  private let locale: LocaleIdentifier
  /// The texts of the label's key.
  private let texts: [LocaleIdentifier: [LocatedText]]

  init(_ project: InspectedProject, _ label: InspectedLabel, locale: String) {
    (self.project, self.label) = (project, label)
    self.locale = project.locale(named: locale)
    texts = project.reading.index[label.label.table]?.lookup()[label.key] ?? [:]
  }

  func judge(_ text: String) throws(AuditError) -> TextTrial.Judgment {
    try judge(project.texts(trying: text, of: texts, in: label, locale))
  }

  func problems(of text: String) -> [TextTrial.Problem] {
    project.problems(trying: text, of: texts, for: label.trialKey, locale)
      .map(TextTrial.Problem.init)
  }

  /// The result of the label's current text; `nil` if it has no text in the locale.
  func judgeToday() throws(AuditError) -> TextTrial.Judgment? {
    let texts = label.label.texts.filter { $0.locale == locale }
    return texts.isEmpty ? nil : try judge(texts)
  }

  private func judge(_ texts: [AuditLabel.Text]) throws(AuditError) -> TextTrial.Judgment {
    var inspector = try LabelInspector(project)
    let fits = inspector.fits(of: texts, in: label)
    var excess: Int? = 0
    for fit in fits {
      let own = inspector.excess(of: fit, in: label)
      excess = own.flatMap { own in excess.map { max($0, own) } }
    }
    return TextTrial.Judgment(project: project, label: label, fits: fits, excess: excess)
  }
}
