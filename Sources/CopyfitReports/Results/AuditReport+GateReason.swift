internal import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// Whether the projects pass, in a word after its mark.
  var verdict: String {
    exitStatus == 0 ? "✓ Passed" : exitStatus == 1 ? "✗ Failed" : "✗ Incomplete"
  }

  /// The reason that the gate fails, as a sentence that is safe in a terminal; `nil` if it passes.
  ///
  /// The parts that could not be checked are listed elsewhere, and are not repeated here.
  var gateReason: String? {
    failures.isEmpty ? gate.reason.map { TerminalText.safe(Phrase.sentence($0)) } : nil
  }

  /// The same for reports that have the numbers of findings before it; `nil` if it is only the number of errors.
  var reasonBesideCounts: String? {
    let errors = Phrase.count(summary.findings[.error] ?? 0, "finding") + " at error level"
    return gate.reason == errors ? nil : gateReason
  }
}
