public import CopyfitFindings
internal import Copyfit
internal import CopyfitSourceText

/// The report as workflow commands of GitHub Actions, which become annotations of a pull request.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step, and omits the others without a message
/// (`actions/toolkit#734`). So only the most important ones are written, and the last line of a level has the number of
/// the others. Known and accepted findings are left out.
public struct GitHubReport: StreamedReport {
  private let report: AuditReport
  private let paths: ReportPaths
  private let isVerbose: Bool

  /// The maximum number of annotations of a level that GitHub shows.
  static let limit = 10

  /// Creates the report of an audit.
  public init(_ report: AuditReport, options: ReportOptions = ReportOptions()) {
    self.report = report
    paths = ReportPaths(report, options)
    isVerbose = options.style.detail == .verbose
  }

  /// Writes the commands, one in each line.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    let failures = report.failures.map {
      Command(level: .error, title: "Not checked", place: nil, message: TerminalText.safe($0))
    }
    let gate = [report.gateReason].compactMap(\.self).map {
      Command(level: .error, title: "Copyfit failed", place: nil, message: $0)
    }
    let account = Command(
      level: .note, title: "Copyfit", place: nil,
      message: report.coverageStatement)
    var (errors, warnings, notices) = (
      CommandList(failures + gate), CommandList(), CommandList([account])
    )
    errors.add(results(.error))
    warnings.add(results(.warning))
    if isVerbose {
      notices.add(results(.note))
    } else {
      notices.add(
        report.noteSummaries().map {
          Command(level: .note, title: "Notes", place: nil, message: $0)
        })
    }
    try output(errors.text("errors") + warnings.text("warnings") + notices.text("notices"))
  }

  /// The commands of a level, as many as GitHub shows.
  private struct CommandList {
    private(set) var shown: [Command] = []
    private(set) var count = 0

    init(_ commands: [Command] = []) { add(commands) }

    mutating func add(_ commands: [Command]) { add((commands, commands.count)) }

    mutating func add(_ commands: (first: [Command], count: Int)) {
      shown = Array((shown + commands.first).prefix(limit))
      count += commands.count
    }

    /// The commands; if there are too many, the last one is a count.
    func text(_ what: String) -> String {
      guard count > limit, let level = shown.first?.level else {
        return shown.map(\.text).joined()
      }
      let rest = count - (limit - 1)
      let closing = Command(
        level: level, title: "Copyfit", place: nil,
        message:
          "\(Phrase.grouped(rest)) more \(what), each for one label and language: see the report.")
      return (shown.prefix(limit - 1) + [closing]).map(\.text).joined()
    }
  }

  /// The commands for the shown pending results of a level, and the number of all its pending results.
  private func results(_ level: Severity) -> (first: [Command], count: Int) {
    let (first, count) = ReportResults(report: report, paths: paths)
      .spread(level, limit: Self.limit)
    return (first.map { command($0, level) }, count)
  }

  /// The number of other languages with the finding, because only a few results are shown.
  private func others(_ result: ReportResult) -> String {
    guard let locale = result.locale else { return "" }
    let others = Set(result.finding.pending?.locales.map(\.locale) ?? [])
      .subtracting([locale.locale])
    return others.isEmpty
      ? "" : " Also in \(Phrase.count(others.count, "more language"))."
  }

  private func command(_ result: ReportResult, _ level: Severity) -> Command {
    Command(
      level: level, title: "\(result.title) [\(result.finding.rule.rawValue)]",
      place: result.place, message: result.messageWithLabel(in: report) + others(result))
  }

  /// One workflow command.
  private struct Command {
    var level: Severity
    var title: String
    var place: ReportResult.Place?
    /// The message, which is safe in a terminal.
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

    /// Source of the escapes: `actions/toolkit`, `packages/core/src/command.ts`; safe text has no line ends.
    private static func escaped(_ text: String) -> String { escaping("%", in: text) }

    private static func escaped(property: String) -> String {
      escaping("%:,", in: TerminalText.inert(property))
    }

    /// A mark after a character makes one `Character` with it, so scalars are compared.
    private static func escaping(_ special: String, in text: String) -> String {
      var escaped = ""
      for scalar in text.unicodeScalars {
        if special.unicodeScalars.contains(scalar) {
          escaped += "%" + String(scalar.value, radix: 16, uppercase: true)
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
      return escaped
    }
  }
}
