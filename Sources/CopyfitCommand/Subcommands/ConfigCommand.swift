internal import CopyfitAudit
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitProject
internal import CopyfitReports

/// `copyfit config verify`: whether configurations contain errors.
enum ConfigCommand: Subcommand {
  struct Options {
    var words: [String] = []
    var configuration: String?
    var followsLinks = false
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "config",
      summary: "Checks a copyfit.yml and reports every error; nothing is measured.",
      details: """
        This includes the files that it extends, the projects that it lists, and the
        fonts and files that it names. Without words, 'copyfit config' does the same as
        'copyfit config verify'. 'copyfit config schema' writes the JSON schema of the
        file, by which editors complete its keys.
        """,
      examples: [
        CommandExample(
          words: "copyfit config verify", purpose: "The configuration that applies here.")
      ],
      statuses: [
        .status(0, "There are no errors."),
        .status(2, "There are errors, or there is no configuration."),
      ],
      defaults: Options(),
      arguments: [
        .operands(
          "verify PATH", help: "Folders or files of projects (default: the working folder).",
          \.words),
        .option(
          "config", "FILE", help: "The configuration (default: the nearest copyfit.yml).",
          \.configuration),
        .followLinks(\.followsLinks),
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let action = options.words.first ?? "verify"
    if action == "schema", options.words.count == 1 {
      try console.write(ConfigurationSchema.text)
      return 0
    }
    guard action == "verify" else {
      throw .usage(.unexpectedOperand(action, hint: "expected verify or schema"), command: name)
    }
    let paths = Array(options.words.dropFirst())
    var auditOptions = AuditOptions(
      paths: paths.isEmpty ? ["."] : paths, configuration: options.configuration,
      cacheDirectory: Machine.cacheDirectory(isWanted: true))
    auditOptions.followsLinks = options.followsLinks
    let verified: [VerifiedConfiguration]
    do throws(AuditError) { verified = try Audit(auditOptions).verify() } catch {
      throw .failed(error.messages)
    }
    try console.write(verified.map(\.line).joined())
    return 0
  }
}

extension VerifiedConfiguration {
  /// The result for a configuration without errors, on one line.
  fileprivate var line: String {
    let chain = files.joined(separator: ", which extends ")
    return TerminalText.safe("\(project): no error in \(chain); \(account).") + "\n"
  }
}
