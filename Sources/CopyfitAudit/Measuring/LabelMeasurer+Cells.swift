package import Copyfit
package import CopyfitDynamicType
internal import CopyfitFindings
package import CopyfitLabels

extension LabelMeasurer {
  /// The fit of a text in each room of a label at each category.
  ///
  /// - Parameter shown: The text in the label.
  package mutating func cells(
    of text: borrowing PreparedLabelText, _ label: AuditLabel, _ shown: AuditLabel.Text,
    boldText: Bool
  ) -> [FittedCell] {
    let categories = label.dependsOnCategory ? settings.categories : [.large]
    var cells: [FittedCell] = []
    cells.reserveCapacity(categories.count * label.model.rooms.count)
    for (index, frame) in label.model.rooms.enumerated() {
      if shown.widths == nil, let same = label.room(like: frame, before: index) {
        let earlier = cells.dropFirst(same * categories.count).prefix(categories.count)
        cells += earlier.map { $0.repeated(in: index) }
        continue
      }
      var room = CellRoom(label, frame, nil, boldText: boldText)
      let isOwn = shown.widths == nil && room.spec == text.label
      var known = room.knownDecision(label, shown)
      for category in categories {
        if let shared = shown.widths {
          let place = RowWidths.Place(frame: index, category: category, boldText: boldText)
          room = CellRoom(label, frame, shared[place], boldText: boldText)
          known = room.knownDecision(label, shown)
        }
        if shown.widths == nil, let maximum = room.spec.maximumCategory, var last = cells.last,
          last.frame == index, last.category >= maximum
        {
          (last.category, last.isRepeated) = (category, true)
          cells.append(last)
        } else {
          let fit =
            isOwn ? fitter.fit(text, at: category) : fitter.fit(text, room.spec, at: category)
          var cell = FittedCell(fit, at: category, in: frame, number: index)
          if !label.breaksRule(cell.fit) {
            cell.decision = known ?? decision(at: category, text, label, room)
          }
          cells.append(cell)
        }
      }
    }
    return cells
  }

  /// The growth of the height of a label's frame to a category; `nil` if the height is fixed or unlimited.
  package func heightGrowth(
    of spec: LabelSpec, at category: ContentSizeCategory
  ) -> HeightGrowth? {
    HeightGrowth(of: spec, at: category, scale: settings.typeScale)
  }

  /// Whether a text that fits in the maximum room also fits in the minimum room.
  private mutating func decision(
    at category: ContentSizeCategory, _ text: borrowing PreparedLabelText, _ label: AuditLabel,
    _ room: CellRoom
  ) -> CellDecision {
    var spec = room.spec
    spec.lines = label.model.setting.lines.atLeast
    spec.width = room.least ?? spec.width
    spec.height = room.leastHeight ?? spec.height
    guard label.heightDoubt == nil else {
      spec.lines = 0
      let fit = fitter.fit(text, spec, at: category)
      return fit.lineCount <= 1 && !label.breaksRule(fit) ? .decided : .undecided
    }
    guard label.breaksRule(fitter.fit(text, spec, at: category)) else { return .decided }
    return spec.lines == 0 && spec.height == nil ? .grows : .undecided
  }
}

extension FittedCell {
  /// Creates a cell in a room; SwiftUI draws the whole line of a text that is higher than its frame.
  fileprivate init(
    _ fit: LabelFit, at category: ContentSizeCategory, in room: Room, number: Int
  ) {
    self.init(frame: number, category: category, fit: fit, isRepeated: false)
    guard room.hasFrameHeight, fit.clipsVertically else { return }
    self.fit.clipsVertically = false
    if fit.verdict == .clips, !fit.losesText { self.fit.verdict = .fits }
  }
}

/// The maximum and minimum room of a text in one cell.
package struct CellRoom {
  /// The label with its maximum room.
  package var spec: LabelSpec
  /// The minimum width in points; `nil` if the width is known.
  package var least: Double?
  /// The minimum height of a frame of SwiftUI in points; `nil` in other rooms.
  package var leastHeight: Double?

  package init(
    _ label: AuditLabel, _ room: Room, _ shared: Interval?, boldText: Bool
  ) {
    spec = label.spec(in: room, boldText: boldText)
    leastHeight = room.leastHeight
    guard let width = room.widthLimit else {
      least = room.leastWidth
      return
    }
    if let shared { spec.width = shared.atMost.map { min(width, $0.points) } }
    let known = room.widthOrigin == .undecided ? room.leastWidth ?? 0 : room.leastWidth
    least = shared?.atLeast.points ?? known
    if let bound = least, bound >= spec.width ?? .infinity { least = nil }
  }

  /// The decision for a text that fits in the maximum room; `nil` if it must be measured in the minimum room.
  ///
  /// What fits with nothing in the place of arguments may not fit with them.
  func knownDecision(_ label: AuditLabel, _ shown: AuditLabel.Text) -> CellDecision? {
    if label.mayEnd(beforeLineFeedOf: shown) { return .undecided }
    let isHeightKnown = label.heightDoubt == nil
    guard isHeightKnown || label.keepsOneLine else { return .undecided }
    let lines = label.model.setting.lines.atLeast
    // Without a limit of lines and height, no text is lost.
    let grows = lines == 0 && spec.height == nil && isHeightKnown
    let other = grows ? CellDecision.grows : .undecided
    if grows, spec.width == nil { return .grows }
    if shown.isOpen, spec.width != nil || least != nil { return other }
    guard !isHeightKnown || least != nil || leastHeight != nil || lines != spec.lines else {
      return .decided
    }
    // A width of 0 cannot be laid out.
    return least.map { $0 <= 0 } == true ? other : nil
  }
}

extension AuditLabel {
  /// The index of the first room with the same limits as a later one; `nil` if no earlier one has them.
  fileprivate func room(like room: Room, before index: Int) -> Int? {
    model.rooms[..<index].firstIndex(where: room.hasLimits)
  }

  /// Whether one line is shown at any height: a text of SwiftUI is never lower, unless a surrounding view cuts it.
  fileprivate var keepsOneLine: Bool {
    model.surface == .swiftUI && heightDoubt != .clippedHeight
  }

  /// The label in a cell, with the width that its neighbours leave.
  package func spec(of cell: FittedCell, boldText: Bool) -> LabelSpec {
    var spec = spec(in: model.rooms[cell.frame], boldText: boldText)
    if sharesRow { spec.width = cell.fit.widthLimit }
    return spec
  }

  /// Whether a fit breaks a rule that applies to the label.
  package func breaksRule(_ fit: LabelFit) -> Bool {
    Rule.ofCells.contains { $0.isBroken(by: fit) && isSubject(to: $0) }
  }

  /// Whether a rule applies to the label.
  ///
  /// A word is split only if there is room for two lines, so not certainly in a frame of unknown height.
  func isSubject(to rule: Rule) -> Bool {
    switch rule {
    case .verticalClipping: clips
    case .wordSplit: heightDoubt == nil || heightDoubt == .sharedScreen
    default: true
    }
  }
}
