internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

extension FindingParagraphs {
  /// The maximum number of columns for a text.
  private var textColumns: Int { min(60, style.columns - 10) }

  /// Adds the visible part of a text, or the text of the finding.
  func addText(of locale: LocaleFinding, to paragraph: inout Paragraph) {
    if let scale = locale.scale {
      paragraph.add("; \(worstSize(of: locale)) it shrinks to \(Wording.percent(scale))")
    }
    if let visible = locale.visibleText {
      paragraph.add("; \(worstSize(of: locale)) it shows" + (finding.hasBound ? " at most" : ""))
      paragraph.addWhole(TerminalText.quoted(visible, columns: textColumns))
      guard let hidden = locale.hiddenCharacters, hidden > 0 else { return }
      let least = finding.hasBound ? "at least " : ""
      paragraph.add("and hides \(least)\(Phrase.count(hidden, "character"))")
    } else if let word = locale.word {
      paragraph.add("; the word is")
      paragraph.addWhole(TerminalText.quoted(word, columns: textColumns))
    } else if let text = locale.text {
      paragraph.add("; the \(finding.rule == .wordWiderThanScreen ? "word" : "text") is")
      paragraph.addWhole(TerminalText.quoted(text, columns: textColumns))
    }
  }

  /// The size of the figures; empty if there is only one size, which the line names.
  private func worstSize(of locale: LocaleFinding) -> String {
    guard locale.categories.count > 1, let worst = locale.worst else { return "" }
    return "at \(worst.category.name)"
  }

  /// The remedy: "to fit, allow 2 lines or give it a frame 188 pt wide; it fits up to xxxLarge".
  func remedy(for locale: LocaleFinding) -> String? {
    let largest =
      locale.isOneCell
      ? nil
      : locale.fits?.largestCategory.map {
        "it \(TextSizes.fits(upTo: $0, of: checked.categories))"
      }
    let parts = [finding.fix(for: locale).map { "to fit, \($0)" }, largest].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension LocaleFinding {
  /// The sizes at which it certainly fails, such as "from AX3 on", if it is uncertain at smaller ones, or on other
  /// screens.
  var certainSizes: String? {
    guard certainty != .uncertain, let certainFrom = certainLater else { return nil }
    return TextSizes.onward(from: certainFrom, among: categories)
      + (isCertainOnSomeScreens ? ", on some of these screens" : "")
  }

  /// The same in a list of the sizes at which it fails: "certainly from AX3 on".
  var lateCertainty: String? { certainSizes.map { "certainly " + $0 } }
}
