internal import Copyfit
internal import CopyfitAudit
internal import CopyfitDrawing
internal import CopyfitStream
internal import Foundation

/// `copyfit render`: a label as it would appear, as a picture.
enum Render: Subcommand {
  struct Options {
    /// The label, then the projects that it is looked for in.
    var words: [String] = []
    var text: String?
    var locale: String?
    var device: [Device]?
    var output: String?
    var measured = Measure.Options()
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "render", summary: "Draws a label as it would appear, as an SVG or PNG file.",
      details: details,
      examples: [
        CommandExample(
          words: "copyfit render checkout.title --locale de --category AX3 -o title.svg",
          purpose: "A label of the project in the working folder."),
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
          help: "A label by its id, ObjectID, key or text; then projects, as for check.",
          \.words),
        .option("text", "TEXT", help: "A text to draw instead of a label of a project.", \.text),
        .option("locale", "L", help: "The language (default: the project's source).", \.locale),
        .option("device", "D", help: "The screen: canvas or a width in points.", \.device),
        .option(
          "output", "FILE", letter: "o",
          help: "A file ending in .svg or .png (default: SVG on standard output).", \.output),
      ]
        + (Measure.fontArguments + Measure.frameArguments).map { $0.lifted(to: \.measured) })
  }

  private static let details = """
    Dark is what a reader sees, red what is lost or leaves the frame, grey the
    frame. With --text the font and frame are given as for 'copyfit measure'; a
    label has its own, and --category says at which text size it is drawn.
    """

  /// What a drawing is written as.
  private enum Form: String, CaseIterable {
    case svg, png
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let form = try form(of: options.output)
    let (drawing, title) = try drawing(options)
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
    do throws(ByteStream.Failure) {
      guard let output = options.output else {
        try console.output.write(bytes)
        return 0
      }
      try ByteStream.replace(output, with: bytes)
    } catch {
      guard let output = options.output else { throw .output(error) }
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
    _ options: Options
  ) throws(CommandError) -> (drawing: LabelDrawing, title: String) {
    if let text = options.text {
      if let word = options.words.first {
        throw .usage(.unexpectedOperand(word, hint: "give a label or --text"), command: name)
      }
      return (try RenderedText(text, options).drawing, "Label")
    }
    guard let label = options.words.first else {
      throw .usage(.missingOperand("LABEL"), command: name)
    }
    let rendered = try RenderedLabel(named: label, options)
    return (rendered.drawing, rendered.name)
  }
}
