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
      let place = "\(use.first.file):\(use.first.position.line)"
      add(
        "#     \(Self.quoted(use.name)): \(FontGuess(use.name).text)   # "
          + Self.comment("\(Phrase.count(use.count, "place")), such as \(place)"))
    }
  }
}
