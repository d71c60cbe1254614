internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitReports
internal import CopyfitStream

/// `copyfit calibrate`: compares the widths of stand-ins with those on devices.
enum Calibrate: Subcommand {
  struct Options {
    var paths: [String] = []
    var format: OutputFormat?
    var output: String?
    var followsLinks = false
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "calibrate",
      summary: "Compares sizes measured on a device with those computed here.",
      details: """
        Widths in fonts that are not installed are estimates. Sizes that a test of the
        app has measured ('measured' in labels.json), and labels of storyboards that
        are as wide as their text, show how far off they are. With at least five
        different texts of a font and range of sizes, a correction for copyfit.yml is
        shown.
        """,
      examples: [
        CommandExample(
          words: "copyfit calibrate labels.json", purpose: "Sizes that a test measured."),
        CommandExample(
          words: "copyfit calibrate --output calibration.yml",
          purpose: "Also write the correction, for 'fonts: { calibration: calibration.yml }'."),
      ],
      statuses: [
        .status(0, "Sizes were compared."),
        .status(2, "There is nothing to compare, or something cannot be read."),
      ],
      defaults: Options(),
      arguments: [
        .operands(
          "PATH",
          help: "Label files and projects (default: the working folder).", \.paths),
        .option("format", "FORMAT", help: "text (default) or json.", \.format),
        .option(
          "output", "FILE", letter: "o", help: "Also write the correction to this file.", \.output),
        .followLinks(\.followsLinks),
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    if let problem = options.output.flatMap(OutputFile.problem) { throw .failed([problem]) }
    try OutputFile.checkLinks(
      of: [options.output].compactMap(\.self), followsLinks: options.followsLinks)
    let report: CalibrationReport
    do throws(AuditError) {
      report = try Calibration(
        paths: options.paths, cacheDirectory: Machine.cacheDirectory(isWanted: true),
        followsLinks: options.followsLinks
      ).run()
    } catch {
      throw .failed(error.messages)
    }
    let problem = options.output.flatMap { write(report, to: $0) }
    let style = PrettyStyle.terminal(on: console, color: .auto)
    let text = CalibrationPage(report, style: style).text
    try console.write(options.format == .json ? report.json : text)
    if let problem { throw .failed([problem]) }
    return 0
  }

  /// Writes the correction, and returns a message if that fails.
  private static func write(_ report: CalibrationReport, to path: String) -> String? {
    if let reason = report.reasonWithoutCorrection {
      return "\(path): there is no correction to write: \(reason)"
    }
    do throws(ByteStream.Failure) {
      try OutputFile.write(Array(report.fileText.utf8), to: path)
      return nil
    } catch {
      return "\(path): the correction cannot be written: \(error.reason)"
    }
  }
}

extension CalibrationReport {
  /// The reason that there is no correction, as a clause; `nil` if there is one.
  fileprivate var reasonWithoutCorrection: String? {
    if !corrections.isEmpty { return nil }
    let bands = fonts.filter { $0.target != nil }.flatMap(\.bands)
    if bands.isEmpty { return "all fonts that were compared are installed" }
    if bands.contains(where: { $0.excessiveMargin != nil }) {
      return "the measured sizes differ so much that they would make widths less exact"
    }
    return "no font has \(Self.minimumTexts) different texts of one range of sizes"
  }
}
