package import CopyfitAudit

extension AuditReport {
  /// The report without the app's texts, for reports that leave the house.
  ///
  /// Identities, places and figures stay. A key that is itself the source text is an identity.
  package var withoutTexts: AuditReport {
    var report = self
    for index in report.findings.indices { report.findings[index].removeTexts() }
    return report
  }
}

extension Finding {
  fileprivate mutating func removeTexts() {
    name = name.map(Self.withoutOpening)
    if rule.messageMayQuote { message = rule.help.summary }
    for index in locales.indices {
      locales[index].text = nil
      locales[index].visibleText = nil
      locales[index].word = nil
    }
  }

  /// A label's name without the first words of its text, which stand in quotation marks at its end.
  private static func withoutOpening(_ name: String) -> String {
    var rest = name.prefix { $0 != "“" }
    while let last = rest.last, last == " " || last == "›" { rest.removeLast() }
    return String(rest)
  }
}

extension Rule {
  /// Whether a finding's message may hold a part of a text, and not only keys, files, fonts and sizes.
  fileprivate var messageMayQuote: Bool {
    switch self {
    case .truncation, .verticalClipping, .wordSplit, .shrunkText, .missingGlyph, .fontNotFound,
      .fontFallback, .missingPluralCategory, .unmatchedEntry, .doesNotScale, .undecidedFrame,
      .missingTranslation, .orphanKey, .limitReached:
      false
    default: true
    }
  }
}
