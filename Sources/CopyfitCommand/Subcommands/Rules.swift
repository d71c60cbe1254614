internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitReports

/// `copyfit rules`: the meanings of rules, and the fixes for their findings.
enum Rules: Subcommand {
  struct Options {
    var rules: [Rule] = []
    var format: RuleFormat?
    var color: ColorChoice?
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "rules",
      summary: "Explains a rule: what it means, how to fix it and how to accept it.",
      examples: [
        CommandExample(words: "copyfit rules", purpose: "All rules, by severity."),
        CommandExample(words: "copyfit rules truncation", purpose: "One rule in full."),
      ],
      statuses: [.status(0, "The rules are shown."), .status(2, "There is no such rule.")],
      defaults: Options(),
      arguments: [
        .operands("RULE", help: "Rules to explain (default: a list of all).", \.rules),
        .option("format", "FORMAT", help: "text (default), json or markdown.", \.format),
        .option("color", "WHEN", help: "auto (default), always or never.", \.color),
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let guide = RuleGuide(
      options.rules, style: .terminal(on: console, color: options.color ?? .auto))
    switch options.format ?? .text {
    case .text: try console.write(guide.text)
    case .json: try console.write(guide.json)
    case .markdown: try console.write(guide.markdown)
    }
    return 0
  }
}

/// A format for the description of rules.
enum RuleFormat: String, CaseIterable, NamedValue { case text, json, markdown }

extension Rule: ArgumentValue {
  static var completion: ValueCompletion { .words(allCases.map(\.rawValue), isList: false) }

  static func read(_ text: String) throws(ValueError) -> Rule {
    if let rule = Rule(rawValue: text) { return rule }
    throw ValueError(
      value: text, expected: "a rule ('copyfit rules' lists them)",
      known: allCases.map(\.rawValue))
  }
}
