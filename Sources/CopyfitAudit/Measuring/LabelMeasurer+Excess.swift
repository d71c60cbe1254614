internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitUnicode

extension LabelMeasurer {
  /// By how many characters a text is too long: without so many of its last ones, nothing of it is lost at any
  /// category up to the gate's, in any frame that shows it.
  ///
  /// It counts grapheme clusters of the text as it is measured. 0 where nothing is lost, and `nil` where even one
  /// character is.
  ///
  /// - Complexity: O(log *n*) texts are measured, where *n* is the length of the text.
  package mutating func excess(
    of shown: AuditLabel.Text, in label: AuditLabel, boldText: Bool
  ) -> Int? {
    guard isLost(shown, in: label, boldText: boldText) else { return 0 }
    let characters = Array(shown.text)
    var (fitting, lost) = (0, characters.count)
    // Nearly every prefix of a text that fits fits too; where one does not, what is found still does.
    while lost - fitting > 1 {
      let middle = (fitting + lost) / 2
      var shorter = shown
      shorter.text = String(characters[..<middle])
      if isLost(shorter, in: label, boldText: boldText) { lost = middle } else { fitting = middle }
    }
    return fitting == 0 ? nil : characters.count - fitting
  }

  /// Whether anything of a text is lost at a category up to the gate's; a label of one size is one cell, which counts
  /// whatever the category.
  private mutating func isLost(
    _ shown: AuditLabel.Text, in label: AuditLabel, boldText: Bool
  ) -> Bool {
    guard let room = label.model.rooms.first,
      let text = try? fitter.prepare(
        shown.text, in: shown.locale, for: label.spec(in: room, boldText: boldText))
    else { return false }
    let cells = cells(of: text, label, shown.widths, boldText: boldText)
    let last = max(settings.through, cells.map(\.category).min() ?? .large)
    return cells.contains { cell in
      cell.category <= last && shown.frames?.contains(cell.frame) ?? true
        && (cell.fit.losesText || label.clips && cell.fit.clipsVertically)
    }
  }
}
