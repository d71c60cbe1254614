internal import CopyfitLabels

/// Determines the height that limits a label, if any.
///
/// Only fixed heights count: `=` and `≤` on the label or on a container to which it is tied at both ends, a row of
/// fixed height, and a frame of the label that no constraint changes.
struct HeightRule {
  private let layout: DocumentLayout
  private let view: Int
  private let pointSize: Double

  /// Creates a rule for a label whose font has `pointSize` at the category `large`.
  init(_ view: Int, pointSize: Double, in layout: DocumentLayout) {
    self.view = view
    self.pointSize = pointSize
    self.layout = layout
  }

  /// The line height of the system font on iOS, as a fraction of its point size: ascender 1950 and descender −494 of
  /// 2048 units per em.
  private static let lineShare = 2444.0 / 2048

  /// The rule for the label's height.
  var rule: LimitRule {
    guard let least else {
      return candidates.isEmpty
        ? .unlimited : .undecided(limit: nil, drawn: nil, reason: Doubt.drawing)
    }
    let height = DeviceLength(onCanvas: least.length.cleaned.onCanvas)
    return least.trust == .constraint ? .constraint(height) : .canvas(height)
  }

  /// Whether the height follows from a row's height, which code may make self-sizing.
  var restsOnRow: Bool {
    least.map { $0.trust != .constraint } == true
      && layout.views.ancestors(of: view).contains { layout.rowHeight(of: $0) != nil }
  }

  /// The smallest height that is not less than the drawn height.
  private var least: LayoutValue? {
    candidates.filter { !layout.excludesDrawing($0, of: view, .vertical) }
      .min { $0.length.onCanvas < $1.length.onCanvas }
  }

  private var candidates: [LayoutValue] { allCandidates.filter { $0.length.onCanvas > 0 } }

  private var allCandidates: [LayoutValue] {
    let own = layout.maximumLengths(of: view, .vertical)
    if let style = CellStyle(of: view, in: layout) {
      return [style.fillsRow ? rowHeight(style.content) : nil].compactMap { $0 }
    }
    // A stack gives its views their natural heights.
    if layout.views.stack(around: view) != nil { return own }
    let around = [solved, insideContainer].compactMap { $0 }
    return own + (isInPrototype ? around.filter(holdsALine) : around)
  }

  /// Whether the label is in a prototype's row.
  private var isInPrototype: Bool {
    let cell = layout.views.ancestors(of: view).first { layout.views[$0].role == .tableCell }
    return cell.map { !layout.isStatic(cell: $0) } ?? false
  }

  /// Whether one line in the label's own font fits a height.
  ///
  /// Tables from Xcode before version 9 have a height of 44 points even if none is set. If a prototype's row has no
  /// room for its own drawn text, code gives it another height.
  private func holdsALine(_ height: LayoutValue) -> Bool {
    height.length.onCanvas >= pointSize * Self.lineShare
  }

  /// The height that follows from known values, for example if both ends are tied to a view of fixed height.
  private var solved: LayoutValue? { layout.value(view, .vertical, .length) }

  private func rowHeight(_ content: Int) -> LayoutValue? {
    layout.value(content, .vertical, .length).map {
      LayoutValue($0.length, .canvas)
    }
  }

  /// The room in a row or in another container with a fixed height.
  ///
  /// A label that is not tied at both ends may extend beyond a container that is not a row, without losing text.
  private var insideContainer: LayoutValue? {
    guard let container = layout.views.container(of: view) else { return nil }
    let insets = layout.verticalInsets(of: view, in: container)
    let isTied = insets.before != nil && insets.after != nil
    let isRow = layout.views[container].role == .cellContent
    guard isTied || isRow else { return nil }
    let height = layout.maximumHeights[container]
    guard isRow else {
      return height?.offset(by: -(insets.before ?? 0) - (insets.after ?? 0))
    }
    return height.flatMap { room(in: $0, of: container) }
  }

  /// The room in a row between the views above and below the label; `nil` if it is unknown.
  private func room(in row: LayoutValue, of container: Int) -> LayoutValue? {
    var room = row
    for end in [LayoutVariable.Part.start, .end] {
      var reach = VerticalReach(to: end, of: container, in: layout)
      switch reach.distance(of: view) {
      case .free: break
      case .unknown: return nil
      case .atLeast(let distance, let isDrawn):
        room = room.offset(by: -distance)
        if isDrawn { room.trust = max(room.trust, .canvas) }
      }
    }
    return room
  }
}
