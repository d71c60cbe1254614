internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Makes the views of a row share its width.
  mutating func enterRow(
    _ call: SwiftNode, _ environment: ViewEnvironment, _ inner: inout ViewEnvironment
  ) {
    // A grid has several columns, whatever the number of its views.
    if call.child(0)?.name == "LazyVGrid" { return enterGrid(call, &inner) }
    guard !call.hasOneView else { return }
    inner.width = inner.width.atMost(because: .sharedWidth)
    inner.stack = stack(call, environment)
    readStack(of: inner)
  }

  /// Gives the views in a grid the width of its columns.
  private mutating func enterGrid(_ call: SwiftNode, _ inner: inout ViewEnvironment) {
    let outer = inner.width
    (inner.gridRoom, inner.stack) = (outer, nil)
    let columns = constants.evaluator.argument("columns", of: call)
    guard let widths = columns.flatMap({ constants.columns($0) }), let least = widths.min(),
      let most = widths.max()
    else {
      inner.width = outer.atMost(because: .sharedWidth)
      return
    }
    let isSame = least == most
    inner.width = ControlRoom.fixed(least).union(.fixed(most))
    if !isSame { inner.width.doubt = .decided(by: "LazyVGrid") }
  }

  /// The width for a header in a grid, which may be that of all columns.
  func headerRoom(in environment: ViewEnvironment) -> ControlRoom {
    environment.gridRoom.map { $0.union(environment.width) } ?? environment.width
  }
}

extension ViewConstants {
  /// The widths of a grid's columns in points; `nil` if one is not fixed.
  mutating func columns(_ node: SwiftNode, depth: Int = 0) -> [Double]? {
    switch node.kind {
    case .array:
      let widths = node.children.map { column($0) }
      let known = widths.compactMap(\.self)
      return known.isEmpty || known.count < widths.count ? nil : known
    case .call where node.child(0)?.name == "Array":
      return evaluator.argument("repeating", of: node).flatMap { column($0) }.map { [$0] }
    case .name where depth == 0:
      return value(ofName: node).flatMap { columns($0, depth: 1) }
    default: return nil
    }
  }

  /// The width of a column: `GridItem(.fixed(80))`.
  private mutating func column(_ item: SwiftNode) -> Double? {
    guard item.kind == .call, let callee = item.child(0),
      callee.kind == .name && callee.name == "GridItem"
        || callee.kind == .member && callee.name == "init" && callee.child(0) == nil,
      let size = evaluator.argument("", of: item), size.kind == .call,
      size.child(0)?.kind == .member, size.child(0)?.name == "fixed"
    else { return nil }
    return evaluator.argument("", of: size).flatMap { number($0) }.flatMap { $0 >= 1 ? $0 : nil }
  }
}
