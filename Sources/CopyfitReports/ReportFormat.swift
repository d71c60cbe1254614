public import CopyfitFindings

/// A format of reports.
///
/// The writer of each format is in a separate folder.
public enum ReportFormat: String, CaseIterable, Sendable, Hashable {
  /// For people, in a terminal.
  case pretty
  /// For a log: a few lines of counts.
  case summary
  /// For programs: `copyfit.report/1`.
  case json
  /// For programs that read line by line: `copyfit.findings/1`.
  case ndjson
  /// For report generators: every cell, as JSON line by line or as a table.
  case cells
  /// For build servers: test cases in JUnit's XML, including those that pass.
  case junit
  /// For code scanning: SARIF 2.1.0.
  case sarif
  /// For GitHub Actions: annotations.
  case github
  /// For GitLab: a Code Quality artifact.
  case gitlab
  /// For build servers: Checkstyle's XML.
  case checkstyle
  /// For a build phase: lines that Xcode shows at their places.
  case xcode
  /// For people in a browser: one page with the labels drawn.
  case html
  /// For a comment on a pull request.
  case markdown
  /// For spreadsheets: findings in each locale.
  case csv
  /// The evidence for App Store's label "Larger Text".
  case largerText = "larger-text"

  /// Whether the report draws labels, so that the audit must keep its projects as they were read.
  public var drawsLabels: Bool { self == .html }

  /// Whether the report is a form of JSON, which is the same for every location of a project.
  private var isForPrograms: Bool { [.json, .ndjson, .cells].contains(self) }

  /// Whether the report identifies fonts by the digests of their files.
  public var hashesFonts: Bool { self == .json || self == .ndjson }

  /// The amount of detail about texts without findings that an audit must keep for this format.
  public var textDetail: TextDetail {
    switch self {
    case .cells, .largerText: .cells
    case .junit: .outcomes
    default: .none
    }
  }

  /// What a report lacks for this format, with the remedy, as a sentence; `nil` if it lacks nothing.
  ///
  /// Three formats list texts without findings, which an audit keeps only if its `textDetail` is that of the format,
  /// and which a decoded report never has. Such a report is written with this sentence as an error.
  public func lack(of report: AuditReport) -> String? {
    guard report.textDetail < textDetail else { return nil }
    return """
      The report lacks the texts without findings, which the format '\(rawValue)' lists: check the \
      project with AuditOptions.textDetail = ReportFormat.\(self).textDetail; a report that was \
      decoded never has them
      """
  }

  /// The whole report; it ends with a line end unless it is empty.
  public func render(
    _ report: AuditReport, options: ReportOptions = ReportOptions()
  ) -> String {
    var text = ""
    write(report, options: options) { text += $0 }
    return text
  }

  /// Writes the report piece by piece, so that a long one need not be in memory completely.
  ///
  /// - Parameters:
  ///   - report: The report of an audit.
  ///   - options: The options of the report.
  ///   - output: Receives the pieces in their order.
  /// - Throws: The error of `output`, after which nothing more is written.
  public func write<Failure: Error>(
    _ report: AuditReport, options: ReportOptions = ReportOptions(),
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var report = options.strings == .keys ? report.withoutTexts : report
    if isForPrograms { report.removeAbsolutePaths(below: options.workingFolder) }
    if let lack = lack(of: report) {
      // A list of cells has no place for an error, and an empty one would say that nothing was measured.
      if self == .cells { return try output(CellReport.failure(lack, as: options.cellForm)) }
      report.failures.append(lack)
    }
    var buffer = PieceBuffer()
    try writer(of: report, options).write { piece throws(Failure) in
      try buffer.add(piece, to: output)
    }
    try buffer.flush(to: output)
  }

  private func writer(of report: AuditReport, _ options: ReportOptions) -> any StreamedReport {
    switch self {
    case .pretty: PrettyReport(report, style: options.style, jobs: options.jobs)
    case .summary: SummaryReport(report, style: options.style)
    case .json: JSONReport(report, hasNotes: options.style.detail == .verbose)
    case .ndjson: FindingLines(report, hasNotes: options.style.detail == .verbose)
    case .cells: CellReport(report, as: options.cellForm)
    case .junit: JUnitReport(report, options: options)
    case .sarif: SARIFReport(report, options: options)
    case .github: GitHubReport(report, options: options)
    case .gitlab: GitLabReport(report, options: options)
    case .checkstyle: CheckstyleReport(report, options: options)
    case .xcode: XcodeReport(report, options: options)
    case .html: HTMLReport(report, options: options)
    case .markdown: MarkdownReport(report, options: options)
    case .csv: CSVReport(report, options: options)
    case .largerText: LargerTextReport(report, options: options)
    }
  }
}
