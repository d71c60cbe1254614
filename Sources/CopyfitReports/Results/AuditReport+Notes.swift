internal import Copyfit
internal import CopyfitFindings

extension AuditReport {
  /// One line for the notes of each rule that are neither known nor accepted.
  var noteSummaries: [String] {
    let all = pending.filter { $0.severity == .note }
    return Rule.allCases.compactMap { rule in
      let notes = all.filter { $0.rule == rule }
      return notes.isEmpty ? nil : rule.summary(of: notes) + " [\(rule.rawValue)]"
    }
  }
}
