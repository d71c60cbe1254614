internal import CopyfitAudit
internal import CopyfitUnicode

extension LabelInspector {
  /// By how many characters a text is too long at the categories up to the gate's, as `check` counts them.
  ///
  /// - Returns: 0 where nothing is lost, and `nil` where even one character is.
  /// - Complexity: O(log *n*) texts are measured, where *n* is the length of the text.
  public mutating func excess(of fit: InspectedFit, in label: InspectedLabel) -> Int? {
    guard fit.obstacle == nil else { return 0 }
    return measurer.excess(
      of: .init(
        fit.text.text, LocaleIdentifier(fit.text.locale), boldText: fit.boldText,
        widths: fit.text.joined.widths, frames: fit.text.joined.frames),
      in: label.label)
  }
}
