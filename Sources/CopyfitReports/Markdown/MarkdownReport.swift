public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// The report for a comment on a pull request, or the summary of a build.
///
/// Known and accepted findings are counted, but not listed. A comment has at most 65,536 characters, so a longer report
/// ends with the number of missing rows.
public struct MarkdownReport: StreamedReport {
  /// The document, with a line end at its end.
  public let text: String

  /// The maximum number of UTF-8 bytes of a comment on GitHub, whose limit is 65,536 characters.
  public static let commentLimit = 65_536

  /// - Parameters:
  ///   - report: The result of the audit.
  ///   - options: The options of the document.
  ///   - limit: The maximum number of UTF-8 bytes in the document.
  public init(
    _ report: AuditReport, options: ReportOptions = ReportOptions(), limit: Int = commentLimit
  ) {
    let content = MarkdownContent(report, options)
    var text = content.head
    var room = limit - text.utf8.count - content.foot.utf8.count - Self.roomForRest
    var (count, shown) = (0, 0)
    for finding in content.findings {
      count += 1
      guard room >= 0 else { continue }
      let row = content.row(finding)
      room -= row.utf8.count
      guard room >= 0 else { continue }
      text += (shown == 0 ? MarkdownContent.tableHead : "") + row
      shown += 1
    }
    if shown < count {
      let what = Phrase.count(count - shown, shown == 0 ? "finding" : "more finding")
      text += "\n\(what): there is no room for them here.\n"
    }
    self.text = text + content.foot
  }

  /// Writes the document, which is short, in one piece.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try output(text)
  }

  /// The maximum size of the table's heading and the line about missing rows.
  private static let roomForRest = 256
}

/// The parts of a Markdown report.
struct MarkdownContent {
  let report: AuditReport
  let paths: ReportPaths
  let isVerbose: Bool

  init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    paths = ReportPaths(report, options)
    isVerbose = options.style.detail == .verbose
  }

  static let tableHead = """

    | Problem | Label and place | Languages | For example | How to fix it |
    |---|---|---|---|---|

    """

  /// What was checked, and whether the gate is passed.
  var head: String {
    let names = report.projects.prefix(8).map { MarkdownText.code($0.name) }
    let verdict =
      report.exitStatus == 0 ? "✓ passed" : report.exitStatus == 1 ? "✗ failed" : "✗ incomplete"
    var lines = [
      "### Copyfit: \(verdict)", "",
    ]
    if let text = report.lowCoverage({ MarkdownText.code($0) }) { lines += [text, ""] }
    lines += [
      (names.isEmpty ? "" : names.joined(separator: ", ") + ": ") + "checked "
        + report.checkedPhrase, "", counts,
    ]
    if let reason = report.gateReason { lines += ["", MarkdownText.code(reason, columns: 400)] }
    lines += report.failures.prefix(20).map { "- " + MarkdownText.code($0, columns: 200) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How much of each severity there is, and how much of it is known or suppressed.
  private var counts: String {
    let accepted = report.acceptedPhrase
    let counts = report.pendingPhrase
    return accepted.isEmpty ? "**\(counts).**" : "**\(counts)**; \(accepted)."
  }

  /// The findings that are neither known nor accepted.
  var findings: some Sequence<Finding> {
    report.pending.lazy.filter { isVerbose || $0.severity > .note }
  }

  /// The row of a finding.
  func row(_ finding: Finding) -> String {
    let paragraphs = FindingParagraphs(finding, in: report, style: PrettyStyle())
    let example = finding.locales.worstFirst.first
    let cells = [
      problem(finding), label(finding), languages(of: finding),
      example.map { self.example($0, paragraphs) } ?? "",
      example.flatMap { paragraphs.remedy(for: $0) } ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func problem(_ finding: Finding) -> String {
    let what = finding.rule.description.title
    let problem = "\(finding.severity.mark) \(what) (`\(finding.rule.rawValue)`)"
    // For labels that do not fit, the other columns describe the problem.
    guard finding.rule.symptom == nil else { return problem }
    let message = Phrase.sentence(finding.message)
    return problem + "<br>" + MarkdownText.code(message, columns: Self.messageColumns)
  }

  /// How much of a message, and of a label's name, a row shows.
  private static let messageColumns = 300
  private static let nameColumns = 120

  private func label(_ finding: Finding) -> String {
    let name = MarkdownText.code(finding.name ?? finding.key ?? "", columns: Self.nameColumns)
    let place = finding.source.map { source in
      MarkdownText.code(
        "\(paths.path(of: source.file, in: finding.project)):\(source.position.line)",
        columns: Self.nameColumns)
    }
    return [name, place ?? ""].filter { !$0.isEmpty }.joined(separator: "<br>")
  }

  /// How many languages a row names.
  private static let languagesInFull = 12

  private func languages(of finding: Finding) -> String {
    var tags: [String] = []
    for locale in finding.locales where tags.last != locale.locale { tags.append(locale.locale) }
    let shown = tags.prefix(Self.languagesInFull).map { MarkdownText.code($0) }
    let rest = tags.count - shown.count
    return shown.joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func example(_ locale: LocaleFinding, _ paragraphs: FindingParagraphs) -> String {
    var parts = [LanguageNames.plainName(of: locale.locale) ?? MarkdownText.code(locale.locale)]
    if let sizes = paragraphs.sizes(of: locale) { parts.append(sizes) }
    if locale.certainty == .uncertain { parts.append("uncertain") }
    if let certain = locale.lateCertainty { parts.append(certain) }
    let text = locale.visibleText ?? locale.word ?? locale.text
    let shown = text.map { ": " + MarkdownText.code($0, columns: 60) } ?? ""
    return parts.joined(separator: ", ") + shown
  }

  /// What was not checked and why, the notes, and the reason of the gate.
  var foot: String {
    var lines: [String] = []
    if !isVerbose {
      lines += report.noteSummaries { MarkdownText.code($0) }.map { "- " + $0 }
    }
    lines += report.remarks.map { "- \($0.name): \($0.text)" }
    lines += report.leftOut.prefix(40).map { left in
      "- Not checked: \(left.count) " + MarkdownText.code(left.why, columns: 160)
    }
    guard !lines.isEmpty else { return "" }
    return "\n<details><summary>Notes, and what was not checked</summary>\n\n"
      + lines.joined(separator: "\n") + "\n\n</details>\n"
  }
}
