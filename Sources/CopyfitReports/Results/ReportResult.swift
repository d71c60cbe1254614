internal import CopyfitFindings
internal import CopyfitSourceText

/// A finding at one place; if its texts have places, in one locale.
///
/// Annotations, code scanning and editors show one place for each problem.
struct ReportResult {
  /// A place in a file, named for the tool that shows it.
  struct Place: Hashable {
    var path: String
    var line: Int
    var column: Int
  }

  let finding: Finding
  /// The locale; `nil` for a finding as a whole.
  let locale: LocaleFinding?
  let severity: Severity
  let status: LocaleFinding.Status
  let fingerprint: String
  /// The place of the text, or else of the finding.
  let place: Place?
  /// The label's place, if the text is elsewhere.
  let label: Place?
  /// The number of the result among its finding's results; the worst is the first.
  let number: Int

  /// The part of a finding: one of its locales, by its index, or all locales without a place.
  struct Part: Hashable {
    var locale: Int?
    /// Its number among the results of the finding; the worst is the first.
    var number = 0
  }

  /// Creates the result for a part of a finding.
  ///
  /// - Parameter resolve: Names the files.
  init(_ finding: Finding, _ part: Part, resolve: (SourceLocation) -> Place) {
    number = part.number
    let (place, source): (SourceLocation?, SourceLocation?)
    if let index = part.locale {
      let locale = finding.locales[index]
      (self.finding, self.locale) = (finding, locale)
      (severity, status) = (locale.severity, locale.status)
      fingerprint = locale.fingerprint
      (place, source) = (locale.string, finding.source)
    } else {
      let rest = finding.withoutPlaces
      (self.finding, locale) = (rest, nil)
      (severity, status) = (rest.severity, rest.status)
      fingerprint = rest.fingerprint
      let string = rest.locales.lazy.compactMap(\.string).first
      (place, source) = (string ?? finding.source, string == nil ? nil : finding.source)
    }
    self.place = place.map(resolve)
    label = source == place ? nil : source.map(resolve)
  }

  /// Whether a reviewer should see it: it is neither known nor accepted.
  var isPending: Bool { status.isPending }
}

extension Finding {
  /// The results of the finding: one for each locale whose text has a place, one for all others.
  ///
  /// Forms of a text and bold text share their locale's fingerprint: the worst one represents them.
  var resultParts: [ReportResult.Part] {
    var found: [String: ReportResult.Part] = [:]
    for index in locales.indicesWorstFirst where found[locales[index].fingerprint] == nil {
      guard locales[index].string != nil, !hasOnePlace else { continue }
      found[locales[index].fingerprint] = .init(locale: index, number: found.count)
    }
    let parts = locales.compactMap { found.removeValue(forKey: $0.fingerprint) }
    let hasOthers = locales.contains { $0.string == nil || hasOnePlace }
    return parts.isEmpty || hasOthers ? parts + [.init()] : parts
  }

  /// The finding with only those of its locales that have no place of their own, and with their severity.
  fileprivate var withoutPlaces: Finding {
    var finding = self
    finding.locales = locales.filter { $0.string == nil || hasOnePlace }
    finding.severity = finding.locales.map(\.severity).max() ?? severity
    return finding
  }

  /// Whether all its locales have one place: a text that is missing in several of them has only that of its source.
  private var hasOnePlace: Bool { rule == .missingTranslation }
}
