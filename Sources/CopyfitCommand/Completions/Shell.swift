/// A shell that completes what is typed.
enum Shell: String, CaseIterable, NamedValue {
  case bash, zsh, fish

  /// The script that teaches the shell the commands.
  func script(for commands: [CommandDescription]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).text
    case .zsh: ZshCompletions(commands: commands).text
    case .fish: FishCompletions(commands: commands).text
    }
  }
}
