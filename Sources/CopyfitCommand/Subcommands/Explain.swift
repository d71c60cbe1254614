internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitReports

/// `copyfit explain`: all that is known about one label.
enum Explain: Subcommand {
  struct Options {
    var name = ""
    var locale: String?
    var label = LabelOptions()
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "explain",
      summary: "Shows one label: its frame, and how its texts fit at every text size.",
      details: """
        LABEL is a label's id as reports show it, the end of an id, an ObjectID of
        Interface Builder, a key, the text that the label shows, or the heading of a
        finding. Without --locale, the language that fits worst is shown in detail.
        Where a report has a finding on a key, font or file that no label is called by,
        the finding is shown.
        """,
      examples: [
        CommandExample(
          words: "copyfit explain UZx-52-aer App", purpose: "A label of a storyboard."),
        CommandExample(
          words: "copyfit explain checkout.pay --locale el App",
          purpose: "A key in Greek, with its lines."),
      ],
      statuses: [
        .status(0, "The label or the finding is shown, whether its texts fit or not."),
        .status(2, "No label or several labels match, or the project cannot be read."),
      ],
      defaults: Options(),
      arguments: [
        .operand("LABEL", help: "The label.", \.name),
        .operands(
          "PATH", help: "The project, or files of it (default: the working folder).",
          \.label.paths),
      ]
        + Argument.group(
          .selection,
          [.option("locale", "L", help: "The language to show in detail.", \.locale)])
        + Argument.labelOptions(\.label))
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let projects = try options.label.projects(on: console)
    if LabelSearch(projects).labels(named: options.name).matches.isEmpty,
      try explainFindings(options, on: console)
    {
      return 0
    }
    let match = try LabelOptions.label(named: options.name, in: projects)
    let explanation: LabelExplanation
    do throws(AuditError) {
      explanation = try LabelExplanation(match, locale: options.locale)
    } catch {
      throw .failed(error.messages)
    }
    switch options.label.format ?? .text {
    case .json: try console.write(ExplanationJSON(explanation).text)
    case .text:
      let style = PrettyStyle.terminal(on: console, color: options.label.color ?? .auto)
      try console.write(ExplanationText(explanation, style: style).text)
    }
    return 0
  }

  /// Shows the findings of a report under a heading that is not a label: a key without a label, a font, a file or a
  /// place.
  ///
  /// - Returns: Whether there are any findings.
  private static func explainFindings(
    _ options: Options, on console: Console
  ) throws(CommandError) -> Bool {
    guard options.label.format ?? .text == .text else { return false }
    let report = try options.label.report()
    let findings = report.findings(headed: options.name)
    guard !findings.isEmpty else { return false }
    let style = PrettyStyle.terminal(on: console, color: options.label.color ?? .auto)
    try console.write(FindingText(findings, of: report, style: style).text)
    return true
  }
}
