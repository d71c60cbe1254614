internal import CopyfitAudit
internal import CopyfitSourceText

extension ConfigurationText {
  /// Proposes entries for the fonts that are known.
  mutating func addFonts() {
    let calibration = survey.calibration.entryLines
    guard !calibration.isEmpty || !survey.fontNames.isEmpty else { return }
    add("")
    if !calibration.isEmpty {
      add(
        "# 'calibration' has the widths of fonts that have a stand-in, as tests measured them",
        "# ('copyfit calibrate' shows them): verdicts are certain then within these margins.")
    }
    if !survey.fontNames.isEmpty {
      add(
        "# 'helpers' has the fonts that code names but its sources do not decide, for example those of a package",
        "# that is not in this folder. Texts in them are measured only with an entry. The fonts are guesses from",
        "# the names, 'body' where a name says nothing: correct them.")
    }
    add("# fonts:")
    if !calibration.isEmpty { add("#   calibration:") }
    for entry in calibration { add("#     \(entry)") }
    if !survey.fontNames.isEmpty { add("#   helpers:") }
    for use in survey.fontNames.prefix(Self.maximumListed) {
      add("#     \(Self.quoted(use.name)): \(FontGuess(use.name).text)   # \(Self.places(of: use))")
    }
  }

  /// Lists the modifiers of packages.
  mutating func addModifiers() {
    guard !survey.packageModifiers.isEmpty else { return }
    add(
      "",
      "# Modifiers that the sources in this folder do not define, for example those of a package. They may change",
      "# the font and the room of a view, so nothing is known of what is in it. Keep those that change neither.",
      "# neutralModifiers:")
    for use in survey.packageModifiers.prefix(Self.maximumListed) {
      add("#   - \(use.name)   # \(Self.places(of: use))")
    }
  }

  /// The places of a name in code, for a comment.
  private static func places(of use: ProjectReading.CodeName) -> String {
    let first = "\(use.first.file):\(use.first.position.line)"
    return comment("\(Phrase.count(use.count, "place")), such as \(first)")
  }
}
