extension DocumentLayout {
  /// How long a view is drawn, in points; `nil` where the document does not show it or marks it as out of date.
  ///
  /// Interface Builder wrote the frame when it solved the layout. It is no limit, but what is computed on the same
  /// canvas and does not hold it is wrong, or the constraints contradict each other.
  func drawnLength(of view: Int, _ axis: Axis) -> Double? {
    let isFrameless = [.guide, .scrollContent].contains(views[view].role)
    guard !isFrameless, let frame = views[view].frame, frame.length(axis) > 0 else { return nil }
    let element = views[view].element
    let isOutOfDate =
      views.tree.says("misplaced", of: element) || views.tree.says("ambiguous", of: element)
    return isOutOfDate || axis == .horizontal && views.isDrawnWithoutInset(view)
      ? nil : frame.length(axis)
  }

  /// Whether a view is drawn longer than a length that it can have at most.
  func excludesDrawing(_ most: LayoutValue, of view: Int, _ axis: Axis) -> Bool {
    guard let drawn = drawnLength(of: view, axis) else { return false }
    return drawn > most.length.onCanvas + Self.drawingTolerance
  }

  /// Whether a view is not drawn as long as it was computed to be.
  ///
  /// What rests on a size that code decides contradicts nothing.
  func contradictsDrawing(_ view: Int, _ axis: Axis) -> Bool {
    guard let drawn = drawnLength(of: view, axis), let length = value(view, axis, .length),
      length.trust < .drawn
    else { return false }
    return abs(drawn - length.length.onCanvas) > Self.drawingTolerance
  }

  /// How far a drawn length may be from a computed one, in points: documents hold rounded frames.
  private static let drawingTolerance = 1.0
}

extension ViewTree {
  /// Whether a view is a row of a table that keeps its rows clear of the screen's sides, by the screen's margin.
  func isInset(cell view: Int) -> Bool {
    guard self[view].role == .tableCell, let table = self[view].parent else { return false }
    return tree.attribute("style", of: self[table].element) == "insetGrouped"
  }

  /// Whether a view is in a row that is drawn from side to side where its table insets it.
  ///
  /// Some versions of Interface Builder draw all inset rows so, with contents of other widths and margins than the app
  /// shows.
  func isDrawnWithoutInset(_ view: Int) -> Bool {
    ([view] + ancestors(of: view)).contains { isInset(cell: $0) && (self[$0].frame?.x ?? 0) < 1 }
  }
}
