extension Configuration.Suppression {
  /// Marks what the configuration accepts.
  static func apply(_ suppressions: [Configuration.Suppression], to findings: inout [Finding]) {
    guard !suppressions.isEmpty else { return }
    for index in findings.indices {
      guard let subject = findings[index].subject else { continue }
      let rule = findings[index].rule
      let isAccepted = suppressions.contains { $0.rule == rule && $0.id.matches(subject) }
      if isAccepted { findings[index].status = .suppressed }
    }
  }
}
