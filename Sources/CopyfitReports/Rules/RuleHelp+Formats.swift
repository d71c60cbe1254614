// Rules on placeholders, plural forms and the project's own configuration.
extension RuleHelp {
  static let invalidFormat = RuleHelp(
    title: "A faulty format",
    summary: "A text with placeholders does not do as a format what its author meant.",
    effect: """
      At run time a part of the text vanishes, shows another argument, or the app crashes: formats are \
      read by a strict grammar, and spaces that a translation tool puts into `%#@count@` break it.
      """,
    example: "`%# @count @` instead of `%#@count@` shows itself in place of the number.",
    remedies: [
      "Write the placeholder exactly as the source text has it.",
      "Write a percent sign that is meant as one twice: `100 %%`.",
    ])

  static let placeholderMismatch = RuleHelp(
    title: "A translation takes other arguments",
    summary: "A translation's placeholders are not those of the source text.",
    effect: """
      An argument is not shown, or is read as another type: a number taken for an object crashes the app.
      """,
    example: "The source is `%@ of %d`, the translation `%d von %@`, without positions.",
    remedies: [
      "Use the source's placeholders; in another order with positions: `%2$d von %1$@`."
    ])

  static let placeholderWithoutSample = RuleHelp(
    title: "A placeholder that nobody gave a value",
    summary:
      "A text fits with nothing in the place of its arguments, and nobody said what comes there.",
    effect: "The label may overflow with real values; what was measured is the least it needs.",
    example: "“Hello, %@!” is measured as “Hello, !”.",
    remedies: [
      "Give samples in `copyfit.yml`, for all: `samples: { \"%@\": \"Wilhelmina\" }`, or for the entries of `labels`."
    ])

  static let missingPluralCategory = RuleHelp(
    title: "A plural form is missing",
    summary: "A text has plural forms, but not all that its language needs.",
    effect: "For the numbers of that category the form `other` is shown, which is wrong grammar.",
    example: "Polish needs `one`, `few`, `many` and `other`; a table copied from English has two.",
    remedies: ["Add the form; the finding names the category and the languages."])

  static let lengthLimit = RuleHelp(
    title: "A text is longer than its catalog allows",
    summary: "A catalog says how many characters or bytes a text may have, and a text has more.",
    effect: """
      What the app does with the rest is its own affair: stores and notifications cut it off, forms and \
      databases may refuse it.
      """,
    example: "`maxwidth=\"20\" size-unit=\"char\"` on a unit whose translation has 26 characters.",
    remedies: [
      "Shorten the translation to the limit.",
      "Raise the limit in the catalog, if there is more room.",
    ])

  static let unmatchedEntry = RuleHelp(
    title: "An entry of the configuration is about nothing",
    summary:
      "A pattern, key, id or source language in `copyfit.yml`, or a key in a `labels.json`, matches nothing.",
    effect: "What the entry should check is not checked: often after something was renamed.",
    example: "`labels: [{ key: checkout.titel, … }]`, where the key is `checkout.title`.",
    remedies: ["Correct the entry, or delete it."])

  static let limitReached = RuleHelp(
    title: "A limit of this tool was reached",
    summary: "Something is larger than Copyfit is willing to work on, so a part was not checked.",
    effect: "What was left out may hold problems; the finding says what it was.",
    example: "A text with more than 64 combinations of plural forms.",
    remedies: ["Split what is too large; a text of that size is unlikely to be one label's."])
}
