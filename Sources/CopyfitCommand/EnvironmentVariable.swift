internal import CopyfitFiles

/// A variable of the environment that the program reads.
enum EnvironmentVariable: String, CaseIterable {
  case noColor = "NO_COLOR"
  case colorForce = "CLICOLOR_FORCE"
  case color = "CLICOLOR"
  case terminal = "TERM"
  case columns = "COLUMNS"
  /// The folder of caches (XDG Base Directory Specification), used by the index of fonts.
  case cacheHome = "XDG_CACHE_HOME"
  case gitHubWorkspace = "GITHUB_WORKSPACE"
  case gitLabFolder = "CI_PROJECT_DIR"
  case gitHubStepSummary = "GITHUB_STEP_SUMMARY"

  /// The effect of the variable, for the manual.
  var meaning: String {
    switch self {
    case .noColor: "If set and not empty, output has no colour."
    case .colorForce: "If set and not 0, reports have colour even outside a terminal."
    case .color: "If 0, output has no colour."
    case .terminal: "If dumb, output has no colour."
    case .columns: "How many columns to fill if standard output is not a terminal."
    case .cacheHome:
      "The folder for copyfit's cache; by default ~/.cache, on macOS ~/Library/Caches."
    case .gitHubWorkspace: "On GitHub, the clone's folder, which paths in reports are relative to."
    case .gitLabFolder: "On GitLab, the clone's folder, which paths in reports are relative to."
    case .gitHubStepSummary:
      "On GitHub, the file to which the report 'github' adds the step's summary."
    }
  }
}

extension EnvironmentVariable {
  /// The variables that are set, by name.
  static var values: [String: String] {
    allCases.reduce(into: [:]) { $0[$1.rawValue] = ChildProcess.variable($1.rawValue) }
  }
}

extension [String: String] {
  /// The value of a variable; `nil` if it is not set.
  subscript(variable: EnvironmentVariable) -> String? { self[variable.rawValue] }
}
