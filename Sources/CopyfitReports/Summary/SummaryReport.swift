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

  /// A table of the rules that something breaks, with what is not accepted.
  private var rules: [String] {
    let rows = Rule.allCases.compactMap { rule -> [String]? in
      let findings = report.findings.filter { $0.rule == rule && $0.status != .suppressed }
      guard !findings.isEmpty else { return nil }
      let counts = Severity.allCases.reversed().map { severity in
        findings.count { $0.severity == severity }
      }
      return [rule.rawValue] + counts.map { $0 == 0 ? "–" : Wording.grouped($0) }
    }
    guard !rows.isEmpty else { return [] }
    let heading = ["rule"] + Severity.allCases.reversed().map { $0.rawValue + "s" }
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

  /// How many findings at error or warning level each language has, the most first.
  private var languages: [String] {
    var counts: [String: Int] = [:]
    for finding in report.findings where finding.severity > .note {
      let locales = finding.locales.filter { $0.severity > .note && $0.status != .suppressed }
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
