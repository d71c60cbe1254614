internal import CopyfitReports
internal import CopyfitStream

extension PrettyStyle {
  /// The style of text for people on a console's standard output.
  static func terminal(
    on console: Console, color: ColorChoice, detail: Detail = .normal
  ) -> PrettyStyle {
    let environment = EnvironmentVariable.values
    return PrettyStyle(
      detail: detail,
      usesColor: usesColor(
        color, isTerminal: console.output.isTerminal, environment: environment),
      columns: columns(terminal: console.output.terminalColumns, environment: environment),
      listsFailures: false)
  }

  /// Whether to use color; sources: no-color.org and bixense.com/clicolors.
  static func usesColor(
    _ choice: ColorChoice, isTerminal: Bool, environment: [String: String]
  ) -> Bool {
    func isSet(_ variable: EnvironmentVariable) -> Bool { environment[variable]?.isEmpty == false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet(.noColor) { return false }
      if isSet(.colorForce), environment[.colorForce] != "0" { return true }
      if environment[.color] == "0" || environment[.terminal] == "dumb" { return false }
      return isTerminal
    }
  }

  /// The width in columns: the terminal's, or else the shell's, limited to a readable width.
  static func columns(terminal: Int?, environment: [String: String]) -> Int {
    let wanted = environment[.columns].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(terminal ?? wanted ?? 80, 60), 120)
  }
}
