internal import CopyfitDynamicType
internal import CopyfitInspection
internal import CopyfitSourceText

/// The limits of strings, for people.
struct BudgetText {
  let budget: TextBudget
  let style: PrettyStyle

  var text: String {
    ([heading, table, leftOut].filter { !$0.isEmpty }).joined(separator: "\n\n") + "\n"
  }

  private var heading: String {
    let gates = Set(budget.through).sorted().map(\.name)
    var paragraph = Paragraph()
    paragraph.add(
      "The room of each string in all of its labels, on all screens and at all text sizes up to "
        + Phrase.all(gates)
        + ": the number of lines, their width in points, and the font with its size. A column with ≈ estimates "
        + "the number of characters in a language.")
    return paragraph.lines(indent: 0, hanging: 0, style: style).joined(separator: "\n")
  }

  private var table: String {
    guard !budget.entries.isEmpty else { return "No string has a limit." }
    let header =
      ["string", "lines", "width", "at", "font"]
      + budget.locales.map { "≈ " + TerminalText.safe($0) } + ["text"]
    let namesProject = budget.projects.count > 1
    let rows = budget.entries.flatMap { entry in
      (entry.strictest.map { [$0] } ?? entry.limits).enumerated().map { index, limit in
        let project = index == 0 ? TerminalText.safe(entry.project) : ""
        return (namesProject ? [project] : []) + row(entry, limit, isFirst: index == 0)
      }
    }
    return TextTable.render([(namesProject ? ["app"] : []) + header] + rows)
  }

  /// A row of the table; only the first of a string's limits names the string.
  private func row(
    _ entry: TextBudget.Entry, _ limit: TextBudget.Limit, isFirst: Bool
  ) -> [String] {
    [
      isFirst ? TerminalText.shortened(TerminalText.safe(entry.path), to: 40) : "",
      String(limit.lines), Self.number(limit.width, .down), Self.number(limit.pointSize, .up),
      TerminalText.safe(limit.fontPhrase),
    ]
      + budget.locales.map { isFirst ? entry.characters[$0].map { String($0) } ?? "-" : "" }
      + [isFirst ? TerminalText.quoted(entry.sourceText ?? "", columns: 30) : ""]
  }

  /// A length with one decimal: a width rounded down and a size rounded up stay within the limit.
  private static func number(_ value: Double, _ rule: FloatingPointRoundingRule) -> String {
    RoundedNumber((value * 10).rounded(rule) / 10).description
  }

  private var leftOut: String {
    let count = budget.leftOut.reduce(0) { $0 + $1.labels.count }
    guard count > 0 else { return "" }
    let lines = budget.leftOut.flatMap { item in
      var paragraph = Paragraph()
      paragraph.add(
        "\(Phrase.count(item.labels.count, "label")): \(TerminalText.safe(item.reason)): \(item.keys)"
      )
      return paragraph.lines(indent: 2, hanging: 4, style: style)
    }
    return ([Phrase.count(count, "label") + " without a limit:"] + lines).joined(separator: "\n")
  }
}

extension TextBudget.LeftOut {
  /// The maximum number of keys in a line.
  private static let namedKeys = 5

  /// The keys of the labels, each with the last size that has a limit: "title, body (limited up to AX4)".
  var keys: String {
    var names: [String] = []
    var seen: Set<String> = []
    for label in labels {
      let key = TerminalText.isolated(TerminalText.shortened(TerminalText.safe(label.key), to: 40))
      let name = key + (label.last.map { " (limited up to \($0.name))" } ?? "")
      if seen.insert(name).inserted { names.append(name) }
    }
    let rest = names.count - Self.namedKeys
    return names.prefix(Self.namedKeys).joined(separator: ", ")
      + (rest > 0 ? " and \(Phrase.grouped(rest)) more" : "")
  }
}

extension TextBudget.Limit {
  /// The settings of the font besides its size, such as `wght=700` and `tnum=1`.
  var fontSettings: [String] {
    variations.map { "\($0.axis)=\(RoundedNumber($0.value).description)" }
      + features.map { "\($0.tag)=\($0.value)" }
  }

  /// The font with everything that affects a text's width, such as "Inter-Regular tnum=1, 2 pt apart".
  var fontPhrase: String {
    let apart = spacing == 0 ? "" : ", \(RoundedNumber(spacing).description) pt apart"
    return ([fontName] + fontSettings).joined(separator: " ") + apart
  }
}

extension TextBudget.Entry {
  /// `bundle/table#key`.
  var path: String { (bundle.isEmpty ? table : "\(bundle)/\(table)") + "#" + key }
}
