public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// Findings without a label, for people: all their languages, and where to read more.
public struct FindingText: Sendable {
  private let findings: [Finding]
  private let report: AuditReport
  private let style: PrettyStyle

  /// Creates the text for findings of a report in a style.
  public init(_ findings: [Finding], of report: AuditReport, style: PrettyStyle = PrettyStyle()) {
    (self.findings, self.report) = (findings, report)
    self.style = style
  }

  /// The findings and the rules that explain them, with a line end at its end.
  public var text: String {
    var style = style
    style.detail = .verbose
    let sections = findings.map { FindingParagraphs($0, in: report, style: style).lines }
    let rules = Set(findings.map(\.rule.rawValue)).sorted().map { "copyfit rules \($0)" }
    let next = ["To read how to fix \(findings.count == 1 ? "it" : "them"): \(Phrase.all(rules))"]
    return (sections + [next]).map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
