package import Copyfit
internal import CopyfitSourceText

extension PlatformFontUse {
  /// The message about labels in a font of iOS that this machine does not have.
  package func message(on font: String, labels: Int) -> String {
    let isOne = labels == 1
    let start =
      "iOS has the font '\(font)', this machine does not: \(Phrase.count(labels, "label")) in it "
      + (isOne ? "was" : "were") + " measured in "
    let uncertain = isOne ? "its results are uncertain." : "their results are uncertain."
    let substitute = substitute ?? "the system font"
    return switch measure {
    case .sameWidths: start + "\(substitute), which has the same widths."
    case .similarWidths:
      start + "\(substitute), which has similar widths, and \(uncertain) \(proposal(for: font))"
    case .systemFont: start + "\(substitute), and \(uncertain) \(proposal(for: font))"
    }
  }

  /// The line for the configuration, and the font to install if a more similar one is known.
  private func proposal(for font: String) -> String {
    let known = substitute == nil ? recommended : nil
    let line = "'fonts: { substitutes: { \"\(font)\": \"\(known ?? "NAME")\" } }'"
    guard let known else {
      return "Name a font that is closer in copyfit.yml: \(line)."
    }
    return "Install \(known), or name a font that is closer in copyfit.yml: \(line)."
  }
}
