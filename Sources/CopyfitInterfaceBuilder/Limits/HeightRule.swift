internal import CopyfitLabels

/// Decides which height binds a label, if any does.
///
/// Only what is fixed counts: `=` and `≤` on the label or on a view around it that the label reaches on both
/// sides, a row of fixed height, and a frame of the label's own that no constraint moves.
struct HeightRule {
  private let layout: DocumentLayout
  private let view: Int
  private let pointSize: Double

  /// Prepares to decide for a label whose font has `pointSize` at the category `large`.
  init(_ view: Int, pointSize: Double, in layout: DocumentLayout) {
    self.view = view
    self.pointSize = pointSize
    self.layout = layout
  }

  /// The height of a line of the system font on iOS, as a share of its point size: 1950/−494 per 2048.
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

  /// Whether the height is what a row leaves, which code may let size itself.
  var restsOnRow: Bool {
    least.map { $0.trust != .constraint } == true
      && layout.views.ancestors(of: view).contains { layout.rowHeight(of: $0) != nil }
  }

  /// The least of the heights that hold what is drawn.
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
    // A stack gives its views the height that they ask for.
    if layout.views.stack(around: view) != nil { return own }
    let around = [solved, insideContainer].compactMap { $0 }
    return own + (isInPrototype ? around.filter(holdsALine) : around)
  }

  /// Whether a prototype's row stands around the label.
  private var isInPrototype: Bool {
    let cell = layout.views.ancestors(of: view).first { layout.views[$0].role == .tableCell }
    return cell.map { !layout.isStatic(cell: $0) } ?? false
  }

  /// Whether a height holds a line of the label's own font.
  ///
  /// A table that Xcode made before version 9 says 44 points where nobody chose a height. Where a prototype's
  /// row cannot even hold the text that it was drawn with, code gives it another one.
  private func holdsALine(_ height: LayoutValue) -> Bool {
    height.length.onCanvas >= pointSize * Self.lineShare
  }

  /// The height that follows from what is known, such as both ends being tied to a view of fixed height.
  private var solved: LayoutValue? { layout.value(view, .vertical, .length) }

  private func rowHeight(_ content: Int) -> LayoutValue? {
    layout.value(content, .vertical, .length).map {
      LayoutValue($0.length, .canvas)
    }
  }

  /// The room that a row or another view of fixed height leaves.
  ///
  /// A label that is not tied at both ends may leave a view that is not a row without losing any text.
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

  /// The room that a row leaves beside what is above and below the label in it; `nil` where that cannot be
  /// told.
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
