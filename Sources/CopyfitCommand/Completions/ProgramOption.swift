/// The options of the program itself, which replace a command.
enum ProgramOption: CaseIterable {
  case help, version

  var spelling: String { self == .help ? "--help" : "--version" }

  var help: String {
    self == .help ? "Show this help." : "Show the versions of this program and of its libraries."
  }
}
