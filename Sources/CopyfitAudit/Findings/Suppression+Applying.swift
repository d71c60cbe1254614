extension Configuration.Suppression {
  /// Marks what the configuration accepts.
  static func apply(_ suppressions: [Configuration.Suppression], to findings: inout [Finding]) {
    guard !suppressions.isEmpty else { return }
    for index in findings.indices {
      guard let id = findings[index].id else { continue }
      let rule = findings[index].rule
      guard suppressions.contains(where: { $0.rule == rule && $0.id.matches(id) }) else { continue }
      for locale in findings[index].locales.indices {
        findings[index].locales[locale].status = .suppressed
      }
    }
  }
}
