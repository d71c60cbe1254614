internal import Copyfit
internal import CopyfitAudit
internal import CopyfitSourceText

/// A finding at one place: in one locale where its texts have places of their own.
///
/// This is what tools show that know one place for a problem: annotations, code scanning, editors.
struct ReportResult {
  /// A place in a file, named as the tool that shows it wants it.
  struct Place: Hashable {
    var path: String
    var line: Int
    var column: Int
  }

  let finding: Finding
  /// The locale that it is about; `nil` for a finding as a whole.
  let locale: LocaleFinding?
  let severity: Severity
  let status: LocaleFinding.Status
  let fingerprint: String
  /// Where the text stands, else where the finding is.
  let place: Place?
  /// The label's place, where the text stands elsewhere.
  let label: Place?
  /// The number of the result among those of its finding, of which the worst is the first.
  private(set) var number = 0

  private init(
    _ finding: Finding, _ locale: LocaleFinding?, place: SourceLocation?, label: SourceLocation?,
    resolve: (SourceLocation) -> Place
  ) {
    self.finding = finding
    self.locale = locale
    severity = locale?.severity ?? finding.severity
    status = locale?.status ?? finding.status
    fingerprint = locale?.fingerprint ?? finding.fingerprint
    self.place = place.map(resolve)
    self.label = label.map(resolve)
  }

  /// Whether a reviewer is to see it: it is neither known nor accepted.
  var isPending: Bool { status.isPending }
}

extension ReportResult {
  /// The results of a finding: one for each locale whose text has a place, one for all others.
  ///
  /// Forms of a text and bold text share their locale's fingerprint: the worst speaks for them.
  static func all(of finding: Finding, resolve: (SourceLocation) -> Place) -> [ReportResult] {
    var found: [String: ReportResult] = [:]
    for locale in finding.locales.worstFirst where found[locale.fingerprint] == nil {
      guard let string = locale.string, !finding.hasOnePlace else { continue }
      let label = finding.source == string ? nil : finding.source
      var result = ReportResult(finding, locale, place: string, label: label, resolve: resolve)
      result.number = found.count
      found[locale.fingerprint] = result
    }
    let results = finding.locales.compactMap { found.removeValue(forKey: $0.fingerprint) }
    let rest = finding.locales.filter { $0.string == nil || finding.hasOnePlace }
    guard results.isEmpty || !rest.isEmpty else { return results }
    var whole = finding
    whole.locales = rest
    // Of a finding that is told in parts, this part is as severe as its own locales.
    whole.severity = rest.map(\.severity).max() ?? finding.severity
    let string = rest.lazy.compactMap(\.string).first
    let result = ReportResult(
      whole, nil, place: string ?? finding.source,
      label: string == nil || string == finding.source ? nil : finding.source, resolve: resolve)
    return results + [result]
  }
}

extension Finding {
  /// Whether all its locales have one place: a text that is missing in several of them has but that of its source.
  fileprivate var hasOnePlace: Bool { rule == .missingTranslation }
}

extension AuditReport {
  /// The findings at their places, in the order of the report.
  ///
  /// - Parameter paths: Names the files.
  func results(_ paths: ReportPaths, absolute: Bool = false) -> [ReportResult] {
    findings.flatMap { finding in
      ReportResult.all(of: finding) { location in
        let path =
          absolute
          ? paths.absolutePath(of: location.file, in: finding.project)
          : paths.path(of: location.file, in: finding.project)
        return ReportResult.Place(
          path: path, line: max(1, location.position.line),
          column: max(1, location.position.column))
      }
    }
  }
}

extension Array<ReportResult> {
  /// The results by severity, the worst first, each severity in the order of the report.
  var worstFirst: [ReportResult] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }

  /// The results in another order: the first of each finding, then the second of each.
  ///
  /// Where only a few are shown, each tells of another label, in the language that suffers most.
  var spread: [ReportResult] {
    enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .map(\.element)
  }
}
