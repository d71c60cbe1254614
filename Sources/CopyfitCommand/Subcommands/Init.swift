internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitStream

/// `copyfit init`: writes a first configuration from what a project contains.
enum Init: Subcommand {
  struct Options {
    var folders: [String] = []
    var output: String?
    var replaces = false
    var followsLinks = false
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "init",
      summary: "Writes a first copyfit.yml from what a project contains.",
      details: """
        Fonts, languages and the gate are filled in. Labels whose width is unknown and
        labels made in code are listed as proposals to complete.
        """,
      examples: [
        CommandExample(words: "copyfit init", purpose: "For the project in the working folder."),
        CommandExample(
          words: "copyfit init App --output -", purpose: "Show the file without writing it."),
      ],
      statuses: [
        .status(0, "The file is written."),
        .status(2, "There is a configuration already, or nothing to configure."),
      ],
      defaults: Options(),
      arguments: [
        .operands("FOLDER", help: "The project (default: the working folder).", \.folders),
        .option(
          "output", "FILE", letter: "o",
          help: "Write here instead of FOLDER/copyfit.yml; - is standard output.", \.output),
        .flag("force", help: "Replace an existing configuration.", \.replaces),
        .followLinks(\.followsLinks),
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    guard options.folders.count <= 1 else {
      throw .usage(
        .unexpectedOperand(options.folders[1], hint: "one FOLDER at a time"), command: name)
    }
    let folder = options.folders.first ?? "."
    let configuration: StartingConfiguration
    do throws(AuditError) {
      configuration = try StartingConfiguration(
        for: folder, replaces: options.replaces || options.output != nil,
        cacheDirectory: Machine.cacheDirectory(isWanted: true),
        followsLinks: options.followsLinks)
    } catch {
      throw .failed(error.messages)
    }
    console.warn(configuration.readingProblems)
    guard options.output != "-" else {
      try console.write(configuration.text)
      return 0
    }
    let path = options.output ?? (folder == "." ? "copyfit.yml" : "\(folder)/copyfit.yml")
    if options.output == nil, let obstacle = configuration.obstacle {
      throw .failed(["\(path): cannot be written: \(obstacle)"])
    }
    try OutputFile.checkLinks(
      of: [options.output].compactMap(\.self), followsLinks: options.followsLinks)
    do throws(ByteStream.Failure) {
      try OutputFile.write(Array(configuration.text.utf8), to: path)
    } catch {
      throw .failed(["\(path): cannot be written: \(error.reason)"])
    }
    let lines =
      configuration.summary + ["\(path) is written: complete it, then run 'copyfit check'."]
    try console.write(lines.map { $0 + "\n" }.joined())
    return 0
  }
}
