internal import CopyfitAudit

extension LabelInspector {
  /// The number of characters by which a text is too long at the categories up to the gate's, as in `check`.
  ///
  /// - Returns: 0 if nothing is lost, and `nil` if even one character is lost.
  /// - Complexity: O(log *n*) texts are measured, where *n* is the length of the text.
  public mutating func excess(of fit: InspectedFit, in label: InspectedLabel) -> Int? {
    guard fit.obstacle == nil else { return 0 }
    return measurer.excess(of: fit.text.joined, in: label.label, boldText: fit.boldText)
  }

  /// Whether a text certainly fits without its last characters, at the categories up to the gate's.
  mutating func fits(
    _ fit: InspectedFit, without characters: Int, in label: InspectedLabel
  ) -> Bool {
    fit.obstacle == nil
      && measurer.fits(
        fit.text.joined, without: characters, in: label.label, boldText: fit.boldText)
  }
}
