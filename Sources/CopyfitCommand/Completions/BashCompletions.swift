/// Completions for bash 3.2 and later, because macOS has 3.2.
struct BashCompletions {
  let commands: [CommandDescription]

  var text: String {
    let first = commands.map(\.name) + ["help"] + ProgramOption.allCases.map(\.spelling)
    return """
      # Completions of copyfit for bash, written by 'copyfit completions bash'.
      # Where nothing is said, the shell completes file names.

      _copyfit_words() {
        COMPREPLY=($(compgen -W "$1" -- "$current"))
      }

      # Words with commas between them: what stands before the last comma is kept.
      _copyfit_list() {
        local kept=
        case $current in *,*) kept=${current%,*}, ;; esac
        COMPREPLY=($(compgen -P "$kept" -W "$1" -- "${current##*,}"))
      }

      _copyfit() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        # The shell takes = for a word of its own.
        if [ "$current" = = ]; then
          current=
        elif [ "$previous" = = ]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          _copyfit_words '\(first.joined(separator: " "))'
          return
        fi
        case ${COMP_WORDS[1]}:$previous in
      \(commands.flatMap(values).joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]}:$current in
      \(commands.map(options).joined(separator: "\n"))
      \(commands.compactMap(operands).joined(separator: "\n"))
          help:*) _copyfit_words '\(commands.map(\.name).joined(separator: " "))' ;;
        esac
      }

      complete -o bashdefault -o default -F _copyfit copyfit

      """
  }

  /// The completions of each option with a value.
  private func values(of command: CommandDescription) -> [String] {
    command.options.filter { $0.placeholder != nil }.map { option in
      let spellings = [option.spelling] + (option.letter.map { ["-\($0)"] } ?? [])
      let pattern = spellings.map { "\(command.name):\($0)" }.joined(separator: "|")
      return "    \(pattern)) \(action(option.completion))return ;;"
    }
  }

  private func options(of command: CommandDescription) -> String {
    let spellings = command.options.map(\.spelling).joined(separator: " ")
    return "    \(command.name):-*) _copyfit_words '\(spellings)' ;;"
  }

  private func operands(of command: CommandDescription) -> String? {
    if let action = command.action {
      return "    \(command.name):*) "
        + "if [ \"$COMP_CWORD\" -eq 2 ]; then _copyfit_words '\(action)'; fi ;;"
    }
    let words = command.operands.flatMap(\.completion.words)
    return words.isEmpty
      ? nil : "    \(command.name):*) _copyfit_words '\(words.joined(separator: " "))' ;;"
  }

  private func action(_ completion: ValueCompletion) -> String {
    switch completion {
    case .none, .files: ""
    case .words(let words, isList: true): "_copyfit_list '\(words.joined(separator: " "))'; "
    case .words(let words, isList: false), .wordsWithFile(let words):
      "_copyfit_words '\(words.joined(separator: " "))'; "
    }
  }
}
