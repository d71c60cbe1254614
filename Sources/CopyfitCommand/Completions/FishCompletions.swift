/// Completions for fish.
struct FishCompletions {
  let commands: [CommandDescription]

  var text: String {
    """
    # Completions of copyfit for fish, written by 'copyfit completions fish'.

    function __copyfit_bare
        test (count (commandline -opc)) -eq 1
    end

    function __copyfit_using
        set -l words (commandline -opc)
        test (count $words) -gt 1; and test $words[2] = $argv[1]
    end

    # Words with commas between them: what stands before the last comma is kept.
    function __copyfit_list
        set -l token (commandline -ct | string replace -r '^--[^=]*=' '')
        set -l kept (string replace -r '[^,]*$' '' -- $token)
        for word in $argv
            echo $kept$word
        end
    end

    \((program + commands.flatMap(lines)).joined(separator: "\n"))

    """
  }

  private var program: [String] {
    let help = commands.map(\.name).joined(separator: " ")
    return commands.map { command in
      "complete -c copyfit -n __copyfit_bare -f -a \(command.name) -d \(Self.quoted(command.summary))"
    } + [
      "complete -c copyfit -n __copyfit_bare -f -a help -d 'Explains a command.'",
      "complete -c copyfit -n '__copyfit_using help' -f -a \(Self.quoted(help))",
    ]
      + ProgramOption.allCases.map { option in
        "complete -c copyfit -n __copyfit_bare -f -l \(option.spelling.dropFirst(2)) "
          + "-d \(Self.quoted(option.help))"
      }
  }

  private func lines(of command: CommandDescription) -> [String] {
    let action = command.action.map { action in
      "complete -c copyfit -n '__copyfit_using \(command.name); and not "
        + "__fish_seen_subcommand_from \(action)' -f -a \(action)"
    }
    return [action].compactMap(\.self) + arguments(of: command)
  }

  private func arguments(of command: CommandDescription) -> [String] {
    (command.options + command.operands).map { argument in
      var words = ["complete -c copyfit -n '__copyfit_using \(command.name)'"]
      if !argument.isOperand { words.append("-l \(argument.name)") }
      if let letter = argument.letter { words.append("-s \(letter)") }
      words.append(values(of: argument))
      if !argument.isOperand { words.append("-d \(Self.quoted(argument.help))") }
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The completions of a value, and whether the argument has a value.
  private func values(of argument: CommandDescription.Argument) -> String {
    let words = argument.completion.words.joined(separator: " ")
    let isValue = argument.placeholder != nil
    return switch argument.completion {
    case .none: isValue ? "-x" : "-f"
    case .files: isValue ? "-r -F" : "-F"
    case .words(_, isList: true): "-x -a '(__copyfit_list \(words))'"
    case .words(_, isList: false): "\(isValue ? "-x" : "-f") -a '\(words)'"
    case .wordsWithFile: "-r -F -a '\(words)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
