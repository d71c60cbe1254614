internal import Copyfit
internal import CopyfitFindings

extension AuditReport {
  /// One line for the notes of each rule that are neither known nor accepted.
  ///
  /// - Parameter shown: Makes a name safe to show.
  func noteSummaries(_ shown: (String) -> String = TerminalText.safe) -> [String] {
    let all = pending.filter { $0.severity == .note }
    return Rule.allCases.compactMap { rule in
      let notes = all.filter { $0.rule == rule }
      return notes.isEmpty ? nil : rule.summary(of: notes, shown) + " [\(rule.rawValue)]"
    }
  }
}
