public import CopyfitAudit
internal import Copyfit

/// The report for a log: a few lines on what was checked, how much of what is wrong, and the gate.
public struct SummaryReport: Sendable {
  private let report: AuditReport
  private let pretty: PrettyReport
  private let style: PrettyStyle

  /// Writes a report of what an audit found, in a style.
  public init(_ report: AuditReport, style: PrettyStyle = PrettyStyle()) {
    self.report = report
    self.style = style
    pretty = PrettyReport(report, style: style)
  }

  /// The report, with a line end at its end.
  public var text: String {
    (pretty.title + pretty.checked + rules + languages + pretty.closing)
      .joined(separator: "\n") + "\n"
  }

  /// A table of the rules that something breaks: what is not accepted by severity, and what is known.
  private var rules: [String] {
    let severities = Severity.allCases.reversed()
    let pending = report.pendingFindings
    let known = report.findings.filter { $0.status == .known }
    let rows = Rule.allCases.compactMap { rule -> [String]? in
      var counts = severities.map { severity in
        pending.count { $0.rule == rule && $0.severity == severity }
      }
      if !known.isEmpty { counts.append(known.count { $0.rule == rule }) }
      guard counts.contains(where: { $0 > 0 }) else { return nil }
      return [rule.rawValue] + counts.map { $0 == 0 ? "–" : Wording.grouped($0) }
    }
    guard !rows.isEmpty else { return [] }
    let heading = ["rule"] + severities.map { $0.rawValue + "s" } + (known.isEmpty ? [] : ["known"])
    return Self.table([heading] + rows)
  }

  /// The first column runs from the left, the others are numbers.
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

  /// How many findings at error or warning level that are not accepted each language has, the most first.
  private var languages: [String] {
    var counts: [String: Int] = [:]
    for finding in report.pendingFindings where finding.severity > .note {
      let locales = finding.locales.filter { $0.severity > .note }
      for locale in Set(locales.map(\.locale)) { counts[locale, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return [] }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var paragraph = Paragraph()
    paragraph.add("By language:", .bold)
    let shown = sorted.map { "\(TerminalText.safe($0.key)) \(Wording.grouped($0.value))" }
    paragraph.add(shown.joined(separator: ", ") + ".")
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }
}
