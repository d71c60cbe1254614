package import CopyfitSourceText
package import CopyfitUnicode

/// Makes findings with what all findings of a project share.
package struct FindingFactory: Hashable, Sendable {
  /// The project's name.
  package let project: String
  /// The severities that the project's configuration gives to rules.
  package let severities: RuleSeverities

  /// Creates a factory for the findings of one project.
  package init(project: String, severities: RuleSeverities) {
    self.project = project
    self.severities = severities
  }

  /// What a finding is about.
  package struct Subject: Hashable, Sendable {
    /// What the fingerprint names it by.
    package let id: String
    /// The key of the text; `nil` where it is about none.
    package let key: String?
    /// What distinguishes it from others of the same rule, identity and key.
    package let aspect: String?

    /// Creates a subject.
    package init(_ id: String, key: String? = nil, aspect: String? = nil) {
      self.id = id
      self.key = key
      self.aspect = aspect
    }
  }

  /// A finding on something that is not a label: a file, a key or a font.
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

  /// What a rule comes to in one locale, with the rule's own severity.
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
