internal import CopyfitAudit

extension LabelInspector {
  /// By how many characters a text is too long at the categories up to the gate's, as `check` counts them.
  ///
  /// - Returns: 0 where nothing is lost, and `nil` where even one character is.
  /// - Complexity: O(log *n*) texts are measured, where *n* is the length of the text.
  public mutating func excess(of fit: InspectedFit, in label: InspectedLabel) -> Int? {
    guard fit.obstacle == nil else { return 0 }
    return measurer.excess(of: fit.text.joined, in: label.label, boldText: fit.boldText)
  }
}
