extension DocumentLayout {
  /// The drawn length of a view, in points; `nil` if the document does not draw it or marks it as misplaced.
  ///
  /// Interface Builder wrote the frame when it solved the layout. The length is not a limit. But if a computed maximum
  /// on the same canvas is smaller, the maximum is wrong, or the constraints contradict each other.
  func drawnLength(of view: Int, _ axis: Axis) -> Double? {
    let isFrameless = [.guide, .scrollContent].contains(views[view].role)
    guard !isFrameless, let frame = views[view].frame, frame.length(axis) > 0 else { return nil }
    let element = views[view].element
    let isOutOfDate =
      views.tree.says("misplaced", of: element) || views.tree.says("ambiguous", of: element)
    return isOutOfDate || axis == .horizontal && views.isDrawnWithoutInset(view)
      ? nil : frame.length(axis)
  }

  /// Whether a view is drawn longer than a maximum length.
  ///
  /// The drawing does not contradict a maximum that depends on a size set by code.
  func excludesDrawing(_ most: LayoutValue, of view: Int, _ axis: Axis) -> Bool {
    guard most.trust < .drawn, let drawn = drawnLength(of: view, axis) else { return false }
    return drawn > most.length.onCanvas + Self.drawingTolerance
  }

  /// Whether a view's drawn length differs from its computed length.
  ///
  /// A length that depends on a size set by code does not contradict it.
  func contradictsDrawing(_ view: Int, _ axis: Axis) -> Bool {
    guard let drawn = drawnLength(of: view, axis), let length = value(view, axis, .length),
      length.trust < .drawn
    else { return false }
    return abs(drawn - length.length.onCanvas) > Self.drawingTolerance
  }

  /// The maximum difference between a drawn and a computed length, in points, because documents contain rounded frames.
  private static let drawingTolerance = 1.0
}

extension ViewTree {
  /// Whether a view is a row of a table that insets its rows by the screen's margin.
  func isInset(cell view: Int) -> Bool {
    guard self[view].role == .tableCell, let table = self[view].parent else { return false }
    return tree.attribute("style", of: self[table].element) == "insetGrouped"
  }

  /// Whether a view is in a row that is drawn at full width although its table insets it.
  ///
  /// Some versions of Interface Builder draw all inset rows at full width, so that their content has other widths and
  /// margins than in the app.
  func isDrawnWithoutInset(_ view: Int) -> Bool {
    ([view] + ancestors(of: view)).contains { isInset(cell: $0) && (self[$0].frame?.x ?? 0) < 1 }
  }
}
