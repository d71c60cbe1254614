// Rules on fonts.
extension RuleHelp {
  static let missingGlyph = RuleHelp(
    title: "A character that no font has",
    summary: "Neither the label's font nor any other that was found has a glyph for a character.",
    effect: """
      The text shows an empty box there. The measured width is that of the box, so it is a guess. An \
      Apple device may have a font for it; this machine has not.
      """,
    example: "U+1F979 in a label, on a machine without an emoji font.",
    remedies: [
      "Install a font for the script: `copyfit fonts --coverage LOCALE` says what is there.",
      "Replace the character where it came in by accident, such as a private-use icon.",
    ])

  static let fontNotFound = RuleHelp(
    title: "A font was not found",
    summary: "A label asks for a font that neither the project's folders nor the machine have.",
    effect: """
      The label is measured in the stand-in for the system font instead, and what is found is uncertain. \
      In the app the same happens where the font is not bundled or not named in `UIAppFonts`: UIKit draws \
      the system font.
      """,
    example: "A storyboard names ProximaNova-Regular, which only the designers' machines have.",
    remedies: [
      "Add the folder of the font file to `fonts.directories` in `copyfit.yml`.",
      "Name a font that is close, where the real one may not be had: `fonts: { substitutes: { ProximaNova-Regular: Montserrat-Regular } }`.",
    ])

  static let fontFallback = RuleHelp(
    title: "Another font draws some characters",
    summary: "A font that the project names lacks characters of a text, which another font draws.",
    effect: """
      Words look as if they came from two apps, and their width is that of a font of this machine: on a \
      device another one steps in, so the result is less sure.
      """,
    example: "A brand's font without Greek, in an app that has a Greek translation.",
    remedies: [
      "Use a font for that language that has its script.",
      "Bundle a version of the font with more characters.",
    ])
}
