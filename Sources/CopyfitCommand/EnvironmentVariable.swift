/// A variable of the environment that the program reads.
enum EnvironmentVariable: String, CaseIterable {
  case noColor = "NO_COLOR"
  case colorForce = "CLICOLOR_FORCE"
  case color = "CLICOLOR"
  case terminal = "TERM"
  case columns = "COLUMNS"
  /// Read by the fonts' index, as the standard of its name says.
  case cacheHome = "XDG_CACHE_HOME"
  case gitHubWorkspace = "GITHUB_WORKSPACE"
  case gitLabFolder = "CI_PROJECT_DIR"
  case gitHubStepSummary = "GITHUB_STEP_SUMMARY"

  /// What it does, for the manual.
  var meaning: String {
    switch self {
    case .noColor: "If set and not empty, nothing is coloured."
    case .colorForce: "If set and not 0, reports are coloured although nobody watches."
    case .color: "If 0, nothing is coloured."
    case .terminal: "If dumb, nothing is coloured."
    case .columns: "How many columns to fill where standard output is no terminal."
    case .cacheHome:
      "The folder that holds copyfit's cache; otherwise ~/.cache, on macOS ~/Library/Caches."
    case .gitHubWorkspace: "On GitHub, the clone's folder, which paths in reports are relative to."
    case .gitLabFolder: "On GitLab, the clone's folder, which paths in reports are relative to."
    case .gitHubStepSummary:
      "On GitHub, the file that the report 'github' adds its summary of the step to."
    }
  }
}

extension [String: String] {
  /// The value of a variable; `nil` where it is not set.
  subscript(variable: EnvironmentVariable) -> String? { self[variable.rawValue] }
}
