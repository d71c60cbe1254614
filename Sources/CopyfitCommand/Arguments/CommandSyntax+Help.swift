extension CommandSyntax {
  /// How the command is called, on one line.
  var usage: String {
    let operands = arguments.filter(\.isOperand).map(\.usage)
    return (["copyfit", name, "[OPTION…]"] + operands).joined(separator: " ")
  }

  /// The whole help: usage, summary, arguments and details.
  var help: String {
    var sections = ["Usage: \(usage)", HelpText.wrap(summary).joined(separator: "\n")]
    let operands = arguments.filter(\.isOperand)
    if !operands.isEmpty {
      sections.append("Arguments:\n" + HelpText.table(operands.map { ($0.name, $0.help) }))
    }
    let options = arguments.filter { !$0.isOperand }.map { ($0.label, $0.help) }
    let help = [("-h, --help", "Show this help.")]
    sections.append("Options:\n" + HelpText.table(options + help))
    if !details.isEmpty { sections.append(details) }
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension Argument {
  fileprivate var usage: String {
    guard case .operand(let isRequired, let isRepeatable) = kind else { return label }
    let word = isRepeatable ? name + "…" : name
    return isRequired ? word : "[\(word)]"
  }

  fileprivate var label: String {
    guard case .option(let placeholder, _) = kind else { return spelling }
    return "\(spelling) \(placeholder)"
  }
}

/// Lays out help for a terminal of 80 columns.
enum HelpText {
  private static let width = 80
  private static let indent = 26

  /// Two columns: what is written, and what it means.
  static func table(_ rows: [(label: String, help: String)]) -> String {
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
