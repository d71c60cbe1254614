internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitSourceText

extension ExplanationText {
  /// The worst outcome of the text and its remedy; a label that a check does not measure has no verdict.
  var verdict: [String] {
    if let notChecked { return notChecked }
    guard let fit = explanation.fits.first, let cell = fit.worst ?? fit.first else { return [] }
    var paragraph = Paragraph()
    guard cell.outcome != .fits else {
      let open = explanation.fits.filter(\.isUndecided)
      guard open.isEmpty else { return undecided(open) }
      paragraph.add(fit.grows ? "✓ Nothing is cut" : "✓ Everything fits", .green)
      paragraph.add(isOneSize ? "." : ", at every size that is checked.")
      if fit.grows {
        let cause = knowsFont ? "the width is not exactly known" : reasonOfUnknownFont
        paragraph.add("A word may be split, as \(TerminalText.safe(cause)).")
      }
      return paragraph.lines(indent: 0, hanging: 2, style: style)
    }
    let ink = LabelWording.ink(of: cell.outcome)
    let language =
      explanation.fits.count > 1 ? " in \(LanguageNames.name(of: fit.text.locale))" : ""
    paragraph.add("✗ The text \(LabelWording.outcome(cell.outcome))\(language)", ink)
    let frames = explanation.label.frames
    let sizes = LabelWording.sizesOnScreens(of: fit, frames, checked: explanation.categories)
    paragraph.add((sizes ?? "") + (fit.isUncertain ? " (uncertain)" : ""))
    if let advice = LabelWording.advice(
      cell, of: fit, in: explanation.label, excess: explanation.excess,
      through: explanation.project.through, isOneSize: isOneSize)
    {
      paragraph.add("; \(advice)")
    }
    if let excess = explanation.excess, excess > 0,
      Advice.isText(without: excess, of: fit.text.text.count)
    {
      let gate = isOneSize ? "" : " up to \(explanation.project.through.name)"
      let fits = explanation.isExcessCertain ? "fits" : "may fit"
      paragraph.add("; \(LabelWording.excess(excess)) it \(fits)\(gate)")
    }
    paragraph.add(".")
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  /// The sentence about texts that fit in the largest room, but perhaps not in the label.
  private func undecided(_ open: [InspectedFit]) -> [String] {
    var paragraph = Paragraph()
    paragraph.add("? Undecided", .yellow)
    let places = Set(open.map(\.text.locale)).sorted()
    if places.count < Set(explanation.fits.map(\.text.locale)).count {
      paragraph.add(
        places.count == 1
          ? " in \(LanguageNames.name(of: places[0]))"
          : " in \(Phrase.count(places.count, "language"))")
    }
    paragraph.add(": the text \(LabelWording.reason(ofUndecided: open[0])).")
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }

  private var notChecked: [String]? {
    let reason: String
    switch label.treatment {
    case .measured: return nil
    case .undecided(let undecided): reason = undecided.text
    case .skipped(.unknownFont): reason = reasonOfUnknownFont
    case .skipped(let skipped): reason = skipped.text
    }
    var paragraph = Paragraph()
    paragraph.add("? Not checked", .yellow)
    paragraph.add(": \(TerminalText.safe(reason)).")
    return paragraph.lines(indent: 0, hanging: 2, style: style)
  }
}
