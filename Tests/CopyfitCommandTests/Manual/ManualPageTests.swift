import Testing

@testable import CopyfitCommand

struct ManualPageTests {
  private static let page = ManualPage(commands: Program.commands.map { $0.description }).text

  @Test func namesEveryCommandAndOption() {
    for command in Program.commands.map({ $0.description }) {
      #expect(Self.page.contains(".SS \"copyfit \(command.name) "))
      for option in command.options {
        let name = option.spelling.replacing("-", with: "\\-")
        #expect(Self.page.contains("\\fB\(name)\\fR"), "\(command.name) \(option.spelling)")
      }
    }
  }

  @Test(arguments: EnvironmentVariable.allCases)
  func namesEveryVariable(variable: EnvironmentVariable) {
    #expect(Self.page.contains(".TP\n\\fB\(variable.rawValue)\\fR\n"))
  }

  /// Only known macros may start a line, and all characters must be ASCII.
  @Test func isRead() {
    let macros = [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi"]
    for line in Self.page.split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(Self.page.utf8.allSatisfy { $0 < 0x80 })
  }
}
