internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType

extension FindingParagraphs {
  /// How much of a text is shown.
  private var textColumns: Int { min(60, style.columns - 10) }

  /// Adds what can be seen of a text, or the text that the finding is about.
  func addText(of locale: LocaleFinding, to paragraph: inout Paragraph) {
    if let scale = locale.scale {
      paragraph.add("; \(worstSize(of: locale)) it shrinks to \(Wording.percent(scale))")
    }
    if let visible = locale.visibleText {
      paragraph.add("; \(worstSize(of: locale)) it shows")
      paragraph.addWhole(TerminalText.quoted(visible, columns: textColumns))
      guard let hidden = locale.hiddenCharacters, hidden > 0 else { return }
      paragraph.add("and hides \(Wording.count(hidden, "character"))")
    } else if let word = locale.word {
      paragraph.add("; the word is")
      paragraph.addWhole(TerminalText.quoted(word, columns: textColumns))
    } else if let text = locale.text {
      paragraph.add("; the \(finding.rule == .wordWiderThanScreen ? "word" : "text") is")
      paragraph.addWhole(TerminalText.quoted(text, columns: textColumns))
    }
  }

  /// The size that the figures are for; nothing where it is the only one, which the line names.
  private func worstSize(of locale: LocaleFinding) -> String {
    guard locale.categories.count > 1, let worst = locale.worst else { return "" }
    return "at \(worst.category.name)"
  }

  /// That a text has to be shorter, where no room that there is would be enough: "it needs to be 15 characters shorter".
  private func shorter(_ locale: LocaleFinding, hasWays: Bool) -> String? {
    guard !hasWays, locale.visibleText != nil, let hidden = locale.hiddenCharacters, hidden > 0
    else { return nil }
    return "it needs to be about \(Wording.count(hidden, "character")) shorter"
  }

  /// How to fix it: "it needs 188 pt of width or 2 lines, and fits up to xxxLarge".
  func remedy(for locale: LocaleFinding) -> String? {
    guard let fits = locale.fits else { return nil }
    let largest =
      locale.isOneCell
      ? nil
      : fits.largestCategory.map {
        TextSizes.fits(upTo: $0, of: checked.categories)
      }
    let ways = finding.ways(of: fits, hasAlternative: largest != nil)
    let needs = Wording.needs(ways) ?? shorter(locale, hasWays: !ways.isEmpty)
    switch (needs, largest) {
    case (let needs?, let largest?): return "\(needs), and \(largest)"
    case (nil, let largest?): return "it \(largest)"
    case (let needs, nil): return needs
    }
  }
}
