/// The layout of a view by springs and struts.
struct AutoresizingMask {
  private let views: ViewTree
  private let view: Int
  private let mask: Int?

  init(_ view: Int, in views: ViewTree) {
    self.view = view
    self.views = views
    mask = views.tree.child("autoresizingMask", of: views[view].element)
  }

  /// The equations for the view's frame along an axis; empty if the document has no frame.
  func equations(_ axis: Axis) -> [LayoutEquation] {
    guard let frame = views[view].frame else { return [] }
    let outer = views[view].parent.flatMap { views[$0].frame }?.length(axis)
    let length = lengthEquation(axis, frame, outer)
    return [length, placeEquation(axis, frame, outer)].compactMap { $0 }
  }

  private func isFlexible(_ name: String) -> Bool {
    mask.map { views.tree.says(name, of: $0) } ?? false
  }

  private func isFlexibleBefore(_ axis: Axis) -> Bool {
    isFlexible(axis == .horizontal ? "flexibleMinX" : "flexibleMinY")
  }

  private func isFlexibleAfter(_ axis: Axis) -> Bool {
    isFlexible(axis == .horizontal ? "flexibleMaxX" : "flexibleMaxY")
  }

  private func isSizable(_ axis: Axis) -> Bool {
    isFlexible(axis == .horizontal ? "widthSizable" : "heightSizable")
  }

  private func lengthEquation(
    _ axis: Axis, _ frame: Rectangle, _ outer: Double?
  ) -> LayoutEquation? {
    let length = LayoutVariable(view, axis, .length)
    guard isSizable(axis) else {
      return LayoutEquation(first: length, constant: frame.length(axis), trust: .canvas)
    }
    guard let outer, let parent = views.container(of: view) else { return nil }
    let share = share(axis, frame, outer)
    return LayoutEquation(
      first: length, second: LayoutVariable(parent, axis, .length), multiplier: share,
      constant: frame.length(axis) - share * outer, trust: .canvas, isDirected: true)
  }

  /// The view's share of the parent's growth: springs share it in proportion to their lengths.
  private func share(_ axis: Axis, _ frame: Rectangle, _ outer: Double) -> Double {
    let before = isFlexibleBefore(axis) ? max(0, frame.start(axis)) : 0
    let after =
      isFlexibleAfter(axis) ? max(0, outer - frame.start(axis) - frame.length(axis)) : 0
    let total = before + frame.length(axis) + after
    return total > 0 ? frame.length(axis) / total : 1
  }

  private func placeEquation(
    _ axis: Axis, _ frame: Rectangle, _ outer: Double?
  ) -> LayoutEquation? {
    guard let parent = views.container(of: view) else { return nil }
    let start = frame.start(axis)
    var (part, constant) = (LayoutVariable.Part.start, start)
    if isFlexibleBefore(axis), let outer {
      let rest = start + frame.length(axis) - outer
      (part, constant) =
        isFlexibleAfter(axis) ? (.center, (start + rest) / 2) : (.end, rest)
    }
    return LayoutEquation(
      first: LayoutVariable(view, axis, part), second: LayoutVariable(parent, axis, part),
      constant: constant, trust: .canvas, isDirected: true)
  }
}
