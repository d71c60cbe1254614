public import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The report for spreadsheets: a row for each finding in each of its locales.
public struct CSVReport: StreamedReport {
  private let report: AuditReport
  private let paths: ReportPaths
  private let isForFile: Bool

  /// Creates the report of an audit.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    self.report = report
    paths = ReportPaths(report, options)
    isForFile = options.isForFile
  }

  /// Writes the rows, each with its line end, the column names first; a file starts with a byte order mark.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let columns = Self.columns
    if isForFile { try output(CSVTable.byteOrderMark) }
    try output(CSVTable.row(columns.map { .text($0.name) }))
    for finding in report.findingsWithProjects {
      let locales: [LocaleFinding?] = finding.locales.isEmpty ? [nil] : finding.locales
      for locale in locales {
        let row = Row(finding: finding, locale: locale, report: report, paths: paths)
        try output(CSVTable.row(columns.map { $0.field(row) }))
      }
    }
  }

  private struct Row {
    var finding: Finding
    var locale: LocaleFinding?
    var report: AuditReport
    var paths: ReportPaths

    /// The problem in this locale and its fix, or the message of a finding without locales.
    var message: String {
      guard let locale else { return TerminalText.safe(finding.message) }
      return FindingParagraphs(finding, in: report, style: PrettyStyle(detail: .verbose))
        .text(of: locale)
    }

    func path(_ file: String?) -> String? { file.map { paths.path(of: $0, in: finding.project) } }
  }

  private struct Column {
    var name: String
    var field: (Row) -> CSVTable.Field

    static func text(_ name: String, _ value: @escaping (Row) -> String?) -> Column {
      Column(name: name) { .text(value($0)) }
    }

    static func number(_ name: String, _ value: @escaping (Row) -> Double?) -> Column {
      Column(name: name) { row in .number(value(row).map { RoundedNumber($0).description }) }
    }

    static func count(_ name: String, _ value: @escaping (Row) -> Int?) -> Column {
      number(name) { value($0).map(Double.init) }
    }
  }

  private static var columns: [Column] { identity + places + figures + remedies }

  private static var identity: [Column] {
    [
      .text("project") { $0.finding.project }, .text("rule") { $0.finding.rule.rawValue },
      .text("severity") { ($0.locale?.severity ?? $0.finding.severity).rawValue },
      .text("status") { ($0.locale?.status ?? $0.finding.status).rawValue },
      .text("certainty") { $0.locale?.certainty?.rawValue },
      .text("locale") { $0.locale?.locale }, .text("id") { $0.finding.id },
      .text("name") { $0.finding.name }, .text("key") { $0.finding.key },
      .text("variant") { $0.locale?.variant },
      .text("boldText") { $0.locale.map { $0.boldText ? "true" : "false" } },
      Column(name: "message") { .sentence($0.message) },
    ]
  }

  private static var places: [Column] {
    [
      .text("file") { $0.path($0.locale?.string?.file ?? $0.finding.source?.file) },
      .count("line") { ($0.locale?.string ?? $0.finding.source)?.position.line },
      .count("column") { ($0.locale?.string ?? $0.finding.source)?.position.column },
      .text("labelFile") { $0.path($0.finding.source?.file) },
      .count("labelLine") { $0.finding.source?.position.line },
    ]
  }

  private static var figures: [Column] {
    [
      .text("devices") { row in row.locale.map { list($0.devices.map(name)) } },
      .text("categories") { row in
        row.locale.map { $0.isOneCell ? "all" : list($0.categories.map(\.name)) }
      },
      .text("first") { $0.locale?.first?.name },
      .text("worstCategory") { $0.locale?.worst?.category.name },
      .text("worstDevice") { $0.locale?.worst.map { name($0.device) } },
      .text("text") { $0.locale?.text }, .text("visibleText") { $0.locale?.visibleText },
      .count("hiddenCharacters") { $0.locale?.hiddenCharacters },
      .count("requiredLines") { $0.locale?.requiredLines },
      .number("overflowWidth") { $0.locale?.overflow?.width },
      .number("overflowHeight") { $0.locale?.overflow?.height },
    ]
  }

  private static var remedies: [Column] {
    [
      .number("fitsWidth") { $0.locale?.fits?.width },
      .number("fitsHeight") { $0.locale?.fits?.height },
      .count("fitsLines") { $0.locale?.fits?.lines },
      .text("largestCategory") { $0.locale?.fits?.largestCategory?.name },
      .text("characters") { row in row.locale.map { list($0.characters) } },
      .text("fingerprint") { $0.locale?.fingerprint ?? $0.finding.fingerprint },
      .text("certainFrom") { $0.locale?.certainLater?.name },
      .text("emptyPlaceholders") { row in row.locale.map { list($0.emptyPlaceholders) } },
    ]
  }

  private static func list(_ items: [String]) -> String { items.joined(separator: " ") }

  private static func name(_ device: Device) -> String { device.json.plain }
}

extension JSONValue {
  /// A scalar for a table; a string without quotation marks.
  var plain: String { if case .string(let text) = self { text } else { compact } }
}
