internal import Copyfit
internal import CopyfitFindings
internal import CopyfitSourceText

extension PrettyReport {
  /// Writes the findings except notes, the worst first; several projects follow each other.
  ///
  /// - Parameter add: Receives the sections in their order.
  func writeFindings<Failure: Error>(
    to add: ([String]) throws(Failure) -> Void
  ) throws(Failure) {
    guard report.projects.count > 1 else {
      return try writeSections(of: findings(shown), to: add)
    }
    var ofProjects = Dictionary(grouping: shown) { report.findings[$0].project }
    for project in report.projects {
      // Its name is written only if something follows.
      var isNamed = false
      try writeSections(of: findings(ofProjects[project.name] ?? [])) { section throws(Failure) in
        if !isNamed { try add([title(of: project)]) }
        isNamed = true
        try add(section)
      }
    }
    for project in report.projects { ofProjects[project.name] = nil }
    try writeSections(of: findings(ofProjects.values.joined().sorted()), to: add)
  }

  /// A project's name and folder, which come before its findings.
  private func title(of project: AuditReport.Project) -> String {
    let name = TerminalText.isolated(TerminalText.safe(project.name))
    let path = TerminalText.isolated(TerminalText.safe(project.path))
    // A name that several projects have ends with the folder.
    let hasFolder = project.name != project.givenName
    return style.paint("Project \(name)" + (hasFolder ? "" : " (\(path))"), .bold)
  }

  /// The maximum number of findings of one rule about files and texts, unless all details are requested.
  private static let maximumRepetitions = 10

  /// Counts a finding, and returns whether enough findings with the same cause are shown; labels that do not fit have
  /// different causes.
  private func isRepetition(_ finding: Finding, _ counts: inout [Rule: Int]) -> Bool {
    let isOfLabel = finding.id != nil && finding.rule.symptom != nil
    guard style.detail != .verbose, !isOfLabel else { return false }
    counts[finding.rule, default: 0] += 1
    return counts[finding.rule, default: 0] > Self.maximumRepetitions
  }

  /// The number of hidden findings of each rule.
  private func repetitions(_ counts: [Rule: Int]) -> [[String]] {
    Rule.allCases.compactMap { rule in
      let rest = counts[rule, default: 0] - Self.maximumRepetitions
      guard rest > 0 else { return nil }
      return item("and \(Phrase.grouped(rest)) more [\(rule.rawValue)]: --verbose lists them.")
    }
  }

  /// The number of findings that are laid out at once: all of them would need as much memory as the report.
  private static let portion = 256

  /// Writes findings, each as a section, and removes them.
  private func writeParagraphs<Failure: Error>(
    of findings: inout [Finding], to add: ([String]) throws(Failure) -> Void
  ) throws(Failure) {
    let sections = Parallel.map(findings, jobs: jobs) { finding in
      FindingParagraphs(finding, in: report, style: style, namesProject: false).lines
    }
    findings.removeAll(keepingCapacity: true)
    for section in sections { try add(section) }
  }

  /// Writes findings by their severity, each severity after its number.
  private func writeSections<Failure: Error>(
    of findings: some Sequence<Finding>, to add: ([String]) throws(Failure) -> Void
  ) throws(Failure) {
    if style.detail == .quiet {
      // Findings that fail a stricter gate are searched for like errors.
      let lines: [String] = findings.lazy
        .filter { $0.severity == .error || report.isFailing($0) }
        .map { FindingParagraphs($0, in: report, style: style).quietLine }
      if !lines.isEmpty { try add(lines) }
      return
    }
    let severities: [Severity] = [.error, .warning]
    for severity in severities {
      let findings = findings.lazy.filter { $0.severity == severity }
      let count = findings.reduce(0) { count, _ in count + 1 }
      guard count > 0 else { continue }
      let accepted = style.detail == .verbose ? findings.acceptedPhrase : ""
      let what =
        Phrase.count(count, severity.rawValue) + (accepted.isEmpty ? "" : " (\(accepted))")
      try add([style.paint(what, severity.ink)])
      var counts: [Rule: Int] = [:]
      var part: [Finding] = []
      for finding in findings where finding.rule != .wordWiderThanScreen {
        if isRepetition(finding, &counts) { continue }
        part.append(finding)
        if part.count == Self.portion { try writeParagraphs(of: &part, to: add) }
      }
      try writeParagraphs(of: &part, to: add)
      for repetition in repetitions(counts) { try add(repetition) }
      for word in words(findings.filter { $0.rule == .wordWiderThanScreen }) { try add(word) }
    }
  }
}
