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

  /// The excess of a text that is too long, for a finding.
  mutating func excess(
    ofLost shown: AuditLabel.Text, in label: AuditLabel, boldText: Bool
  ) -> LocaleFinding.Excess {
    let length = shown.text.count
    let characters = excess(of: shown, in: label, boldText: boldText) ?? length
    let last = lastCategory(of: label)
    var excess = LocaleFinding.Excess(
      characters: characters, through: last,
      isCertain: fits(shown, without: characters, in: label, boldText: boldText))
    excess.hasLargerSizes = settings.categories.contains { $0 > last }
    return excess
  }

  /// Whether a text certainly fits without its last characters, at each category up to the gate's and in every room that
  /// its label may have.
  ///
  /// It does not if nothing of it is left, if a word is split, or if it is only shrunk to fit.
  package mutating func fits(
    _ shown: AuditLabel.Text, without characters: Int, in label: AuditLabel, boldText: Bool
  ) -> Bool {
    let shorter = String(shown.text.dropLast(characters))
    guard !shorter.isEmpty, shown.filling != .guessed, !label.isNeverCertain,
      let room = label.model.rooms.first,
      let text = try? fitter.prepare(
        shorter, in: shown.locale, for: label.spec(in: room, boldText: boldText))
    else { return false }
    let last = lastCategory(of: label)
    return cells(of: text, label, shown, boldText: boldText).allSatisfy { cell in
      cell.category > last || shown.frames?.contains(cell.frame) == false
        || cell.decision == .decided && !label.breaksRule(cell.fit)
          && !label.isUncertain(cell, .truncation)
    }
  }

  /// The last category that counts.
  ///
  /// A label with one size has one cell, which always counts.
  private func lastCategory(of label: AuditLabel) -> ContentSizeCategory {
    max(settings.through, label.dependsOnCategory ? settings.categories.min() ?? .large : .large)
  }

  /// Whether characters of a text are lost at a category up to the gate's.
  private mutating func isLost(
    _ shown: AuditLabel.Text, in label: AuditLabel, boldText: Bool
  ) -> Bool {
    guard let room = label.model.rooms.first,
      let text = try? fitter.prepare(
        shown.text, in: shown.locale, for: label.spec(in: room, boldText: boldText))
    else { return false }
    let categories = label.dependsOnCategory ? settings.categories : [.large]
    let last = lastCategory(of: label)
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
