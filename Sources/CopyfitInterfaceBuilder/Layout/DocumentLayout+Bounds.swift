extension DocumentLayout {
  /// The maximum room of a view: its container's room without the space that its own constraints keep free.
  ///
  /// `rooms` contains the results for the views before it, including its superview.
  func room(for view: Int, among rooms: [LayoutRoom?]) -> LayoutRoom? {
    let room = computedRoom(for: view, among: rooms)
    guard let length = room?.length, excludesDrawing(length, of: view, .horizontal) else {
      return room
    }
    // The computed room contradicts the drawing, but the container's room may be correct.
    let outer = views.container(of: view).flatMap { rooms[$0] }
    return outer?.length.flatMap { excludesDrawing($0, of: view, .horizontal) ? nil : outer }
  }

  private func computedRoom(for view: Int, among rooms: [LayoutRoom?]) -> LayoutRoom? {
    if !contradictsDrawing(view, .horizontal), let start = value(view, .horizontal, .start),
      let end = value(view, .horizontal, .end),
      start.origin == end.origin
    {
      return LayoutRoom(start: start, end: end)
    }
    switch views[view].role {
    // A collection view's layout determines the size of a cell.
    case .collectionCell: return nil
    case .scrollContent:
      return views[view].parent.flatMap { isHeld(content: view, of: $0) ? rooms[$0] : nil }
    default:
      let room = views.container(of: view).flatMap { rooms[$0] }
      return room.map { tightened($0, for: view, roomInStack(for: view, rooms)) }
    }
  }

  /// Whether something outside of a scroll view may limit the width of its content.
  ///
  /// Otherwise the content is as wide as its views, and scrolls. That of a table is as wide as the table.
  private func isHeld(content: Int, of scroller: Int) -> Bool {
    let isInside = { (view: Int) in
      view == content || views.isInside(view, of: scroller) && !views.isFrameGuide(view)
    }
    return views[scroller].role == .tableView
      || ([content] + views.children[scroller]).contains { view in
        constraints(on: view).contains { constraint in
          guard constraint.isRequired, constraint.first.axis == .horizontal,
            let second = constraint.second
          else { return false }
          return isInside(constraint.first.view) != isInside(second.view)
        }
      }
  }

  private func tightened(
    _ room: LayoutRoom, for view: Int, _ share: LayoutValue?
  ) -> LayoutRoom {
    var result = room
    for constraint in constraints(on: view) where constraint.isRequired {
      guard let bound = bound(constraint, on: view, in: room),
        bound.value.origin == room.start.origin
      else { continue }
      let (place, start) = (bound.value.length.onCanvas, result.start.length.onCanvas)
      if bound.isStart, place > start { result.start = bound.value }
      if !bound.isStart, place < result.end.length.onCanvas { result.end = bound.value }
    }
    return shortened(centered(result, for: view), for: view, share)
  }

  /// Reduces a room to the view's maximum length: around its center if that is known, otherwise from the start of the
  /// room.
  private func shortened(
    _ room: LayoutRoom, for view: Int, _ share: LayoutValue?
  ) -> LayoutRoom {
    let lengths = maximumLengths(of: view, .horizontal) + [share].compactMap { $0 }
    guard let least = lengths.min(by: { $0.length.onCanvas < $1.length.onCanvas }),
      let length = room.length, least.length.onCanvas < length.length.onCanvas
    else { return room }
    if let center = value(view, .horizontal, .center), center.origin == room.start.origin {
      return LayoutRoom(start: center + least.scaled(by: -0.5), end: center + least.scaled(by: 0.5))
    }
    return LayoutRoom(start: room.start, end: room.start + least)
  }

  /// The bound of a constraint on one side of a view.
  private func bound(
    _ constraint: LayoutConstraint, on view: Int, in room: LayoutRoom
  ) -> (value: LayoutValue, isStart: Bool)? {
    guard let tie = EdgeTie(constraint, of: view, .horizontal) else { return nil }
    let isStart = tie.own == .start
    guard isStart ? tie.relation != .atMost : tie.relation != .atLeast else { return nil }
    return position(tie.other, around: view, in: room).map {
      ($0.offset(by: tie.constant), isStart)
    }
  }

  /// A known position, or the room's side for the superview.
  private func position(
    _ place: LayoutVariable, around view: Int, in room: LayoutRoom
  ) -> LayoutValue? {
    if !contradictsDrawing(place.view, .horizontal), let value = solver[place] { return value }
    let container = views.container(of: view)
    let isGuide = views[place.view].role == .guide && views[place.view].parent == container
    guard place.view == container || isGuide else { return nil }
    switch place.part {
    case .start: return room.start
    case .end: return room.end
    case .center, .length: return nil
    }
  }

  /// Makes the room of a centered view symmetric.
  private func centered(_ room: LayoutRoom, for view: Int) -> LayoutRoom {
    guard let center = value(view, .horizontal, .center), center.origin == room.start.origin,
      let before = room.start.distance(to: center), let after = center.distance(to: room.end)
    else { return room }
    let half = before.length.onCanvas <= after.length.onCanvas ? before : after
    return LayoutRoom(start: center + half.scaled(by: -1), end: center + half)
  }
}

extension DocumentLayout {
  /// The maximum lengths from a view's own required constraints with `=` or `≤`.
  func maximumLengths(of view: Int, _ axis: Axis) -> [LayoutValue] {
    let own = LayoutVariable(view, axis, .length)
    return constraints(on: view).compactMap { constraint in
      guard constraint.isRequired, constraint.first == own,
        constraint.relation != .atLeast
      else { return nil }
      guard let second = constraint.second else {
        return LayoutValue(constraint.constant, .constraint)
      }
      return solver[second]?.scaled(by: constraint.multiplier).offset(by: constraint.constant)
    }
  }

  /// The minimum length from a view's own required constraints with constants, in points; 0 without one.
  func minimumLength(of view: Int, _ axis: Axis) -> Double {
    let own = LayoutVariable(view, axis, .length)
    return constraints(on: view).filter {
      $0.isRequired && $0.first == own && $0.second == nil && $0.relation != .atMost
    }.map(\.constant.onCanvas).max() ?? 0
  }

  /// The maximum height of a view whose text cannot make it higher.
  ///
  /// `heights` contains the results for the views before it, including its superview.
  func maximumHeight(of view: Int, among heights: [LayoutValue?]) -> LayoutValue? {
    if let height = value(view, .vertical, .length) { return height }
    var all = maximumLengths(of: view, .vertical)
    if let container = views.container(of: view), views.stack(around: view) == nil,
      let outer = heights[container], case let insets = verticalInsets(of: view, in: container),
      let before = insets.before, let after = insets.after
    {
      all.append(outer.offset(by: -before - after))
    }
    return all.min { $0.length.onCanvas < $1.length.onCanvas }
  }

  /// The minimum distances of a view from the top and bottom of its container.
  func verticalInsets(of view: Int, in container: Int) -> (before: Double?, after: Double?) {
    var result: (before: Double?, after: Double?) = (nil, nil)
    for constraint in constraints(on: view) where constraint.isRequired {
      guard let tie = EdgeTie(constraint, of: view, .vertical), tie.other.view == container,
        tie.own == tie.other.part
      else { continue }
      let distance = tie.constant.onCanvas
      if tie.own == .start, tie.relation != .atMost {
        result.before = max(result.before ?? distance, distance)
      }
      if tie.own == .end, tie.relation != .atLeast {
        result.after = max(result.after ?? -distance, -distance)
      }
    }
    return result
  }
}
