internal import CopyfitSwiftTree

extension ControlLayout {
  /// The controls whose rectangles may change with that of an expression that does not name them.
  mutating func placedIndirectly(by view: SwiftNode) -> [SwiftNode] {
    // The image of a button leaves the room for its title.
    if view.lastName == "imageView", let button = view.child(0) {
      return resolver.controls(button).map(\.variable)
    }
    guard view.kind == .name else { return tagged(view) }
    guard let local = resolver.objects.declaration(of: view.name, at: view) else { return [] }
    if let loop = local.parent, loop.kind == .branch, loop.name == "for" {
      return loop.child(1).map { subviews($0) } ?? []
    }
    return local.declaredValue.map { tagged($0) } ?? []
  }

  /// The views in the view of `view.subviews`.
  private mutating func subviews(_ all: SwiftNode) -> [SwiftNode] {
    guard all.lastName == "subviews", let base = all.child(0) else { return [] }
    let places = Set(resolver.controls(base).map { LayoutAnchor.Place.variable($0.variable) })
    return holders.filter { !$0.value.isDisjoint(with: places) }.map(\.key)
  }

  /// The views that may have the tag of `view.viewWithTag(7)`.
  private mutating func tagged(_ value: SwiftNode) -> [SwiftNode] {
    if value.kind == .cast || value.kind == .tuple {
      return value.child(0).map { tagged($0) } ?? []
    }
    guard value.kind == .call, value.child(0)?.name == "viewWithTag",
      let tag = value.child(1)?.child(0)
    else { return [] }
    return (resolver.objects.evaluator.index.assignments["tag"] ?? []).flatMap { assignment in
      guard let own = assignment.child(1), let view = assignment.child(0)?.child(0),
        own.kind != .number || tag.kind != .number || own.name == tag.name
      else { return [SwiftNode]() }
      return resolver.controls(view).map(\.variable)
    }
  }
}
