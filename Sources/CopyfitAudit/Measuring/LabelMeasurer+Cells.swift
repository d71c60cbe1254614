package import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels

extension LabelMeasurer {
  /// How a text fits a label in each of its frames at each category.
  ///
  /// - Parameter shared: What a row leaves the text; `nil` where the label shares none.
  package mutating func cells(
    of text: borrowing PreparedLabelText, _ label: AuditLabel, _ shared: RowWidths?, boldText: Bool
  ) -> [FittedCell] {
    let categories = label.dependsOnCategory ? settings.categories : [.large]
    var cells: [FittedCell] = []
    cells.reserveCapacity(categories.count * label.model.rooms.count)
    for (index, frame) in label.model.rooms.enumerated() {
      if shared == nil, let same = label.model.rooms[..<index].firstIndex(where: frame.hasLimits) {
        let start = same * categories.count
        for var cell in cells[start..<start + categories.count] {
          (cell.frame, cell.isRepeated) = (index, true)
          cells.append(cell)
        }
        continue
      }
      for category in categories {
        let place = RowWidths.Place(frame: index, category: category, boldText: boldText)
        let room = CellRoom(label, frame, shared?[place], boldText: boldText)
        if shared == nil, let maximum = room.spec.maximumCategory, var last = cells.last,
          last.frame == index, last.category >= maximum
        {
          (last.category, last.isRepeated) = (category, true)
          cells.append(last)
        } else {
          var cell = FittedCell(
            frame: index, category: category, fit: fitter.fit(text, room.spec, at: category),
            isRepeated: false)
          cell.isUndecided = isUndecided(cell, text, label, room)
          cells.append(cell)
        }
      }
    }
    return cells
  }

  /// Whether a text that is kept in the most room would be lost in the least.
  private mutating func isUndecided(
    _ cell: FittedCell, _ text: borrowing PreparedLabelText, _ label: AuditLabel, _ room: CellRoom
  ) -> Bool {
    guard !label.breaksRule(cell.fit) else { return false }
    if label.heightDoubt != nil { return true }
    var spec = room.spec
    spec.lines = label.model.setting.lines.atLeast
    guard room.least != nil || spec.lines != room.spec.lines else { return false }
    // No line limit and a free height lose no text; nothing is laid out in a width of nothing.
    if let least = room.least, least <= 0 { return spec.lines != 0 || spec.height != nil }
    spec.width = room.least ?? spec.width
    return label.breaksRule(fitter.fit(text, spec, at: cell.category))
  }
}

/// The most and the least room that a text has in one cell.
private struct CellRoom {
  /// The label with the most room.
  var spec: LabelSpec
  /// The least width in points; `nil` where the width is known.
  var least: Double?

  init(
    _ label: AuditLabel, _ room: Room, _ shared: Interval?, boldText: Bool
  ) {
    spec = label.spec(in: room, boldText: boldText)
    guard let width = room.widthLimit else {
      least = room.leastWidth
      return
    }
    if let shared { spec.width = min(width, shared.atMost?.points ?? width) }
    let known = room.widthOrigin == .undecided ? room.leastWidth ?? 0 : room.leastWidth
    least = shared?.atLeast.points ?? known
    if let bound = least, let most = spec.width, bound >= most { least = nil }
  }
}

extension AuditLabel {
  /// The label as it is in a cell, with what its neighbours leave it there.
  package func spec(of cell: FittedCell, boldText: Bool) -> LabelSpec {
    var spec = spec(in: model.rooms[cell.frame], boldText: boldText)
    if sharesRow { spec.width = cell.fit.widthLimit }
    return spec
  }

  /// Whether a fit breaks one of the rules that count in the label.
  func breaksRule(_ fit: LabelFit) -> Bool {
    Rule.ofCells.contains { (clips || $0 != .verticalClipping) && $0.isBroken(by: fit) }
  }
}
