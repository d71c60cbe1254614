internal import Copyfit
internal import CopyfitAudit

extension AuditReport {
  /// One line for the notes of each rule that are neither known nor accepted.
  var noteSummaries: [String] {
    Rule.allCases.compactMap { rule in
      let notes = findings.filter { finding in
        finding.rule == rule && finding.severity == .note
          && (finding.status == .new || finding.status == .worse)
      }
      return notes.isEmpty ? nil : rule.summary(of: notes) + " [\(rule.rawValue)]"
    }
  }
}
