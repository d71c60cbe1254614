extension DocumentLayout {
  /// The most that a horizontal stack leaves one of its views: its own length less its spacing and the views
  /// in it whose width no text changes, or an equal share where its views are equally wide.
  ///
  /// What the other texts take is not known, and a view that code hides gives its width to the others: the
  /// length is a limit, but no certain one.
  func roomInStack(for view: Int, _ rooms: [LayoutRoom?]) -> LayoutValue? {
    guard let stack = views.stack(around: view), let whole = rooms[stack]?.length,
      case let style = StackStyle(stack, in: views), style.axis == .horizontal,
      !style.hasCustomSpacing
    else { return nil }
    let others = views.children[stack].filter { $0 != view && takesRoom($0) }
    let shared = whole.offset(by: -max(0, style.spacing) * Double(others.count))
    if style.distribution == "fillEqually" {
      // Where code may hide one, the others are wider.
      let isShare = !others.isEmpty && !others.contains(where: views.isReached)
      return isShare ? shared.scaled(by: 1 / Double(others.count + 1)) : nil
    }
    let widths = others.compactMap(fixedWidth(of:))
    return widths.isEmpty ? nil : widths.reduce(shared) { $0 + $1.scaled(by: -1) }
  }

  /// Whether a stack lays a view out, as it does with all that are not hidden.
  private func takesRoom(_ view: Int) -> Bool {
    views[view].role != .guide && !views.tree.says("hidden", of: views[view].element)
  }

  private func fixedWidth(of view: Int) -> LayoutValue? {
    let width = value(view, .horizontal, .length)
    return width.flatMap { $0.trust == .constraint && $0.length.growth == 0 ? $0 : nil }
  }
}
