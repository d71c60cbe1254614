internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// Whether the projects pass, in a word behind its mark.
  var verdict: String {
    exitStatus == 0 ? "✓ Passed" : exitStatus == 1 ? "✗ Failed" : "✗ Incomplete"
  }

  /// Why the gate fails, in a sentence that is safe in a terminal; `nil` where it passes.
  ///
  /// What kept something from being checked is listed elsewhere and not repeated here.
  var gateReason: String? {
    failures.isEmpty ? gate.reason.map { TerminalText.safe(Phrase.sentence($0)) } : nil
  }
}
