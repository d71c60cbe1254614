internal import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitReports

/// `copyfit labels`: the labels that were found, and the known facts about each.
enum LabelsCommand: Subcommand {
  struct Options {
    var label = LabelOptions()
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "labels",
      summary: "Lists the labels that were found: text, font, room, and why.",
      details: """
        Nothing is measured. As JSON the labels are a file of labels, copyfit.labels/2:
        a project that names it under 'labelFiles' is checked by it, with the same
        string tables and without the storyboards.
        """,
      examples: [
        CommandExample(words: "copyfit labels App", purpose: "All labels, for people."),
        CommandExample(
          words: "copyfit labels --device 320,375 --format json App",
          purpose: "For programs, with their room on two screens."),
      ],
      statuses: [
        .status(0, "The labels are listed, whether there are any or not."),
        .status(2, "The project cannot be read, or has no labels and no texts."),
      ],
      defaults: Options(),
      arguments: [
        .operands(
          "PATH", help: "The project, or files of it (default: the working folder).",
          \.label.paths)
      ]
        + Argument.labelOptions(\.label).filter {
          !["category", "assume-scaling"].contains($0.name)
        })
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let projects = try options.label.projects(on: console)
    let lists = projects.map { LabelList($0) }
    switch options.label.format ?? .text {
    case .json:
      guard let list = lists.first, lists.count == 1 else {
        throw .failed(["a file of labels is for one project; name one of the \(lists.count)"])
      }
      try console.write(list.document.json)
    case .text:
      let style = PrettyStyle.terminal(on: console, color: options.label.color ?? .auto)
      try console.write(LabelListText(lists, style: style).text)
    }
    projects.flatMap(\.failures).forEach(console.say)
    return 0
  }
}
