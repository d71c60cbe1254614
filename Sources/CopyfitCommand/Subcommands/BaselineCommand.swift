internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitGate
internal import CopyfitReports

/// `copyfit baseline diff`: the findings that were added and removed between two baselines or reports.
enum BaselineCommand: Subcommand {
  struct Options {
    var words: [String] = []
    var isQuiet = false
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "baseline",
      summary: "Compares two baselines or JSON reports: what is new, gone, worse and better.",
      details: """
        Each line starts with + for a finding that only NEW has, - for one that only OLD
        has, ! for one that starts nearer to the size 'large' than before, or ~ for one
        that starts further from it.
        """,
      examples: [
        CommandExample(
          words: "copyfit baseline diff old.json copyfit-baseline.json",
          purpose: "What a change of the baseline accepts.")
      ],
      statuses: [
        .status(0, "They are the same."), .status(1, "They differ."),
        .status(2, "A file cannot be read."),
      ],
      defaults: Options(),
      arguments: [
        .operands("diff OLD NEW", help: "The two files.", \.words),
        .flag("quiet", letter: "q", help: "Show the numbers only.", \.isQuiet),
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    guard let action = options.words.first else {
      throw .usage(.missingOperand("diff OLD NEW"), command: name)
    }
    guard action == "diff" else {
      throw .usage(.unexpectedOperand(action, hint: "expected diff OLD NEW"), command: name)
    }
    guard options.words.count >= 3 else { throw .usage(.missingOperand("NEW"), command: name) }
    guard options.words.count == 3 else {
      throw .usage(
        .unexpectedOperand(options.words[3], hint: "two files are compared"), command: name)
    }
    let difference: Baseline.Difference
    do throws(AuditError) {
      difference = try Baseline.read(options.words[1])
        .difference(to: try Baseline.read(options.words[2]))
    } catch {
      throw .failed(error.messages)
    }
    let lines = (options.isQuiet ? [] : difference.lines) + [difference.summary]
    try console.write(lines.map { TerminalText.safe($0) + "\n" }.joined())
    return difference.isEmpty ? 0 : 1
  }
}

extension Baseline.Difference {
  /// The differences, one line for each entry.
  fileprivate var lines: [String] {
    added.map { "+ " + $0.title + ($0.first.map { " (from \($0.name))" } ?? "") }
      + gone.map { "- " + $0.title }
      + worse.map { "! " + $0.phrase } + better.map { "~ " + $0.phrase }
  }

  /// The numbers of differences, in one line.
  fileprivate var summary: String {
    isEmpty
      ? "No difference."
      : "\(added.count) new, \(gone.count) gone, \(worse.count) worse, \(better.count) better."
  }
}

extension Baseline.Difference.Change {
  fileprivate var phrase: String {
    "\(new.title) (from \(new.first?.name ?? "?"), was \(old.first?.name ?? "?"))"
  }
}
