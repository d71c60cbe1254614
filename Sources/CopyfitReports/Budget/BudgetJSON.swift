internal import CopyfitDynamicType
internal import CopyfitInspection
internal import CopyfitSourceText

/// The limits of strings, for programs: `copyfit.budget/1`.
struct BudgetJSON {
  /// The schema's name and version.
  static let schema = "copyfit.budget/1"

  let budget: TextBudget

  var text: String {
    JSONValue.object([
      "schema": .string(Self.schema),
      "through": .strings(Set(budget.through).sorted().map(\.name)),
      "locales": .strings(budget.locales),
      "leftOut": .array(
        budget.leftOut.map {
          .object([
            "reason": .string($0.reason), "labels": .int($0.labels.count),
            "items": .array($0.labels.map(json)),
          ])
        }),
      "strings": .array(budget.entries.map(json)),
    ]).text
  }

  private func json(_ label: TextBudget.LeftOut.Label) -> JSONValue {
    .object([
      "project": .string(label.project), "id": .string(label.id), "key": .string(label.key),
      "last": label.last.map { .string($0.name) },
    ])
  }

  private func json(_ entry: TextBudget.Entry) -> JSONValue {
    .object([
      "project": .string(entry.project), "bundle": .string(entry.bundle),
      "table": .string(entry.table), "key": .string(entry.key), "file": .string(entry.file),
      "sourceText": entry.sourceText.map(JSONValue.string), "labels": .strings(entry.labels),
      "limits": .array(
        entry.limits.map { limit in
          .object([
            "font": .object([
              "postScriptName": .string(limit.fontName), "standIn": .bool(limit.isStandIn),
              "settings": .strings(limit.fontSettings),
            ]),
            "size": .number(limit.pointSize),
            "letterSpacing": .number(limit.spacing),
            "width": .number(limit.width),
            "lines": .int(limit.lines), "height": .number(limit.height),
          ])
        }),
      "characters": .array(
        budget.locales.compactMap { locale in
          entry.characters[locale].map {
            .object(["locale": .string(locale), "count": .int($0)])
          }
        }),
    ])
  }
}
