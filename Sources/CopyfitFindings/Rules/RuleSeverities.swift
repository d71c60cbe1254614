/// The severity of each rule's findings in a project's configuration.
package struct RuleSeverities: Hashable, Sendable {
  /// The severities other than the default.
  let configured: [Rule: Severity]

  /// - Parameter configured: The severities other than the default.
  package init(_ configured: [Rule: Severity] = [:]) {
    self.configured = configured
  }

  /// Whether the configuration names the severity of a rule.
  package func isConfigured(_ rule: Rule) -> Bool { configured[rule] != nil }

  /// The severity of a rule's findings, before certainty and category lower it.
  package subscript(rule: Rule) -> Severity { configured[rule] ?? rule.defaultSeverity }
}
