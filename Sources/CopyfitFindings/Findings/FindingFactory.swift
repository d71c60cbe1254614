package import CopyfitSourceText
package import CopyfitUnicode

/// Creates findings with the values that all findings of a project share.
package struct FindingFactory: Hashable, Sendable {
  /// The project's name.
  package let project: String
  /// The severities of rules in the project's configuration.
  package let severities: RuleSeverities

  /// Creates a factory for the findings of one project.
  package init(project: String, severities: RuleSeverities) {
    self.project = project
    self.severities = severities
  }

  /// The subject of a finding.
  package struct Subject: Hashable, Sendable {
    /// The identifier in the fingerprint.
    package let id: String
    /// The key of the text; `nil` if it has no key.
    package let key: String?
    /// The part that distinguishes it from others with the same rule, identifier and key.
    package let aspect: String?

    /// Creates a subject.
    package init(_ id: String, key: String? = nil, aspect: String? = nil) {
      self.id = id
      self.key = key
      self.aspect = aspect
    }
  }

  /// Creates a finding about a file, a key or a font.
  package func make(
    _ rule: Rule, on subject: Subject, _ message: String, at source: SourceLocation?,
    locales: [LocaleFinding] = []
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: locales.map(\.severity).max() ?? severities[rule], message: message,
      fingerprint: Fingerprint.of(
        rule, id: subject.id, key: subject.key, aspect: subject.aspect))
    finding.project = project
    finding.subject = subject.id
    finding.key = subject.key
    finding.source = source
    finding.locales = locales.sorted(by: LocaleFinding.precedes)
    return finding
  }

  /// Creates the part of a finding in one locale, with the rule's own severity.
  package func locale(
    _ locale: LocaleIdentifier, _ rule: Rule, id: String, key: String?, aspect: String? = nil
  ) -> LocaleFinding {
    LocaleFinding(
      locale: locale.tag,
      fingerprint: Fingerprint.of(
        rule, id: id, key: key, aspect: aspect, locale: locale.tag),
      severity: severities[rule])
  }
}
