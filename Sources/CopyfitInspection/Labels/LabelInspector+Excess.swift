public import CopyfitDynamicType

extension LabelInspector {
  /// By how many characters a text is too long: without so many of its last ones, nothing of it is truncated at
  /// any category up to `last`, in any frame that shows it.
  ///
  /// It counts grapheme clusters of the text as it is measured. 0 where nothing is truncated, and `nil` where even
  /// one character is.
  ///
  /// - Complexity: O(log *n*) texts are measured, where *n* is the length of the text.
  public mutating func excess(
    of fit: InspectedFit, in label: InspectedLabel, through last: ContentSizeCategory
  ) -> Int? {
    guard fit.outcome(through: last).isCut else { return 0 }
    let characters = Array(fit.text.text)
    var (fitting, cut) = (0, characters.count)
    // Nearly every prefix of a text that fits fits too; where one does not, what is found still does.
    while cut - fitting > 1 {
      let middle = (fitting + cut) / 2
      var text = fit
      text.text.text = String(characters[..<middle])
      let isCut = refit(text, in: label).outcome(through: last).isCut
      if isCut { cut = middle } else { fitting = middle }
    }
    return fitting == 0 ? nil : characters.count - fitting
  }
}
