extension LayoutEquations {
  /// The equations for the views in a stack.
  ///
  /// Perpendicular to its axis, a stack with fill alignment ties both sides of its views. Along its axis, it divides
  /// its length by the content of the views; only with `fillEqually` does this not depend on their texts.
  func arrangement(in stack: Int) -> [LayoutEquation] {
    let style = StackStyle(stack, in: views)
    let arranged = views.children[stack].filter { views[$0].role != .guide }
    return arranged.flatMap { crossEquations($0, in: stack, style) }
      + equalShares(arranged, in: stack, style)
  }

  private func crossEquations(
    _ view: Int, in stack: Int, _ style: StackStyle
  ) -> [LayoutEquation] {
    let axis: Axis = style.axis == .vertical ? .horizontal : .vertical
    guard style.alignment == "fill" else { return [] }
    let insets = style.keepsMargins ? insets(around: view, in: stack, axis) : (before: 0, after: 0)
    return [(LayoutVariable.Part.start, insets.before), (.end, -insets.after)].map {
      part, constant in
      LayoutEquation(
        first: LayoutVariable(view, axis, part), second: LayoutVariable(stack, axis, part),
        constant: constant)
    }
  }

  /// The distance of a view from the sides of its stack, which has margins.
  ///
  /// It is the margin in the document or, without one, the drawn distance. If a view is drawn from side to side, its
  /// stack ignores the margins.
  private func insets(
    around view: Int, in stack: Int, _ axis: Axis
  ) -> (before: Double, after: Double) {
    guard let frame = views[view].frame, let outer = views[stack].frame else { return (0, 0) }
    let drawn = (
      before: frame.start(axis),
      after: outer.length(axis) - frame.start(axis) - frame.length(axis)
    )
    guard max(abs(drawn.before), abs(drawn.after)) > LayoutMargins.drawingTolerance else {
      return (0, 0)
    }
    return (
      views.writtenMargin(LayoutVariable(stack, axis, .start)) ?? drawn.before,
      views.writtenMargin(LayoutVariable(stack, axis, .end)) ?? drawn.after
    )
  }

  /// The shares of a horizontal stack whose views have equal widths.
  ///
  /// Labels are excluded: the width of a text in a horizontal stack counts as undecided. If a view is hidden, or code
  /// may hide one, the others are wider.
  private func equalShares(
    _ arranged: [Int], in stack: Int, _ style: StackStyle
  ) -> [LayoutEquation] {
    guard style.axis == .horizontal, style.distribution == "fillEqually", !style.keepsMargins,
      !arranged.contains(where: views.mayHide)
    else { return [] }
    let count = Double(arranged.count)
    return arranged.filter { views[$0].role != .label }.map { view in
      LayoutEquation(
        first: LayoutVariable(view, .horizontal, .length),
        second: LayoutVariable(stack, .horizontal, .length), multiplier: 1 / count,
        constant: -style.spacing * (count - 1) / count, isDirected: true)
    }
  }
}
