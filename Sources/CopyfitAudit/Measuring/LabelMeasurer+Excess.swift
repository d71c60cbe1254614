internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels

extension LabelMeasurer {
  /// The number of characters by which a text is too long: without its last characters, it fits at each category up to
  /// the gate's, in each of its rooms.
  ///
  /// Grapheme clusters of the measured text are counted. The number is 0 if no character is lost: a shorter text does
  /// not make room for letters that a low frame clips. It is `nil` if not even one character fits.
  ///
  /// - Complexity: O(log *n*) texts are measured, where *n* is the length of the text.
  package mutating func excess(
    of shown: AuditLabel.Text, in label: AuditLabel, boldText: Bool
  ) -> Int? {
    guard isLost(shown, in: label, boldText: boldText) else { return 0 }
    let ends = Array(shown.text.indices)
    var (fitting, lost) = (0, ends.count)
    // Nearly every prefix of a text that fits also fits. If one does not, the result is still a prefix that fits.
    while lost - fitting > 1 {
      let middle = (fitting + lost) / 2
      var shorter = shown
      shorter.text = String(shown.text[..<ends[middle]])
      if isLost(shorter, in: label, boldText: boldText) { lost = middle } else { fitting = middle }
    }
    return fitting == 0 ? nil : ends.count - fitting
  }

  /// Whether characters of a text are lost at a category up to the gate's.
  ///
  /// A label with one size has one cell, which always counts.
  private mutating func isLost(
    _ shown: AuditLabel.Text, in label: AuditLabel, boldText: Bool
  ) -> Bool {
    guard let room = label.model.rooms.first,
      let text = try? fitter.prepare(
        shown.text, in: shown.locale, for: label.spec(in: room, boldText: boldText))
    else { return false }
    let categories = label.dependsOnCategory ? settings.categories : [.large]
    let last = max(settings.through, categories.min() ?? .large)
    let rooms = label.model.rooms
    for (index, room) in rooms.enumerated() where shown.frames?.contains(index) ?? true {
      let isKnown =
        shown.widths == nil
        && rooms[..<index].indices.contains {
          rooms[$0].hasLimits(of: room) && shown.frames?.contains($0) ?? true
        }
      // The largest size is the one at which most texts are lost.
      var cell = CellRoom(label, room, nil, boldText: boldText)
      for category in categories.reversed() where !isKnown && category <= last {
        if let shared = shown.widths {
          let place = RowWidths.Place(frame: index, category: category, boldText: boldText)
          cell = CellRoom(label, room, shared[place], boldText: boldText)
        }
        if fitter.fit(text, cell.spec, at: category).losesText { return true }
      }
    }
    return false
  }
}
