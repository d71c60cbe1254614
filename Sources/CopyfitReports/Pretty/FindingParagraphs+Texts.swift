internal import Copyfit
internal import CopyfitAudit
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

  /// The size that the figures are for; nothing where it is the only one, which has just been told.
  private func worstSize(of locale: LocaleFinding) -> String {
    guard locale.categories.count > 1, let worst = locale.worst else { return "" }
    return "at \(worst.category.name)"
  }

  /// What would mend it: "it needs 188 pt of width or 2 lines, and fits up to xxxLarge".
  func remedy(for locale: LocaleFinding) -> String? {
    guard let fits = locale.fits else { return nil }
    let largest =
      locale.isOneCell
      ? nil
      : fits.largestCategory.map {
        TextSizes.fits(upTo: $0, of: checked.categories)
      }
    var ways = ways(to: fits, hasAlternative: largest != nil)
    if fits.lines == nil, fits.height == nil, let both = linesAndHeight(for: locale) {
      ways.append(both)
    }
    let needs = ways.isEmpty ? nil : "it needs \(Wording.list(ways, "or"))"
    switch (needs, largest) {
    case (let needs?, let largest?): return "\(needs), and \(largest)"
    case (nil, let largest?): return "it \(largest)"
    case (let needs, nil): return needs
    }
  }

  /// What alone would mend the finding, of what the label as a whole needs.
  private func ways(to fits: LocaleFinding.Remedy, hasAlternative: Bool) -> [String] {
    let height = fits.height.map { Wording.pointsEnough($0) + " of height" }
    // A line that is too high stays so however wide or many the lines are.
    if finding.rule == .verticalClipping { return [height].compactMap { $0 } }
    // More height or lines leave a word as wide as it is.
    let isAboutWords = finding.rule == .wordSplit || finding.rule == .wordWiderThanScreen
    let lines = fits.lines.map { Wording.count($0, "line") }
    var ways = isAboutWords ? [] : [height, lines].compactMap { $0 }
    if let width = fits.width, isSensible(width) || (ways.isEmpty && !hasAlternative) {
      ways.insert(Wording.pointsEnough(width) + " of width", at: 0)
    }
    return ways
  }

  /// "3 lines and 61 pt of height", where neither alone is enough.
  private func linesAndHeight(for locale: LocaleFinding) -> String? {
    guard finding.rule == .truncation, let allowed = finding.allowedLines, allowed > 0,
      let lines = locale.requiredLines, lines > allowed, let height = locale.requiredHeight,
      let overflow = locale.overflow, overflow.height > 0
    else { return nil }
    return "\(Wording.count(lines, "line")) and \(Wording.pointsEnough(height)) of height"
  }

  /// Whether a frame could be made as wide: nobody doubles a label's width.
  private func isSensible(_ width: Double) -> Bool {
    let widest = finding.frames.compactMap(\.width).max() ?? width
    return width < 2 * widest
  }
}
