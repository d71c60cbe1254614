/// The equations between a document's views that are not constraints.
struct LayoutEquations {
  let views: ViewTree
  private let canvas: CanvasSize

  init(_ views: ViewTree, canvas: CanvasSize) {
    self.views = views
    self.canvas = canvas
  }

  /// The equations of tables, stacks, guides and autoresizing.
  func equations() -> [LayoutEquation] {
    views.views.indices.flatMap { view in
      equations(of: view) + (views[view].role == .stack ? arrangement(in: view) : [])
    }
  }

  private func equations(of view: Int) -> [LayoutEquation] {
    switch views[view].role {
    case .guide: guideEquations(view)
    case .scrollContent: contentEquations(view)
    case .tableCell, .cellContent: drawnInset(view)
    case .tableBanner: matching(view)
    case .collectionCell: []
    default:
      views[view].usesAutoresizing && !views[view].isRoot && views.stack(around: view) == nil
        ? Axis.allCases.flatMap { AutoresizingMask(view, in: views).equations($0) } : []
    }
  }

  /// A guide follows its view horizontally; vertically there may be bars between them.
  private func guideEquations(_ view: Int) -> [LayoutEquation] {
    guard let parent = views[view].parent else { return [] }
    return tie(view, to: parent, .horizontal, isDirected: false)
      + (views.isFrameGuide(view) ? tie(view, to: parent, .vertical, isDirected: false) : [])
  }

  /// Scrolled content starts at the origin of its scroll view until the user scrolls.
  private func contentEquations(_ view: Int) -> [LayoutEquation] {
    guard let parent = views[view].parent else { return [] }
    return Axis.allCases.map { axis in
      LayoutEquation(
        first: LayoutVariable(view, axis, .start), second: LayoutVariable(parent, axis, .start),
        isDirected: true)
    }
  }

  /// A table's cells and their contents keep their drawn distance from the sides.
  private func drawnInset(_ view: Int) -> [LayoutEquation] {
    guard let parent = views[view].parent, views[parent].role != .collectionCell else { return [] }
    guard let frame = views[view].frame, let outer = views[parent].frame else {
      return matching(view)
    }
    var start = DeviceLength(onCanvas: frame.x)
    var length = DeviceLength(onCanvas: frame.width - outer.width)
    if views.isInset(cell: view) {
      let margin = ScreenMargin.width(onScreenOfWidth: canvas.width)
      start = DeviceLength(onCanvas: margin, screenMargins: 1)
      length = DeviceLength(onCanvas: -2 * margin, screenMargins: -2)
    }
    return [(LayoutVariable.Part.start, start), (.length, length)].map { part, constant in
      var equation = LayoutEquation(
        first: LayoutVariable(view, .horizontal, part),
        second: LayoutVariable(parent, .horizontal, part), isDirected: true)
      equation.constant = constant
      return equation
    }
  }

  private func matching(_ view: Int) -> [LayoutEquation] {
    guard let parent = views[view].parent else { return [] }
    return tie(view, to: parent, .horizontal, isDirected: true)
  }

  private func tie(
    _ view: Int, to other: Int, _ axis: Axis, isDirected: Bool
  ) -> [LayoutEquation] {
    [LayoutVariable.Part.start, .end].map { part in
      LayoutEquation(
        first: LayoutVariable(view, axis, part), second: LayoutVariable(other, axis, part),
        isDirected: isDirected)
    }
  }
}
