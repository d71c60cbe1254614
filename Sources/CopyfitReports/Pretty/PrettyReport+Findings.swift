internal import Copyfit
internal import CopyfitAudit

extension PrettyReport {
  /// The findings but for notes, the worst first; of several projects one after the other.
  var findings: [[String]] {
    guard report.projects.count > 1 else { return sections(of: shown) }
    let names = report.projects.map(\.name)
    let others = shown.filter { finding in !names.contains { $0 == finding.project } }
    return report.projects.flatMap { project in
      titled(project, sections(of: shown.filter { $0.project == project.name }))
    } + sections(of: others)
  }

  /// A project's findings behind its name and folder; nothing where it has none.
  private func titled(
    _ project: AuditReport.Project, _ sections: [[String]]
  ) -> [[String]] {
    guard !sections.isEmpty else { return [] }
    let name = TerminalText.isolated(TerminalText.safe(project.name))
    let path = TerminalText.isolated(TerminalText.safe(project.path))
    // A name that others have, too, ends with the folder.
    let isTold = project.name.hasSuffix("(\(project.path))")
    return [[style.paint("Project \(name)" + (isTold ? "" : " (\(path))"), .bold)]] + sections
  }

  /// Findings by their severity, each severity behind its number.
  private func sections(of findings: [Finding]) -> [[String]] {
    if style.detail == .quiet {
      // What a stricter gate fails by is looked for as an error is.
      let told = findings.filter { $0.severity == .error || report.isFailing($0) }
      return told.isEmpty
        ? [] : [told.map { FindingParagraphs($0, in: report, style: style).quietLine }]
    }
    let severities: [Severity] = [.error, .warning]
    return severities.flatMap { severity in
      let findings = findings.filter { $0.severity == severity }
      guard !findings.isEmpty else { return [[String]]() }
      let accepted = findings.acceptedPhrase
      let count = Wording.count(findings.count, severity.rawValue)
      let what = count + (accepted.isEmpty ? "" : " (\(accepted))")
      return [[style.paint(what, severity.ink)]]
        + findings.filter { $0.rule != .wordWiderThanScreen }.map {
          FindingParagraphs($0, in: report, style: style, tellsProject: false).lines
        } + words(findings.filter { $0.rule == .wordWiderThanScreen })
    }
  }
}
