// Rules about translations in comparison with the source text, and about their formats.
extension RuleDescription {
  static let missingTranslation = RuleDescription(
    severity: .note, subject: .text,
    title: "A translation is missing",
    summary:
      "A key has a text in the source language, and none or an empty one in another language of the app.",
    effect: """
      The app shows the source text or the key, and nothing for an empty text. The text is not measured in that language, because the \
      width of the source text says nothing about the translation.
      """,
    example: "`checkout.title` is in `en.lproj` and not in `el.lproj`.",
    advice: "translate it, or mark it as not translatable",
    remedies: [
      "Translate it. Until then, `--pseudo expand` shows what a longer text would do.",
      "Mark the text as not translatable in the String Catalog, if it should stay as it is.",
    ])

  static let orphanKey = RuleDescription(
    severity: .note, subject: .text,
    title: "A key is not used",
    summary: "A translation has a key that neither a storyboard nor the source language has.",
    effect: "The text never appears. It costs translators time and can hide a renamed key.",
    example: "`u7Q-MU-drX.text` in `de.lproj/Main.strings`, whose label was deleted.",
    advice: "delete the entry in all languages, or correct its key",
    remedies: [
      "Delete the entry in all languages.",
      "Correct the key, if it was renamed in the source language only.",
    ])

  static let invalidFormat = RuleDescription(
    severity: .error, subject: .text,
    title: "A format string is invalid",
    summary: "A text with placeholders does not work as a format string in the way it was meant.",
    effect: """
      Part of the text disappears, another argument is shown, or the app crashes. Format strings have a \
      strict grammar: a space that a translation tool inserts into `%#@count@` breaks it.
      """,
    example: "`%# @count @` instead of `%#@count@` appears as it is, without the number.",
    advice: "correct what the finding names; in format strings only, write '%%' for a percent sign",
    remedies: [
      "Write the placeholder exactly as in the source text. If that is broken itself, correct it first.",
      "In format strings only, double a percent sign that should be shown: `100 %%`.",
    ])

  static let placeholderMismatch = RuleDescription(
    severity: .warning, subject: .text,
    title: "Placeholders differ from the source text",
    summary: "A translation's placeholders differ from the source text's.",
    effect: """
      An argument is missing, or is read as another type. A number that is read as an object crashes the \
      app.
      """,
    example: "The source text is `%@ of %d`. The translation is `%d von %@`, without positions.",
    advice:
      "use the placeholders of the source text; in another order, add positions, such as '%2$@'",
    remedies: [
      "Use the placeholders of the source text. In another order, add positions: `%2$d von %1$@`."
    ])

  static let placeholderWithoutSample = RuleDescription(
    severity: .note, subject: .text,
    title: "A placeholder has no sample value",
    summary: "A text with placeholders fits while they are empty, and no sample values are given.",
    effect:
      "The text may be truncated with real values, so it is undecided if its label is limited. "
      + "The measured size is a minimum.",
    example: "“Hello, %@!” is measured as “Hello, !”.",
    advice: "add a sample under 'samples' in copyfit.yml",
    remedies: [
      "Add samples in `copyfit.yml`, for the project: `samples: { \"%@\": \"Wilhelmina\" }`, or for an entry of `labels`."
    ])

  static let missingPluralCategory = RuleDescription(
    severity: .warning, subject: .text,
    title: "A plural form is missing",
    summary: "A text has plural forms, but not all that its language needs.",
    effect: """
      Numbers of that category use the form `other`, which is grammatically wrong. Without `other`, numbers that have no \
      form show no text, or the app crashes.
      """,
    example:
      "Polish needs `one`, `few`, `many` and `other`. A translation with the two forms of English lacks two.",
    advice: "add the plural form",
    remedies: ["Add the plural form: the finding names the category and the languages."])

  static let lengthLimit = RuleDescription(
    severity: .warning, subject: .text,
    title: "A text is longer than its catalog allows",
    summary: "A text has more characters or bytes than its catalog sets as a limit.",
    effect: """
      The result depends on where the text is used: stores and notifications truncate it, forms and \
      databases may reject it.
      """,
    example: "`maxwidth=\"20\" size-unit=\"char\"` on a unit whose translation has 26 characters.",
    advice: "shorten the text to the limit, or raise the limit in the catalog",
    remedies: [
      "Shorten the translation to the limit.",
      "Raise the limit in the catalog, if there is more room.",
    ])
}
