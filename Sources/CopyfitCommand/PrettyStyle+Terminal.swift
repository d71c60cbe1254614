internal import CopyfitReports
internal import CopyfitStream
internal import Foundation

extension PrettyStyle {
  /// How text for people looks on a console's standard output.
  static func terminal(
    on console: Console, color: ColorChoice, detail: Detail = .normal
  ) -> PrettyStyle {
    let environment = ProcessInfo.processInfo.environment
    return PrettyStyle(
      detail: detail,
      usesColor: usesColor(
        color, isTerminal: console.output.isTerminal, environment: environment),
      columns: columns(terminal: console.output.terminalColumns, environment: environment),
      listsFailures: false)
  }

  /// Whether to colour; sources: no-color.org and bixense.com/clicolors.
  static func usesColor(
    _ choice: ColorChoice, isTerminal: Bool, environment: [String: String]
  ) -> Bool {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if isSet("CLICOLOR_FORCE"), environment["CLICOLOR_FORCE"] != "0" { return true }
      if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
      return isTerminal
    }
  }

  /// The width to fill: the terminal's, else what the shell says, within what can be read well.
  static func columns(terminal: Int?, environment: [String: String]) -> Int {
    let told = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(terminal ?? told ?? 80, 60), 120)
  }
}
