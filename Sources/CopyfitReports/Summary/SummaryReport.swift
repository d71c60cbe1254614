public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// The report for a log: a few lines about what was checked, the number of problems, and the gate.
public struct SummaryReport: StreamedReport {
  private let report: AuditReport
  private let pretty: PrettyReport
  private let style: PrettyStyle

  /// Creates the report of an audit in a style.
  public init(_ report: AuditReport, style: PrettyStyle = PrettyStyle()) {
    self.report = report
    self.style = style
    pretty = PrettyReport(report, style: style)
  }

  /// Writes the report, with a line end at its end.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let lines =
      pretty.lowCoverage + pretty.title + pretty.checked + rules + languages + pretty.closing
    try output(lines.joined(separator: "\n") + "\n")
  }

  /// A table of the broken rules: unaccepted findings by severity, and known ones.
  private var rules: [String] {
    let severities = Severity.allCases.reversed()
    var pending: [Rule: [Severity: Int]] = [:]
    for finding in report.pending {
      pending[finding.rule, default: [:]][finding.severity, default: 0] += 1
    }
    var known: [Rule: Int] = [:]
    for finding in report.findings where finding.status == .known {
      known[finding.rule, default: 0] += 1
    }
    let rows = Rule.allCases.compactMap { rule -> [String]? in
      var counts = severities.map { pending[rule]?[$0] ?? 0 }
      if !known.isEmpty { counts.append(known[rule] ?? 0) }
      guard counts.contains(where: { $0 > 0 }) else { return nil }
      return [rule.rawValue] + counts.map { $0 == 0 ? "–" : Phrase.grouped($0) }
    }
    guard !rows.isEmpty else { return [] }
    let heading = ["rule"] + severities.map { $0.rawValue + "s" } + (known.isEmpty ? [] : ["known"])
    return Self.table([heading] + rows)
  }

  /// The first column is aligned on the left; the others are numbers.
  private static func table(_ rows: [[String]]) -> [String] {
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in
      rows.map { TerminalText.width(of: $0[column]) }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - TerminalText.width(of: cell.0))
        return column == 0 ? cell.0 + gap : gap + cell.0
      }
      return "  " + cells.joined(separator: "  ")
    }
  }

  /// The number of findings at error or warning level in each language that are not accepted, the largest first.
  private var languages: [String] {
    var counts: [String: Int] = [:]
    for finding in report.pending where finding.severity > .note {
      let locales = finding.locales.filter { $0.severity > .note }
      for locale in Set(locales.map(\.locale)) { counts[locale, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return [] }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var paragraph = Paragraph()
    paragraph.add("By language:", .bold)
    let shown = sorted.map { "\(TerminalText.safe($0.key)) \(Phrase.grouped($0.value))" }
    paragraph.add(shown.joined(separator: ", ") + ".")
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }
}
