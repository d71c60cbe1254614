public import CopyfitFindings
internal import CopyfitReports

/// A client's own report: the number of labels that lose text in each locale.
public struct LocaleReport: Hashable, Sendable {
  /// The number of labels that lose text, for each locale that has any.
  public let labels: [String: Int]

  /// Counts the findings of an audit.
  public init(_ report: AuditReport) {
    let lost = report.findings.filter { $0.rule == .truncation || $0.rule == .verticalClipping }
    labels = lost.reduce(into: [:]) { counts, finding in
      for locale in finding.locales { counts[locale.locale, default: 0] += 1 }
    }
  }

  /// The report as a document for programs, made by Copyfit.
  public static func document(_ report: AuditReport) -> String {
    ReportFormat.json.render(report)
  }
}
