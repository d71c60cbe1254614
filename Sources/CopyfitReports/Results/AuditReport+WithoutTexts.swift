package import CopyfitFindings
internal import CopyfitSourceText

extension AuditReport {
  /// The report without the app's texts, for reports that leave the company.
  ///
  /// Identities, places and figures stay. A key that is the source text itself is an identity. A text that is in no
  /// table is not, so a digest replaces it.
  package var withoutTexts: AuditReport {
    var report = self
    for index in report.findings.indices {
      report.findings[index].removeTexts()
      report.findings[index].replaceIdentity(by: identitiesWithoutText)
    }
    for index in report.texts.indices {
      report.texts[index].id = identitiesWithoutText[texts[index].id] ?? texts[index].id
    }
    for index in report.coverage.skipped.indices {
      report.coverage.skipped[index].names = []
    }
    let quoted = identitiesWithoutText.sorted { $0.key < $1.key }
      .map { (text: "'\($0.key)'", replacement: "'\($0.value)'") }
    let replacements = TextReplacements(quoted)
    report.failures = failures.map(replacements.applied)
    // The reason begins with the failures.
    report.gate.reason = gate.reason.map(replacements.applied)
    return report
  }
}

extension Finding {
  fileprivate mutating func removeTexts() {
    if let opening { name = name.map { String($0.dropLast(opening.count + 1)) } }
    opening = nil
    if rule.messageMayQuote { message = rule.description.summary }
    for index in locales.indices {
      locales[index].message = nil
      locales[index].text = nil
      locales[index].visibleText = nil
      locales[index].word = nil
    }
  }

  fileprivate mutating func replaceIdentity(by others: [String: String]) {
    guard let id, let other = others[id] else { return }
    message.replace(id, with: other)
    self.id = other
    key = String(other[(other.lastIndex(of: ":") ?? other.startIndex)...].dropFirst())
  }
}
