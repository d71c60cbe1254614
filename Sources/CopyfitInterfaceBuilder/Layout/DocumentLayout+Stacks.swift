internal import CopyfitLabels

extension DocumentLayout {
  /// The maximum width of a view in a horizontal stack: the stack's width without its spacing and the views with fixed
  /// widths, or an equal share if its views have equal widths.
  ///
  /// The widths of the other texts are unknown, and a view that code may hide leaves its width to the others, so it is a
  /// maximum only without them. For a stack with too many members, the room is unknown.
  func roomInStack(for view: Int, _ rooms: [LayoutRoom?]) -> LayoutValue? {
    guard let stack = views.stack(around: view), let whole = rooms[stack]?.length,
      case let style = StackStyle(stack, in: views), style.axis == .horizontal,
      !style.hasCustomSpacing, views.children[stack].count <= Row.maximumMembers
    else { return nil }
    let others = views.children[stack].filter { $0 != view && takesRoom($0) }
    let shown = others.filter { !views.isReached($0) }
    let shared = whole.offset(by: -max(0, style.spacing) * Double(shown.count))
    if style.distribution == "fillEqually" {
      let isShare = !others.isEmpty && shown.count == others.count
      return isShare ? shared.scaled(by: 1 / Double(others.count + 1)) : nil
    }
    let widths = shown.compactMap(fixedWidth(of:))
    return widths.isEmpty ? nil : widths.reduce(shared) { $0 + $1.scaled(by: -1) }
  }

  /// Whether a view takes part in a stack's layout, as all visible views do.
  private func takesRoom(_ view: Int) -> Bool {
    views[view].role != .guide && !views.tree.says("hidden", of: views[view].element)
  }

  private func fixedWidth(of view: Int) -> LayoutValue? {
    let width = value(view, .horizontal, .length)
    return width.flatMap { $0.trust == .constraint && $0.length.growth == 0 ? $0 : nil }
  }
}
