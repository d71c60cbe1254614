internal import Copyfit
internal import CopyfitAudit
internal import CopyfitDrawing
internal import CopyfitFindings
internal import CopyfitStream

/// `copyfit render`: a picture of a label as it would appear.
enum Render: Subcommand {
  typealias Options = RenderOptions

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: RenderOptions.command,
      summary: "Draws a label as it would appear, as an SVG or PNG file.",
      details: details,
      examples: [
        CommandExample(
          words: "copyfit render checkout.title App --locale de --category AX3 -o title.svg",
          purpose: "A label of the project in App."),
        CommandExample(
          words: "copyfit render --text \"Zur Kasse\" --style headline --width 120 --lines 1",
          purpose: "Any text, on standard output."),
      ],
      statuses: [
        .status(0, "The label was drawn, whether it fits or not."),
        .status(2, "It could not be drawn."),
      ],
      defaults: Options(),
      arguments: [
        .operands(
          "LABEL",
          help: "A label, as for 'copyfit explain'; then projects, as for check.", \.words),
        .option("text", "TEXT", help: "A text to draw instead of a label of a project.", \.text),
        .option(
          "locale", "L", help: "The language (default: the project's source).", \.measured.locale),
        .option(
          "category", "C",
          help: "The reader's text size, xSmall to xxxLarge or AX1 to AX5 (default: large).",
          \.measured.category),
        .flag("bold-text", help: "As with Bold Text switched on.", \.boldText),
        .option(
          "output", "FILE", letter: "o",
          help: "A file ending in .svg or .png, or - (default: SVG on standard output).", \.output),
      ] + labelArguments + textArguments)
  }

  /// Options of `measure` that apply to labels as well as to texts.
  private static let shared = ["display-scale"]

  private static var labelArguments: [Argument<Options>] {
    let device = Argument<Options>.option(
      "device", "D", help: "The screen of a label: canvas or a width in points.", \.device)
    let common = Argument<Options>.labelOptions(\.label)
    let names = ["assume-scaling", "config", "follow-links"]
    let own = [device] + common.filter { names.contains($0.name) }
    return Argument.group(.general, own.map { $0.noted(in: \.given.ofLabel) })
      + common.filter { $0.name == "no-cache" }
  }

  private static var textArguments: [Argument<Options>] {
    let all =
      Argument.group(.font, Measure.fontArguments)
      + Argument.group(.frame, Measure.frameArguments)
    return all.filter { !["locale", "category"].contains($0.name) }.map { argument in
      var lifted = argument.lifted(to: \Options.measured)
      guard shared.contains(argument.name) else { return lifted.noted(in: \.given.ofText) }
      lifted.group = .general
      return lifted
    }
  }

  private static let details = """
    Visible text is dark, text that is lost or outside the frame is red, and the
    frame is grey. With --text, give the font and frame as for 'copyfit measure'. A
    label has its own, and --category selects its text size. A PNG has
    --display-scale pixels per point.
    """

  /// The format of a drawing.
  private enum Form: String, CaseIterable {
    case svg, png
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let output = options.output.flatMap { $0 == "-" ? nil : $0 }
    let form = try form(of: output)
    let (drawing, title) = try drawing(options, on: console)
    // Notes on other fonts are printed, because readers do not expect them in a description.
    drawing.notes.forEach(console.say)
    let bytes: [UInt8]
    switch form {
    case .svg: bytes = Array(SVGDrawing(drawing, title: title).text.utf8)
    case .png:
      do throws(PNGDrawing.Failure) {
        bytes = try PNGDrawing(drawing, scale: options.measured.displayScale ?? 3).file()
      } catch {
        throw .failed([error.message])
      }
    }
    guard let output else {
      try console.write(bytes)
      return 0
    }
    try OutputFile.checkLinks(of: [output], followsLinks: options.label.followsLinks)
    do throws(ByteStream.Failure) {
      try OutputFile.write(bytes, to: output)
    } catch {
      throw .failed(["\(output): the drawing cannot be written: \(error.reason)"])
    }
    return 0
  }

  private static func form(of output: String?) throws(CommandError) -> Form {
    guard let output else { return .svg }
    let form = Form.allCases.first { output.lowercased().hasSuffix("." + $0.rawValue) }
    guard let form else {
      throw .failed(["\(output): name a file that ends in .svg or .png"])
    }
    return form
  }

  private static func drawing(
    _ options: Options, on console: Console
  ) throws(CommandError) -> (drawing: LabelDrawing, title: String) {
    if let text = options.text {
      if let word = options.words.first {
        throw .usage(.unexpectedOperand(word, hint: "give a label or --text"), command: name)
      }
      if let option = options.given.ofLabel.first {
        throw .usage(.conflictingOptions("--text", option), command: name)
      }
      return (try RenderedText(text, options).drawing, "Label")
    }
    guard let label = options.words.first else {
      throw .usage(.missingOperand("LABEL"), command: name)
    }
    if let option = options.given.ofText.first {
      throw .usage(.conflictingOptions("LABEL", option), command: name)
    }
    let rendered = try RenderedLabel(named: label, options, on: console)
    return (rendered.drawing, rendered.name)
  }
}
