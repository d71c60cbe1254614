extension CommandDescription {
  /// The whole help: usage, summary, arguments, details, examples and the meanings of the statuses.
  var help: String {
    var sections = ["Usage: \(usage)", HelpText.wrap(summary).joined(separator: "\n")]
    if !operands.isEmpty {
      sections.append("Arguments:\n" + HelpText.table(operands.map { ($0.name, $0.help) }))
    }
    sections += groups.map { heading, options in
      "\(heading):\n" + HelpText.table(options.map { ($0.label, $0.help) })
    }
    if !details.isEmpty { sections.append(details) }
    if !examples.isEmpty { sections.append("Examples:\n" + HelpText.examples(examples)) }
    if !statuses.isEmpty {
      let rows = statuses.map { ("\($0.number)", $0.meaning) }
      sections.append("Exit status:\n" + HelpText.table(rows, indent: 6))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }
}

/// Lays out help for a terminal of 80 columns.
enum HelpText {
  private static let width = 80
  private static let indent = 26

  /// Two columns: a term and its meaning.
  static func table(_ rows: [(label: String, help: String)], indent: Int = indent) -> String {
    rows.flatMap { row in
      let label = "  " + row.label
      let lines = wrap(row.help, width: width - indent)
      let padded = lines.map { String(repeating: " ", count: indent) + $0 }
      guard label.count + 2 <= indent, let first = lines.first else { return [label] + padded }
      let space = String(repeating: " ", count: indent - label.count)
      return [label + space + first] + padded.dropFirst()
    }
    .joined(separator: "\n")
  }

  /// Each call with its purpose above it.
  static func examples(_ examples: [CommandExample]) -> String {
    examples.flatMap { example in
      wrap(example.purpose, width: width - 4).map { "  # " + $0 } + ["  " + example.words]
    }
    .joined(separator: "\n")
  }

  /// Breaks text at spaces.
  static func wrap(_ text: String, width: Int = width) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
