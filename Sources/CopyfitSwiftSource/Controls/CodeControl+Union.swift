internal import CopyfitLabels

extension CodeControl {
  /// The control with what is true of both, if a text is shown in two controls of one name.
  package func union(_ other: CodeControl) -> CodeControl {
    guard self != other else { return self }
    var union = self
    if font != other.font || !hasSetting(of: other) {
      (union.font, union.fontDoubt) = (
        nil, Doubt.joined(fontDoubt, other.fontDoubt) ?? .severalPlaces
      )
    }
    union.setting.lines = setting.lines.union(other.setting.lines)
    // What is lost at a size is lost at it in the place that has it.
    union.setting.maximumCategory = setting.maximumCategory.flatMap { own in
      other.setting.maximumCategory.map { max(own, $0) }
    }
    if room != other.room { union.room = room.union(other.room) }
    // A row gives its text another width than the other place.
    if stack != other.stack || view != other.view { (union.stack, union.view) = (nil, nil) }
    if height != other.height {
      union.height = height.flatMap { one in other.height.flatMap(one.union) }
    }
    union.heightDoubt = Doubt.joined(heightDoubt, other.heightDoubt)
    union.ignoresChanges = ignoresChanges && other.ignoresChanges
    union.mayShrink = mayShrink || other.mayShrink
    union.doubts += other.doubts.filter { !doubts.contains($0) }
    return union
  }

  /// Whether all settings but the lines and the largest text size are those of another control.
  private func hasSetting(of other: CodeControl) -> Bool {
    var own = setting
    own.lines = other.setting.lines
    own.maximumCategory = other.setting.maximumCategory
    return own == other.setting && isInBuiltInCell == other.isInBuiltInCell
  }
}

extension Label.LineLimit {
  /// The limits of both; 0 is no limit, and so the largest.
  func union(_ other: Label.LineLimit) -> Label.LineLimit {
    Label.LineLimit(
      atLeast: [atLeast, other.atLeast].filter { $0 > 0 }.min() ?? 0,
      atMost: atMost == 0 || other.atMost == 0 ? 0 : max(atMost, other.atMost))
  }
}
