/// The description of a command, from which its help, its manual page and its completions are generated.
struct CommandDescription {
  /// One option, flag or operand.
  struct Argument {
    let name: String
    /// `--name`, or an operand's placeholder.
    let spelling: String
    let letter: Character?
    /// The placeholder of an option's value, such as `FILE`.
    let placeholder: String?
    let isOperand: Bool
    let isRequired: Bool
    let isRepeatable: Bool
    let help: String
    let completion: ValueCompletion
    let group: ArgumentGroup

    /// The whole written form, such as `-o, --output FILE`.
    var label: String {
      let short = letter.map { "-\($0), " } ?? ""
      return short + spelling + (placeholder.map { " \($0)" } ?? "")
    }
  }

  let name: String
  let summary: String
  let details: String
  let examples: [CommandExample]
  let statuses: [CommandStatus]
  let arguments: [Argument]

  /// The word before all operands, such as `verify`.
  var action: String? {
    operands.first?.name.split(separator: " ").first.map(String.init)
      .flatMap { $0 == $0.lowercased() ? $0 : nil }
  }

  var operands: [Argument] { arguments.filter(\.isOperand) }
  var options: [Argument] { arguments.filter { !$0.isOperand } + [.help] }

  /// The options under their headings.
  var groups: [(heading: String, options: [Argument])] {
    let groups = ArgumentGroup.allCases.compactMap { group in
      let options = options.filter { $0.group == group }
      return options.isEmpty ? nil : (heading: group.rawValue, options: options)
    }
    guard groups.count > 1 else { return groups }
    return groups.map {
      ($0.heading == ArgumentGroup.general.rawValue ? "Other options" : $0.heading, $0.options)
    }
  }

  /// The call of the command, on one line.
  var usage: String {
    let operands = operands.map { operand in
      let word = operand.isRepeatable ? operand.name + "…" : operand.name
      return operand.isRequired ? word : "[\(word)]"
    }
    return (["copyfit", name, "[OPTION…]"] + operands).joined(separator: " ")
  }
}

extension CommandDescription.Argument {
  /// The option that every command has.
  static let help = CommandDescription.Argument(
    name: "help", spelling: "--help", letter: "h", placeholder: nil, isOperand: false,
    isRequired: false, isRepeatable: false, help: "Show this help.", completion: .none,
    group: .general)

  init<Options>(_ argument: Argument<Options>) {
    var placeholder: String?
    var (isRequired, isRepeatable) = (false, false)
    switch argument.kind {
    case .flag: break
    case .option(let name, let repeats): (placeholder, isRepeatable) = (name, repeats)
    case .operand(let required, let repeats): (isRequired, isRepeatable) = (required, repeats)
    }
    self.init(
      name: argument.name, spelling: argument.spelling, letter: argument.letter,
      placeholder: placeholder, isOperand: argument.isOperand, isRequired: isRequired,
      isRepeatable: isRepeatable, help: argument.help, completion: argument.completion,
      group: argument.group)
  }
}

extension CommandSyntax {
  var description: CommandDescription {
    CommandDescription(
      name: name, summary: summary, details: details, examples: examples, statuses: statuses,
      arguments: arguments.map(CommandDescription.Argument.init))
  }

  /// The whole help.
  var help: String { description.help }
}

/// The commands for one purpose.
struct CommandTopic {
  let heading: String
  let commands: [CommandDescription]
}
