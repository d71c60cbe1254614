internal import Copyfit
internal import CopyfitReports
internal import CopyfitStream

/// `copyfit scale`: the Dynamic Type table of a platform, or one size in all categories.
enum Scale: Subcommand {
  struct Options {
    var style: TextStyle?
    var platform: Platform?
    var size: Double?
    var minimum: Double?
    var maximum: Double?
    var displayScale: Double?
    var format: OutputFormat?
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "scale", summary: "Shows the Dynamic Type table, or one size in all categories.",
      details: details,
      examples: [
        CommandExample(
          words: "copyfit scale --style body", purpose: "Body in all twelve text sizes."),
        CommandExample(
          words: "copyfit scale --size 36 --style title1 --max 60",
          purpose: "What UIFontMetrics makes of a font of 36 points."),
      ],
      statuses: [.status(0, "The table is shown."), .status(2, "The options describe no table.")],
      defaults: Options(),
      arguments: [
        .option("style", "STYLE", help: "One text style (default: all).", \.style),
        .option(
          "platform", "NAME", help: "iOS (default), macOS, tvOS or watchOS.", \.platform),
        .option(
          "size", "PT", help: "A font size or length at large, to be scaled by the style.", \.size),
        .option("max", "PT", help: "The largest size to scale a font up to.", \.maximum),
        .option("min", "PT", help: "The smallest size to scale a font down to.", \.minimum),
        .option("display-scale", "N", help: "Pixels per point (default 3).", \.displayScale),
        .option("format", "FORMAT", help: "text (default) or json.", \.format),
      ])
  }

  private static let details = """
    With --size, 'font' is the size of a font scaled by UIFontMetrics, in whole
    points and within --min and --max. 'value' is the scaled length, rounded to a
    pixel.
    """

  static func run(_ options: Options, on console: Console) throws(CommandError) -> Int32 {
    let tables: ScaleTables
    do throws(UsageError) {
      tables = try self.tables(options)
    } catch {
      throw .usage(error, command: name)
    }
    try console.write(options.format == .json ? tables.json : tables.text)
    return 0
  }

  /// The tables according to the options.
  static func tables(_ options: Options) throws(UsageError) -> ScaleTables {
    let platform = options.platform ?? .iOS
    if let style = options.style { try check(style, of: platform) }
    let tables = ScaleTables(
      platform: platform, style: options.style, scaling: try scaling(options))
    try check(tables, options)
    return tables
  }

  private static func scaling(_ options: Options) throws(UsageError) -> ScaleTables.Scaling? {
    let lengths = [
      ("--size", options.size), ("--min", options.minimum), ("--max", options.maximum),
      ("--display-scale", options.displayScale),
    ]
    for (option, length) in lengths {
      guard let length, !(length > 0 && length.isFinite) else { continue }
      throw invalid(option, length, "positive and finite")
    }
    if let size = options.size, !RequestLimits.pointSizes.contains(size) {
      throw invalid("--size", size, RequestLimits.pointSizeRange)
    }
    guard let size = options.size else {
      if options.maximum != nil { throw .uselessOption("--max", without: "--size") }
      if options.minimum != nil { throw .uselessOption("--min", without: "--size") }
      return nil
    }
    if let minimum = options.minimum, let maximum = options.maximum, minimum > maximum {
      throw invalid("--min", minimum, "at most --max, \(RoundedNumber(maximum))")
    }
    return ScaleTables.Scaling(
      size: size, minimum: options.minimum, maximum: options.maximum,
      displayScale: options.displayScale ?? 3)
  }

  private static func check(_ style: TextStyle, of platform: Platform) throws(UsageError) {
    let scale = platform.typeScale
    guard !scale.styles.contains(style) else { return }
    let styles = scale.styles.map(\.name).joined(separator: ", ")
    let expected = "a text style of \(platform.rawValue) (\(styles))"
    throw .invalidValue("--style", ValueError(value: style.name, expected: expected))
  }

  /// Throws an error if the scale is so large that the result is not a finite number.
  private static func check(_ tables: ScaleTables, _ options: Options) throws(UsageError) {
    let scaled = tables.tables.flatMap(\.rows).compactMap(\.scaled)
    if let displayScale = options.displayScale, !scaled.allSatisfy({ $0.value.isFinite }) {
      throw invalid("--display-scale", displayScale, "small enough to scale by")
    }
  }

  private static func invalid(
    _ option: String, _ value: Double, _ expected: String
  ) -> UsageError {
    let isShown = value.isFinite && (value == 0 || abs(value) >= 0.001)
    let text =
      isShown ? RoundedNumber(value).description : value.isFinite ? "\(value)" : "1.8e308 or more"
    return .invalidValue(option, ValueError(value: text, expected: expected))
  }
}
