// Rules about fonts.
extension RuleDescription {
  static let missingGlyph = RuleDescription(
    severity: .error, subject: .font,
    title: "No font has a character",
    summary: "Neither the label's font nor any installed font has a glyph for a character.",
    effect: """
      The text shows an empty box instead. Its width is the width of the box, so the result is a guess. \
      An Apple device may have a font that this machine lacks.
      """,
    example: "U+1F979 in a label, on a machine without an emoji font.",
    advice: "install a font for the script, or replace the character",
    remedies: [
      "Install a font for the script: `copyfit fonts --coverage LOCALE` lists the installed ones.",
      "Replace the character if it is there by accident, such as a private-use icon.",
    ])

  static let fontNotFound = RuleDescription(
    severity: .error, subject: .font,
    title: "A font is missing",
    summary: "A label names a font that is neither in the project nor installed.",
    effect: """
      The label is measured in the stand-in for the system font, and its findings are uncertain. The app \
      itself draws the system font if the font is not bundled or not listed in `UIAppFonts`. A font that iOS \
      has, such as Georgia, is a note only: it is measured in a free font of the same widths if one is \
      installed. A file that `UIAppFonts` lists and the project does not have is a note, too.
      """,
    example: "A storyboard names ProximaNova-Regular, which only the designers have.",
    advice:
      "add the font's folder to 'fonts.directories' in copyfit.yml, or name a similar font under 'fonts.substitutes'",
    remedies: [
      "Add the folder of the font file to `fonts.directories` in `copyfit.yml`.",
      "Name a similar font if you may not use the real one: `fonts: { substitutes: { ProximaNova-Regular: Montserrat-Regular } }`.",
    ])

  static let fontFallback = RuleDescription(
    severity: .warning, subject: .font,
    title: "Another font draws some characters",
    summary:
      "A font that the project names lacks characters of a text, so another font draws them.",
    effect: """
      The text mixes two fonts. The other font is one of this machine; a device may use a different one, \
      so the measured width is less certain.
      """,
    example: "A brand font without Greek letters, in an app with a Greek translation.",
    advice:
      "use a font that supports the script of this language, or bundle a version of the font with more characters",
    remedies: [
      "Use a font that supports the script for that language.",
      "Bundle a version of the font with more characters.",
    ])
}
