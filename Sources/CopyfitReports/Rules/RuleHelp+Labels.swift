// Rules on what a label shows of its text.
extension RuleHelp {
  static let truncation = RuleHelp(
    title: "Text is cut off",
    summary: "A text needs more lines or more height than its label allows, so part of it is lost.",
    effect: """
      The label ends with an ellipsis, or is cut without one where its line break mode says clip. Nobody \
      can read the rest: there is no way to scroll it.
      """,
    example: """
      “Ασφαλής πληρωμή” needs 100.6 points in a label that is 96 points wide and has one line: it shows \
      “Ασφαλής πληρ…”.
      """,
    remedies: [
      "Allow more lines: `numberOfLines = 0` and no fixed height.",
      "Make room: the finding says the smallest width, height or number of lines that is enough.",
      "Change the wording: `copyfit try` tells whether another one fits.",
      "Stack views at large text sizes, where one beside the other leaves each too little room.",
    ])

  static let verticalClipping = RuleHelp(
    title: "Letters are cut off at the top or bottom",
    summary: "A label's frame is too low for even one line of its text.",
    effect: """
      The first line is always drawn, and what reaches beyond the frame is cut: accents, descenders or \
      half of the letters are missing. Scripts with tall letters, such as Thai or Burmese, suffer first.
      """,
    example: "A label in `body` is fixed at 44 points: at AX5 a line is 63.3 points high.",
    remedies: [
      "Remove the fixed height, or make it a least height (≥).",
      "Let the height grow with the text: `UIFontMetrics.scaledValue(for:)`.",
    ])

  static let wordSplit = RuleHelp(
    title: "A word is broken in the middle",
    summary: "A word is wider than its label, so it goes on in the next line without a hyphen.",
    effect: """
      All of the text is there, but it is hard to read and looks broken. It happens to long words at large \
      text sizes: in German, Finnish or Russian first.
      """,
    example:
      "“Datenschutz” in `body` at AX5 in a label 180 points wide reads “Datens”, and below it “chutz”.",
    remedies: [
      "Give the label the width of its longest word: the finding says how much that is.",
      "Put soft hyphens (U+00AD) into long words of the translation.",
      "Stack views at large text sizes, so that the label has the whole width.",
    ])

  static let shrunkText = RuleHelp(
    title: "Text is made smaller to fit",
    summary: "A text fits only because its label may shrink it (`minimumScaleFactor`).",
    effect: """
      Readers who asked for large text get smaller text, just where there is most to read. At the smallest \
      scale allowed, text is cut off nevertheless.
      """,
    example: "At AX5 a text of 53 points is drawn at 0.62 of that size.",
    remedies: [
      "Allow more lines instead: shrinking is for labels that must stay on one line.",
      "Make room, or shorten the text.",
    ])

  static let wordWiderThanScreen = RuleHelp(
    title: "A word is wider than the screen",
    summary: """
      A string that has no known label holds a word that no label on the narrowest screen checked can show \
      on one line.
      """,
    effect: """
      Wherever the text is shown in the style assumed, the word is broken or cut off: this needs no frame \
      to be told.
      """,
    example: "“Benachrichtigungseinstellungen” in `body` at AX2, on a screen 375 points wide.",
    remedies: [
      "Use a shorter word, or put soft hyphens (U+00AD) into it.",
      "Tell where the text is shown, under `labels` in `copyfit.yml`: then its real font and frame count.",
    ])

  static let doesNotScale = RuleHelp(
    title: "The text does not follow the reader's text size",
    summary: "A label's font has a fixed size, or takes its size once and misses later changes.",
    effect: """
      Readers who need larger text do not get it (WCAG 1.4.4 asks for 200 %). A label in a text style \
      without `adjustsFontForContentSizeCategory` keeps the size it had when it was made.
      """,
    example: "A label in the system font, 11 points, is the same at `large` and at AX5.",
    remedies: [
      "Use a text style, and set `adjustsFontForContentSizeCategory`.",
      "Scale the app's own font: `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`.",
      "Run `copyfit check --assume-scaling` before: it shows what would not fit then.",
    ])

  static let undecidedFrame = RuleHelp(
    title: "Nobody can tell what limits the width",
    summary: "A label's width depends on other views, so the document alone does not say it.",
    effect: """
      The label is measured against the width of what holds it, if that is known, and what is found there \
      is a warning at most. Where nothing is known it is not measured, and counted as such.
      """,
    example: "A label in a horizontal stack beside a switch.",
    remedies: [
      "Say the width in `copyfit.yml`: `elements: [{ id: \"App/Main#abc-12-xyz.text\", frame: { width: 240 } }]`.",
      "Pin both sides of the label, if that is what is meant.",
    ])
}
