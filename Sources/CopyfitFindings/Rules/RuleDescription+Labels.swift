// Rules about labels and the fit of their texts.
extension RuleDescription {
  static let truncation = RuleDescription(
    severity: .error, subject: .fit,
    title: "Text is truncated",
    summary: "A text needs more lines or more height than its label has, so part of it is lost.",
    effect: """
      The label ends with an ellipsis, or its text is truncated without one if the line break mode is clip. \
      The rest cannot be read, because a label does not scroll.
      """,
    example: """
      “Ασφαλής πληρωμή” needs 100.4 points. The label is 96 points wide and has one line, so it shows \
      “Ασφαλής πληρ…”.
      """,
    advice: "give the label more room, or shorten the text",
    remedies: [
      "Allow more lines: set `numberOfLines` to 0 and remove a fixed height.",
      "Make room: the finding gives the smallest width, height or number of lines that is enough.",
      "Shorten the text: `copyfit try` checks another wording.",
      "Put views below each other instead of side by side at large text sizes.",
    ])

  static let verticalClipping = RuleDescription(
    severity: .error, subject: .fit,
    title: "Text is clipped at the top or bottom",
    summary: "A label is too low for even one line of its text.",
    effect: """
      The first line is always drawn, and what extends beyond the label is clipped: accents, descenders \
      or half of each letter. Scripts with tall letters, such as Thai and Burmese, are affected first.
      """,
    example:
      "A label in `body` has a fixed height of 44 points. At AX5 a line is 63.3 points high.",
    advice: "remove the frame's fixed height, or make it a minimum height",
    remedies: [
      "Remove the fixed height, or make it a minimum height (≥).",
      "Let the height grow with the text: `UIFontMetrics.scaledValue(for:)`.",
    ])

  static let wordSplit = RuleDescription(
    severity: .warning, subject: .fit,
    title: "A word is split",
    summary: "A word is wider than its label, so it continues on the next line without a hyphen.",
    effect: """
      The whole text is visible, but it is hard to read and looks broken. Long words at large text sizes \
      are affected first, for example in German, Finnish or Russian.
      """,
    example: """
      “Datenschutz” in `body` at AX5, in a label 180 points wide, reads “Datens” on one line and “chutz” \
      on the next.
      """,
    advice: "choose a shorter word, or add soft hyphens (U+00AD)",
    remedies: [
      "Make the label as wide as its longest word: the finding gives the width.",
      "Add soft hyphens (U+00AD) to long words in the translation.",
      "Give the label the whole width at large text sizes, with other views above or below it.",
    ])

  static let shrunkText = RuleDescription(
    severity: .warning, subject: .fit,
    title: "Text is shrunk to fit",
    summary: "A text fits only because its label may shrink it (`minimumScaleFactor`).",
    effect: """
      People who asked for large text get smaller text in the labels that have most to read. If the text \
      does not fit at the smallest allowed scale, it is truncated.
      """,
    example: "At AX5, a text of 53 points is drawn at 0.62 of that size.",
    advice: "give the label more room, or shorten the text",
    remedies: [
      "Allow more lines, unless the label must stay on one line.",
      "Give the label more room, or shorten the text.",
    ])

  static let wordWiderThanScreen = RuleDescription(
    severity: .warning, subject: .fit,
    title: "A word is wider than the screen",
    summary: """
      A text without a known label contains a word that does not fit on one line of the narrowest screen \
      that was checked. Text sizes up to AX2 are checked: at larger ones, many common words are that wide. In a project \
      without labels, only Apple's catalogs outside of projects for the Mac are checked, unless `devices` is set. \
      A text that no source names, or only sources for other systems, is not checked.
      """,
    effect: "Wherever the text appears in the assumed text style, the word is split or truncated.",
    example: "“Benachrichtigungseinstellungen” in `body` at AX2, on a screen 375 points wide.",
    advice: "choose a shorter word, or add soft hyphens (U+00AD)",
    remedies: [
      "Use a shorter word, or add soft hyphens (U+00AD) to it.",
      "Describe the label under `labels` in `copyfit.yml`, so that its real font and frame are used.",
    ])

  static let doesNotScale = RuleDescription(
    severity: .note, subject: .label,
    title: "Text does not follow the text size setting",
    summary: "A label's font has a fixed size, or the label does not update when the size changes.",
    effect: """
      People who need larger text do not get it (WCAG 1.4.4 asks for 200 %). A label in a text style \
      without `adjustsFontForContentSizeCategory` keeps the size that it was created with.
      """,
    example: "A label in the system font at 11 points looks the same at `large` and at AX5.",
    advice: "use a text style, in UIKit with 'adjustsFontForContentSizeCategory'",
    remedies: [
      "Use a text style and set `adjustsFontForContentSizeCategory`.",
      "Scale the app's own font: `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`.",
      "Run `copyfit check --assume-scaling` first: it shows what would not fit afterwards.",
    ])

  static let undecidedFrame = RuleDescription(
    severity: .note, subject: .label,
    title: "The width of a label is unknown",
    summary: "A label's width depends on other views, so the document alone does not give it.",
    effect: """
      The label is measured in the most room that it may have. What is lost there is reported, at most as a \
      warning unless the label shares a row of known width. What is kept there and may be lost in less is \
      undecided. If nothing is known of its room, the label is not measured and is counted as left out.
      """,
    example: "A label in a horizontal stack next to a switch.",
    advice: "give the width under 'elements' in copyfit.yml, or pin both sides of the label",
    remedies: [
      "Give the width in `copyfit.yml`: `elements: [{ id: \"App/Main#abc-12-xyz.text\", frame: { width: 240 } }]`.",
      "Pin both sides of the label, if it should have a fixed width.",
    ])
}
