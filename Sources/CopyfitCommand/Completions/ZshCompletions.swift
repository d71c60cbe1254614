/// Completions for zsh.
struct ZshCompletions {
  let commands: [CommandDescription]

  var text: String {
    """
    #compdef copyfit
    # Completions of copyfit for zsh, written by 'copyfit completions zsh'.

    \(commands.map(function).joined(separator: "\n\n"))

    _copyfit_commands() {
      local -a commands
      commands=(
    \(rows.joined(separator: "\n"))
      )
      _describe -t commands command commands
    }

    _copyfit() {
      local curcontext="$curcontext" state line
      _arguments -C \\
        '(- *)'{-h,--help}'[\(Self.text(ProgramOption.help.help))]' \\
        '(- *)--version[\(Self.text(ProgramOption.version.help))]' \\
        '1: :_copyfit_commands' '*:: :->arguments'
      [[ $state == arguments ]] || return
      case $line[1] in
        help) _copyfit_commands ;;
        \(commands.map(\.name).joined(separator: "|"))) _copyfit_$line[1] ;;
      esac
    }

    _copyfit "$@"

    """
  }

  private var rows: [String] {
    commands.map { "    '\($0.name):\(Self.quoted($0.summary))'" } + [
      "    'help:Explains a command.'"
    ]
  }

  private func function(_ command: CommandDescription) -> String {
    let reports = command.arguments.filter { argument in
      if case .wordsWithFile = argument.completion { true } else { false }
    }
    let helpers = reports.map { argument in
      let values = argument.completion.words.map { "'\($0)::file:_files'" }.joined(separator: " ")
      return "\(helper(command, argument))() { _values \(argument.name) \(values) }\n"
    }
    let lines = (command.options + command.operands).flatMap { specifications($0, of: command) }
    return helpers.joined() + "_copyfit_\(command.name)() {\n  _arguments -s -S \\\n    "
      + lines.joined(separator: " \\\n    ") + "\n}"
  }

  private func helper(
    _ command: CommandDescription, _ argument: CommandDescription.Argument
  ) -> String { "_copyfit_\(command.name)_\(argument.name)" }

  /// An argument for `_arguments`: once for each of its spellings.
  private func specifications(
    _ argument: CommandDescription.Argument, of command: CommandDescription
  ) -> [String] {
    let action = action(argument, of: command)
    if argument.isOperand {
      let prefix = argument.isRepeatable ? "*" : ""
      let first = command.action.map { ["'1:action:(\($0))'"] } ?? []
      return first + ["'\(prefix):\(Self.text(argument.name)):\(action)'"]
    }
    let names = [argument.spelling] + (argument.letter.map { ["-\($0)"] } ?? [])
    let others = argument.isRepeatable ? "*" : "(\(names.joined(separator: " ")))"
    return names.map { name in
      let help = Self.text(argument.help)
      guard let placeholder = argument.placeholder else { return "'\(others)\(name)[\(help)]'" }
      let sign = name.hasPrefix("--") ? "=" : "+"
      return "'\(others)\(name)\(sign)[\(help)]:\(Self.text(placeholder)):\(action)'"
    }
  }

  private func action(
    _ argument: CommandDescription.Argument, of command: CommandDescription
  ) -> String {
    switch argument.completion {
    case .none: " "
    case .files: "_files"
    case .words(let words, isList: true): "_values -s , value \(words.joined(separator: " "))"
    case .words(let words, isList: false): "(\(words.joined(separator: " ")))"
    case .wordsWithFile: helper(command, argument)
    }
  }

  /// Text inside a specification, where brackets and colons have a meaning.
  private static func text(_ text: String) -> String {
    String(quoted(text).flatMap { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" })
  }

  /// Text between single quotation marks.
  private static func quoted(_ text: String) -> String { text.replacing("'", with: "’") }
}
