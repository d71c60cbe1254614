internal import Copyfit
internal import CopyfitReports
internal import CopyfitStream

/// `copyfit scale`: the Dynamic Type table, or one size in all categories.
enum Scale: Subcommand {
  struct Options {
    var style: TextStyle?
    var size: Double?
    var displayScale: Double?
    var format: OutputFormat?
  }

  static var syntax: CommandSyntax<Options> {
    CommandSyntax(
      name: "scale", summary: "Shows the Dynamic Type table, or one size in all categories.",
      details: details, defaults: Options(),
      arguments: [
        .option("style", "STYLE", help: "One text style (default: all).", \.style),
        .option(
          "size", "PT", help: "A font size or length at large, to be scaled by the style.", \.size),
        .option("display-scale", "N", help: "Pixels per point (default 3).", \.displayScale),
        .option("format", "FORMAT", help: "text (default) or json.", \.format),
      ])
  }

  private static let details = """
    With --size, 'font' is the size of a font that is scaled by UIFontMetrics, in
    whole points, and 'value' the scaled length, to the pixel.
    """

  static func run(_ options: Options, on console: Console) async throws(CommandError) -> Int32 {
    try check(options.size, "--size")
    try check(options.displayScale, "--display-scale")
    let tables = (options.style.map { [$0] } ?? TypeScale.iOS.publishedStyles).map {
      ScaleTable(style: $0, size: options.size, displayScale: options.displayScale ?? 3)
    }
    if options.format == .json {
      try console.write(ScaleTable.json(of: tables, isSingle: options.style != nil))
    } else if options.style != nil {
      try console.write(tables.map(\.text).joined(separator: "\n"))
    } else {
      try console.write(ScaleTable.overview(of: tables))
    }
    return 0
  }

  private static func check(_ length: Double?, _ option: String) throws(CommandError) {
    guard let length, !(length > 0 && length.isFinite) else { return }
    let value = RoundedNumber(length).description
    let error = ValueError(value: value, expected: "positive and finite")
    throw .usage(.invalidValue(option, error), command: name)
  }
}

/// The sizes of one text style in all categories.
struct ScaleTable {
  /// The name and version of the JSON document.
  static let schema = "copyfit.scale/1"

  fileprivate struct Row {
    var category: ContentSizeCategory
    var entry: TypeScale.Entry
    /// A font's size and a length, scaled; `nil` where no size is given.
    var scaled: (size: Double, value: Double)?
  }

  private let style: TextStyle
  private let rows: [Row]

  init(style: TextStyle, size: Double?, displayScale: Double) {
    self.style = style
    let metrics = FontMetrics(for: style)
    rows = ContentSizeCategory.allCases.compactMap { category in
      guard let entry = TypeScale.iOS[style, category] else { return nil }
      let scaled = size.map {
        (
          size: metrics.scaledPointSize($0, at: category),
          value: metrics.scaledValue($0, at: category, displayScale: displayScale)
        )
      }
      return Row(category: category, entry: entry, scaled: scaled)
    }
  }
}

extension ScaleTable {
  /// The table for people.
  var text: String {
    let isScaled = rows.contains { $0.scaled != nil }
    let header = [style.name, "size", "leading"] + (isScaled ? ["font", "value"] : [])
    let table = rows.map { row in
      let scaled = row.scaled.map { [$0.size, $0.value] } ?? []
      return [row.category.name]
        + ([row.entry.pointSize, row.entry.leading] + scaled).map { RoundedNumber($0).description }
    }
    return TextTable.render([header] + table) + "\n"
  }

  /// All styles for people: size and leading, or the scaled size of a font.
  static func overview(of tables: [ScaleTable]) -> String {
    let groups = [
      ContentSizeCategory.allCases.filter { !$0.isAccessibilityCategory },
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory),
    ]
    return groups.map { group in
      let header = ["style"] + group.map(\.name)
      let rows = tables.map { table in
        [table.style.name]
          + table.rows.filter { group.contains($0.category) }.map(\.summary)
      }
      return TextTable.render([header] + rows) + "\n"
    }
    .joined(separator: "\n")
  }

  /// The document for programs, on one line.
  static func json(of tables: [ScaleTable], isSingle: Bool) -> String {
    var writer = JSONWriter()
    writer.write(raw: "{\"schema\":\"\(schema)\",")
    if isSingle, let table = tables.first {
      table.writeFields(to: &writer)
    } else {
      writer.write(raw: "\"styles\":")
      writer.writeList(tables) { writer, table in
        writer.write(raw: "{")
        table.writeFields(to: &writer)
        writer.write(raw: "}")
      }
    }
    writer.write(raw: "}\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func writeFields(to writer: inout JSONWriter) {
    writer.write(raw: "\"style\":\"\(style.name)\",\"rows\":")
    writer.writeList(rows) { writer, row in
      writer.write(raw: "{\"category\":\"\(row.category.name)\",\"pointSize\":")
      writer.write(row.entry.pointSize)
      writer.write(raw: ",\"leading\":")
      writer.write(row.entry.leading)
      if let scaled = row.scaled {
        writer.write(raw: ",\"scaledSize\":")
        writer.write(scaled.size)
        writer.write(raw: ",\"scaledValue\":")
        writer.write(scaled.value)
      }
      writer.write(raw: "}")
    }
  }
}

extension ScaleTable.Row {
  fileprivate var summary: String {
    if let scaled { return RoundedNumber(scaled.size).description }
    return RoundedNumber(entry.pointSize).description + "/"
      + RoundedNumber(entry.leading).description
  }
}
