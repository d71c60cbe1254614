internal import CopyfitFindings
internal import CopyfitSourceText

extension ReportResult {
  /// The problem in a few words, such as "Text is truncated in Greek (el)".
  var title: String {
    let what = finding.rule.description.title
    return locale.map { "\(what) in \(LanguageNames.name(of: $0.locale))" } ?? what
  }

  /// The problem and its remedy, in plain sentences on one line.
  func message(in report: AuditReport) -> String {
    let style = PrettyStyle(detail: .verbose)
    return FindingParagraphs(finding, in: report, style: style).text(of: locale)
  }

  /// The same with the label's place, for tools that show only one place: that of the text.
  func messageWithLabel(in report: AuditReport) -> String {
    guard let label else { return message(in: report) }
    return message(in: report) + " The label is at \(TerminalText.safe(label.path)):\(label.line)."
  }
}

extension FindingParagraphs {
  /// The maximum number of languages in a line.
  private static let maximumLanguages = 12

  /// The finding in plain words on one line: in one locale, or in all of them.
  func text(of locale: LocaleFinding?) -> String {
    let symptom = locale?.message.map { Phrase.sentence(TerminalText.safe($0)) } ?? symptom.text
    let shown = locale.map { [$0] } ?? finding.locales
    var parts = [name.map { $0 + ": " + symptom } ?? (symptom.isEmpty ? message : symptom)]
    // The message already contains the languages.
    if finding.rule == .missingTranslation { return parts.joined(separator: " ") }
    if let only = shown.first, shown.count == 1 {
      let text = language(of: only).text
      // A single name is not a sentence.
      parts.append((text == LanguageNames.name(of: only.locale) + "." ? "In " : "") + text)
    } else if !shown.isEmpty {
      let rest = shown.count - Self.maximumLanguages
      parts.append(
        "In " + codes(of: Array(shown.prefix(Self.maximumLanguages)))
          + (rest > 0 ? " and \(rest) more." : "."))
    }
    return parts.joined(separator: " ")
  }
}
