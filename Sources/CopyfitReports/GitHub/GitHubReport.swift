public import CopyfitAudit
internal import Copyfit

/// The report as workflow commands of GitHub Actions, which become annotations of a pull request.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step and drops the rest without a word
/// (`actions/toolkit#734`), so the most important ones are written, and the last line of a level
/// says how many more there are. What is known or accepted is left out.
public struct GitHubReport: Sendable {
  /// The commands, each on a line of its own.
  public let text: String

  /// How many annotations of a level GitHub shows.
  static let limit = 10

  /// Writes a report of what an audit found.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    let results = report.results(ReportPaths(report, options)).filter(\.isPending)
    let isVerbose = options.style.detail == .verbose
    let failures = report.failures.map {
      Command(level: .error, title: "Not checked", place: nil, message: TerminalText.safe($0))
    }
    let gate = [report.gateReason].compactMap(\.self).map {
      Command(level: .error, title: "Copyfit failed", place: nil, message: $0)
    }
    let notes =
      isVerbose
      ? Self.commands(of: results, .note, in: report)
      : report.noteSummaries.map {
        Command(level: .note, title: "Notes", place: nil, message: $0)
      }
    let account = Command(
      level: .note, title: "Copyfit", place: nil,
      message: "Checked " + report.checkedPhrase)
    text =
      Self.limited(failures + gate + Self.commands(of: results, .error, in: report), "errors")
      + Self.limited(Self.commands(of: results, .warning, in: report), "warnings")
      + Self.limited([account] + notes, "notices")
  }

  private static func commands(
    of results: [ReportResult], _ level: Severity, in report: AuditReport
  ) -> [Command] {
    results.filter { $0.severity == level }.spread.map { result in
      Command(
        level: level, title: "\(result.title) [\(result.finding.rule.rawValue)]",
        place: result.place, message: result.messageWithLabel(in: report))
    }
  }

  /// The commands of a level, the last of them a count where there are too many.
  private static func limited(_ commands: [Command], _ what: String) -> String {
    guard commands.count > limit, let level = commands.first?.level else {
      return commands.map(\.text).joined()
    }
    let rest = commands.count - (limit - 1)
    let closing = Command(
      level: level, title: "Copyfit", place: nil,
      message: "\(Wording.grouped(rest)) more \(what): see the report.")
    return (commands.prefix(limit - 1) + [closing]).map(\.text).joined()
  }

  /// One workflow command.
  private struct Command {
    var level: Severity
    var title: String
    var place: ReportResult.Place?
    /// Safe in a terminal.
    var message: String

    var text: String {
      let name = level == .note ? "notice" : level.rawValue
      var properties = ["title=" + Self.escaped(property: title)]
      if let place {
        properties += [
          "file=" + Self.escaped(property: place.path), "line=\(place.line)", "col=\(place.column)",
        ]
      }
      return "::\(name) \(properties.joined(separator: ","))::\(Self.escaped(message))\n"
    }

    /// Source of what must be escaped: `actions/toolkit`, `packages/core/src/command.ts`; of line ends
    /// safe text has none.
    private static func escaped(_ text: String) -> String {
      text.replacing("%", with: "%25")
    }

    private static func escaped(property: String) -> String {
      escaped(TerminalText.inert(property)).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
  }
}
