public import CopyfitFindings
internal import CopyfitSourceText

/// The descriptions of all or some rules, as text, JSON or Markdown.
public struct RuleGuide: Sendable {
  private let rules: [Rule]
  private let style: PrettyStyle

  /// - Parameters:
  ///   - rules: The rules to explain; empty for all.
  ///   - style: The style of the text.
  public init(_ rules: [Rule], style: PrettyStyle = PrettyStyle()) {
    self.rules = rules
    self.style = style
  }

  /// The requested rules, or all.
  var shown: [Rule] { rules.isEmpty ? Rule.allCases : rules }

  /// The text for people, with a line end at its end.
  public var text: String {
    let sections = rules.isEmpty ? list : rules.flatMap(page)
    return sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// The JSON for programs: `copyfit.rules/1`.
  public var json: String {
    JSONValue.object([
      "schema": .string("copyfit.rules/1"), "rules": .array(shown.map(Self.object)),
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
          return "  \(style.paint(rule.rawValue, .bold))\(space)  \(rule.description.title)"
        }
    }
    return sections + [
      paragraph("'copyfit rules RULE' explains a rule: what it means and how to fix it.")
    ]
  }

  private func page(about rule: Rule) -> [[String]] {
    let description = rule.description
    return [
      [
        style.paint(rule.rawValue, .bold) + ": " + description.title + " ("
          + style.paint(rule.defaultSeverity.rawValue, rule.defaultSeverity.ink) + ")"
      ],
      paragraph(description.summary), paragraph(description.effect),
      ["Example:"] + paragraph(description.example, indent: 2),
      ["To fix it:"] + description.remedies.flatMap(item),
      ["To accept it:"] + rule.acceptances.flatMap(item),
    ]
  }

  private func paragraph(_ text: String, indent: Int = 0) -> [String] {
    Self.words(text).lines(indent: indent, hanging: indent, style: style)
  }

  private func item(_ text: String) -> [String] {
    Self.words("- " + text).lines(indent: 2, hanging: 4, style: style)
  }

  /// Text whose code stays on one line, so that it can be copied.
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
    case .warning: "Warnings: check these before a release"
    case .note: "Notes: for your information"
    }
  }
}

// MARK: - JSON

extension RuleGuide {
  private static func object(_ rule: Rule) -> JSONValue {
    let description = rule.description
    return .object([
      "rule": .string(rule.rawValue), "severity": .string(rule.defaultSeverity.rawValue),
      "title": .string(description.title), "summary": .string(description.summary),
      "effect": .string(description.effect), "example": .string(description.example),
      "remedies": .strings(description.remedies),
      "suppressions": .strings(rule.acceptances),
    ])
  }
}
