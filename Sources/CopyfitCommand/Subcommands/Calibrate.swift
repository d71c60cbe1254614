internal import CopyfitAudit
internal import CopyfitReports
internal import CopyfitStream

/// `copyfit calibrate`: how far the widths of stand-ins are from what devices measure.
enum Calibrate: Subcommand {
  struct Options {
    var paths: [String] = []
    var format: OutputFormat?
    var output: String?
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "calibrate",
      summary: "Compares sizes measured on a device with those computed here.",
      details: """
        Widths in fonts that are not at hand are estimates. Sizes that a test of the app
        has measured ('measured' in labels.json), and labels of storyboards that are as
        wide as their text, tell how far they are off. With five different texts of a
        font and range of sizes or more, a correction is shown for copyfit.yml.
        """,
      examples: [
        CommandExample(words: "copyfit calibrate labels.json", purpose: "What a test measured."),
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
          help: "Files of labels, and projects (default: the working folder).", \.paths),
        .option("format", "FORMAT", help: "text (default) or json.", \.format),
        .option(
          "output", "FILE", letter: "o", help: "Also write the correction to this file.", \.output),
      ])
  }

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let report: CalibrationReport
    do throws(AuditError) {
      report = try Calibration(
        paths: options.paths, cacheDirectory: Machine.cacheDirectory(isWanted: true)
      ).run()
    } catch {
      throw .failed(error.messages)
    }
    if let output = options.output { try write(report, to: output) }
    let style = PrettyStyle.terminal(on: console, color: .auto)
    let text = CalibrationPage(report, style: style).text
    try console.write(options.format == .json ? report.json : text)
    return 0
  }

  private static func write(_ report: CalibrationReport, to path: String) throws(CommandError) {
    guard !report.corrections.isEmpty else {
      throw .failed([
        """
        \(path): there is no correction to write: no font has \(CalibrationReport.fewestTexts) \
        different texts of one range of sizes
        """
      ])
    }
    do throws(ByteStream.Failure) {
      try ByteStream.replace(path, with: report.fileText)
    } catch {
      throw .failed(["\(path): cannot be written: \(error.reason)"])
    }
  }
}
