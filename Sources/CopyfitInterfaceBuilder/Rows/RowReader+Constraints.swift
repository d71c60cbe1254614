internal import CopyfitLabels

extension RowReader {
  /// The rows of views between two known positions, each tied to the next by a required constraint.
  func constraintRows() -> [InterfaceRow] {
    var known: Set<Int> = []
    var neighbors: [Edge: Neighbor?] = [:]
    return views.views.indices.compactMap { view in
      guard isFree(view), members.showsText(view), !known.contains(view),
        let chain = chain(through: view, &neighbors)
      else { return nil }
      known.formUnion(chain.views)
      return row(of: chain, at: view)
    }
  }

  /// Views side by side, with the positions at both ends.
  private struct Chain {
    var views: [Int]
    var start: LayoutValue
    var end: LayoutValue
    var gaps: Double
  }

  /// An edge of a view.
  private struct Edge: Hashable {
    var view: Int
    var part: LayoutVariable.Part
  }

  /// The position that a view's edge is tied to.
  private enum Neighbor {
    case view(Int, gap: Double)
    case place(LayoutValue)
  }

  /// Whether only texts determine a view's width.
  private func isFree(_ view: Int) -> Bool {
    layout.value(view, .horizontal, .length) == nil && views.stack(around: view) == nil
      && !views[view].usesAutoresizing
  }

  private func row(of chain: Chain, at first: Int) -> InterfaceRow? {
    guard let length = chain.start.distance(to: chain.end), length.trust < .drawn else {
      return nil
    }
    let room = length.offset(by: -chain.gaps).length.cleaned
    guard room.onCanvas > 0 else { return nil }
    return row(
      at: first, .constraints, room, isExact: true,
      members: members.members(chain.views, isInStack: false))
  }

  private func chain(through view: Int, _ neighbors: inout [Edge: Neighbor?]) -> Chain? {
    var chain = [view]
    var gaps = 0.0
    var ends: [LayoutVariable.Part: LayoutValue] = [:]
    for part in [LayoutVariable.Part.start, .end] {
      var at = view
      while ends[part] == nil {
        switch neighbor(of: Edge(view: at, part: part), &neighbors) {
        case .place(let place): ends[part] = place
        case .view(let next, let gap):
          guard isFree(next), !chain.contains(next), chain.count < Row.maximumMembers,
            isTied(
              Edge(view: next, part: part == .start ? .end : .start), to: at, &neighbors)
          else { return nil }
          gaps += gap
          chain.insert(next, at: part == .start ? 0 : chain.count)
          at = next
        case nil: return nil
        }
      }
    }
    guard let start = ends[.start], let end = ends[.end] else { return nil }
    return Chain(views: chain, start: start, end: end, gaps: gaps)
  }

  /// Whether a view is another view's only neighbor on a side; several neighbors may need more room.
  private func isTied(
    _ edge: Edge, to other: Int, _ neighbors: inout [Edge: Neighbor?]
  ) -> Bool {
    if case .view(other, gap: _) = neighbor(of: edge, &neighbors) { true } else { false }
  }

  /// The neighbor of a view's edge; `nil` unless the edge has exactly one.
  private func neighbor(of edge: Edge, _ neighbors: inout [Edge: Neighbor?]) -> Neighbor? {
    if let known = neighbors[edge] { return known }
    let neighbor = newNeighbor(of: edge.view, edge.part)
    neighbors[edge] = .some(neighbor)
    return neighbor
  }

  private func newNeighbor(of view: Int, _ part: LayoutVariable.Part) -> Neighbor? {
    let constraints = layout.constraints(on: view).filter { $0.first.axis == .horizontal }
    guard !constraints.contains(where: { isCentered(view, by: $0) }) else { return nil }
    let ties = constraints.filter(\.isRequired).compactMap { EdgeTie($0, of: view, .horizontal) }
      .filter { $0.own == part && $0.relation != (part == .start ? .atMost : .atLeast) }
    let places = ties.compactMap { tie in
      place(tie.other, around: view).map { $0.offset(by: tie.constant) }
    }
    let siblings = ties.filter { tie in
      place(tie.other, around: view) == nil
        && tie.other.part == (part == .start ? .end : .start)
        && views.container(of: tie.other.view) == views.container(of: view)
    }
    guard siblings.count <= 1, siblings.count + places.count == ties.count else { return nil }
    if let sibling = siblings.first {
      let gap = part == .start ? sibling.constant.onCanvas : -sibling.constant.onCanvas
      return .view(sibling.other.view, gap: gap)
    }
    let nearest = places.min { lhs, rhs in
      part == .start
        ? lhs.length.onCanvas > rhs.length.onCanvas : lhs.length.onCanvas < rhs.length.onCanvas
    }
    return nearest.map(Neighbor.place)
  }

  private func isCentered(_ view: Int, by constraint: LayoutConstraint) -> Bool {
    [constraint.first, constraint.second].contains {
      $0?.view == view && $0?.part == .center
    }
  }

  private func place(_ place: LayoutVariable, around view: Int) -> LayoutValue? {
    layout.contradictsDrawing(place.view, .horizontal) ? nil : layout.solver[place]
  }
}
