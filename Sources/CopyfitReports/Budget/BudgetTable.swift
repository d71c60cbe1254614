internal import Copyfit
internal import CopyfitInspection

/// The limits of strings as comma-separated values: a row for each string, limit and locale.
struct BudgetTable {
  let budget: TextBudget

  private static let header = [
    "project", "bundle", "table", "key", "text", "labels", "font", "size", "width", "lines",
    "height", "locale", "characters", "fontSettings", "letterSpacing",
  ]

  var text: String {
    let rows = budget.entries.flatMap { entry in
      entry.limits.flatMap { limit in
        budget.locales.map { row(entry, limit, locale: $0) }
      }
    }
    return CSVTable.row(Self.header.map { .text($0) }) + rows.joined()
  }

  private func row(
    _ entry: TextBudget.Entry, _ limit: TextBudget.Limit, locale: String
  ) -> String {
    func number(_ value: Double) -> CSVTable.Field { .number(RoundedNumber(value).description) }
    return CSVTable.row([
      .text(entry.project), .text(entry.bundle), .text(entry.table), .text(entry.key),
      .text(entry.sourceText), .number(String(entry.labels.count)), .text(limit.fontName),
      number(limit.pointSize), number(limit.width), .number(String(limit.lines)),
      number(limit.height), .text(locale),
      .number(entry.characters[locale].map { String($0) }),
      .text(limit.fontSettings.joined(separator: " ")), number(limit.spacing),
    ])
  }
}
