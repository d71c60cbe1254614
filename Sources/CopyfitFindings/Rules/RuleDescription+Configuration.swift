// Rules about the project's configuration and baseline, and about Copyfit's limits.
extension RuleDescription {
  static let unmatchedEntry = RuleDescription(
    severity: .warning, subject: .configuration,
    title: "An entry of the configuration matches nothing",
    summary: """
      A pattern, key, id, table or language in `copyfit.yml` or `labels.json` matches nothing.
      """,
    effect: "What the entry should check is not checked, often because something was renamed.",
    example: "`labels: [{ key: checkout.titel, … }]`, where the key is `checkout.title`.",
    advice: "correct the entry or delete it",
    remedies: ["Correct the entry or delete it."])

  static let unusedSuppression = RuleDescription(
    severity: .warning, subject: .configuration,
    title: "A suppression has no effect",
    summary: """
      An entry of `ignore` or a comment `[copyfit:ignore …]` matches no finding, names an unknown rule, or \
      gives no reason.
      """,
    effect: """
      The app is not affected. But if the problem was fixed, the entry would hide the next problem at the \
      same place.
      """,
    example: "`[copyfit:ignore truncation -- fits on the new screen]` on a text that fits by now.",
    advice: "delete the entry, or correct it if it is still needed",
    remedies: [
      "Delete the entry.",
      "Correct its rule or its place, or add a reason, if it is still needed.",
    ])

  static let staleBaseline = RuleDescription(
    severity: .warning, subject: .configuration,
    title: "The baseline contains fixed findings",
    summary: "The baseline has entries that a check of the whole project did not find again.",
    effect: "If the same problem returns, it counts as known and is not reported as new.",
    example: "`copyfit-baseline.json` lists a German title that was shortened last week.",
    advice: "update the baseline with 'copyfit check --write-baseline'",
    remedies: [
      "Update the baseline with `copyfit check --write-baseline`: it keeps no stale entries."
    ])

  static let limitReached = RuleDescription(
    severity: .note, subject: .text,
    title: "A limit of Copyfit was reached",
    summary: "An input is larger than Copyfit accepts, so part of it was not checked.",
    effect: "The part that was left out may contain problems. The finding says what it is.",
    example: "A text with more than 64 combinations of plural forms.",
    advice: "split the input",
    remedies: ["Split the input: a text of that size is unlikely to belong to one label."])
}
