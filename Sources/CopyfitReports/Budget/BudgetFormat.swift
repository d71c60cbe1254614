public import CopyfitInspection
internal import CopyfitSourceText

/// A format for the limits of strings.
public enum BudgetFormat: String, CaseIterable, Sendable, Hashable {
  /// Text for people, in a terminal.
  case text
  /// JSON for programs: `copyfit.budget/1`.
  case json
  /// A table for spreadsheets.
  case csv
  /// XLIFF 1.2 with `maxwidth`, `maxheight`, `size-unit` and `font`.
  case xliff
  /// The same with Weblate's flags: `max-size`, `font-family`, `font-size`, `font-weight`.
  case weblate

  /// The whole document, with a line end at its end.
  ///
  /// - Parameters:
  ///   - budget: The limits.
  ///   - style: The style of text for people.
  ///   - isForFile: Whether it is written to a file, whose start must show its encoding.
  public func render(
    _ budget: TextBudget, style: PrettyStyle = PrettyStyle(), isForFile: Bool = false
  ) -> String {
    switch self {
    case .text: BudgetText(budget: budget, style: style).text
    case .json: BudgetJSON(budget: budget).text
    case .csv: (isForFile ? CSVTable.byteOrderMark : "") + BudgetTable(budget: budget).text
    case .xliff: BudgetXLIFF(budget: budget, hasFlags: false).text
    case .weblate: BudgetXLIFF(budget: budget, hasFlags: true).text
    }
  }

  /// Remarks that the document cannot contain, one in each line.
  public func remarks(on budget: TextBudget) -> [String] {
    let silent = budget.locales.filter { locale in
      !budget.entries.isEmpty && budget.entries.allSatisfy { $0.characters[locale] == nil }
    }
    let unknown = silent.map {
      "there are no texts in '\(TerminalText.safe($0))' by which to estimate numbers of characters"
    }
    if self == .text { return unknown }
    let mixed = tellsOneLimit ? budget.entries.count { $0.strictest == nil } : 0
    let strings = Phrase.count(mixed, "string") + (mixed == 1 ? " is" : " are")
    let remark = "\(strings) shown in several fonts and left out: json and csv have all limits"
    let spaced =
      self == .xliff ? budget.entries.count { ($0.strictest?.spacing ?? 0) > 0 } : 0
    let unsaid =
      """
      \(Phrase.count(spaced, "string")) \(spaced == 1 ? "has" : "have") letter spacing, which XLIFF \
      cannot say, and \(spaced == 1 ? "is" : "are") left out: weblate, json and csv have the limits
      """
    return unknown + (mixed > 0 ? [remark] : []) + (spaced > 0 ? [unsaid] : [])
      + budget.leftOut.map { item in
        Phrase.count(item.labels.count, "label") + (item.labels.count == 1 ? " has" : " have")
          + " no limit: \(TerminalText.inert(item.reason)): \(item.keys)"
      }
  }

  /// Whether the format has only one limit for each string, so that strings in several fonts are left out.
  private var tellsOneLimit: Bool { self == .xliff || self == .weblate }
}
