// Rules on what a project accepts.
extension RuleHelp {
  static let unusedSuppression = RuleHelp(
    title: "An acceptance that accepts nothing",
    summary: """
      An entry of `ignore`, or a `[copyfit:ignore …]` in a comment, accepts no finding, names no rule \
      that there is, or gives no reason.
      """,
    effect: """
      Nothing is wrong in the app; but whoever reads the entry takes for accepted what was mended, and \
      the next problem at that place would go unseen.
      """,
    example: "`[copyfit:ignore truncation -- fits on the new screen]` on a text that fits by now.",
    remedies: [
      "Delete the entry.",
      "Correct its rule or its place, or add the reason, if it is still meant.",
    ])

  static let staleBaseline = RuleHelp(
    title: "The baseline knows what is mended",
    summary: "The baseline has entries that a run over the whole project did not find again.",
    effect: "If the same problem comes back, it passes as known, and nobody is told.",
    example: "`copyfit-baseline.json` holds the German title, which was shortened last week.",
    remedies: [
      "Write the baseline again with `copyfit check --write-baseline`: it keeps nothing stale."
    ])
}
