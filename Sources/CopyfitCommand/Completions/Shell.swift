/// A shell that completes typed words.
enum Shell: String, CaseIterable, NamedValue {
  case bash, zsh, fish

  /// The script with which the shell learns the commands.
  func script(for commands: [CommandDescription]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).text
    case .zsh: ZshCompletions(commands: commands).text
    case .fish: FishCompletions(commands: commands).text
    }
  }
}
