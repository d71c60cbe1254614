public import CopyfitAudit

/// What rules mean, to be read: a list of all of them, or a page about each that is asked for.
public struct RuleGuide: Sendable {
  private let rules: [Rule]
  private let style: PrettyStyle

  /// - Parameter rules: The rules to explain; none for a list of all.
  public init(_ rules: [Rule], style: PrettyStyle = PrettyStyle()) {
    self.rules = rules
    self.style = style
  }

  /// For people, with a line end at its end.
  public var text: String {
    let sections = rules.isEmpty ? list : rules.flatMap(page)
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// For programs: `copyfit.rules/1`.
  public var json: String {
    let rules = self.rules.isEmpty ? Rule.allCases : self.rules
    return JSONValue.object([
      "schema": .string("copyfit.rules/1"), "rules": .array(rules.map(Self.object)),
    ]).text
  }
}

// MARK: - Text

extension RuleGuide {
  private var list: [[String]] {
    let column = Rule.allCases.map(\.rawValue.count).max() ?? 0
    let sections = Severity.allCases.reversed().map { severity in
      [style.paint(severity.heading, severity.ink)]
        + Rule.allCases.filter { $0.defaultSeverity == severity }.map { rule in
          let space = String(repeating: " ", count: column - rule.rawValue.count)
          return "  \(style.paint(rule.rawValue, .bold))\(space)  \(rule.help.title)"
        }
    }
    return sections + [paragraph("'copyfit rules RULE' says what a rule means and how to mend it.")]
  }

  private func page(about rule: Rule) -> [[String]] {
    let help = rule.help
    return [
      [
        style.paint(rule.rawValue, .bold) + ": " + help.title + " ("
          + style.paint(rule.defaultSeverity.rawValue, rule.defaultSeverity.ink) + ")"
      ],
      paragraph(help.summary), paragraph(help.effect),
      ["Example:"] + paragraph(help.example, indent: 2),
      ["To mend it:"] + help.remedies.flatMap(item),
      ["To accept it:"] + RuleHelp.suppressions(of: rule).flatMap(item),
    ]
  }

  private func paragraph(_ text: String, indent: Int = 0) -> [String] {
    Self.words(text).lines(indent: indent, hanging: indent, style: style)
  }

  private func item(_ text: String) -> [String] {
    Self.words("- " + text).lines(indent: 2, hanging: 4, style: style)
  }

  /// Text whose code stays on one line, to be copied.
  private static func words(_ text: String) -> Paragraph {
    var paragraph = Paragraph()
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    for (number, part) in parts.enumerated() {
      if number.isMultiple(of: 2) {
        paragraph.add(String(part))
      } else {
        paragraph.addWhole("`\(part)`")
      }
    }
    return paragraph
  }
}

extension Severity {
  fileprivate var heading: String {
    switch self {
    case .error: "Errors: text or entries are lost"
    case .warning: "Warnings: worth a look before a release"
    case .note: "Notes: good to know"
    }
  }
}

// MARK: - JSON

extension RuleGuide {
  private static func object(_ rule: Rule) -> JSONValue {
    let help = rule.help
    return .object([
      "rule": .string(rule.rawValue), "severity": .string(rule.defaultSeverity.rawValue),
      "title": .string(help.title), "summary": .string(help.summary),
      "effect": .string(help.effect), "example": .string(help.example),
      "remedies": .strings(help.remedies),
      "suppressions": .strings(RuleHelp.suppressions(of: rule)),
    ])
  }
}
