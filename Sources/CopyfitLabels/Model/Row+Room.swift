extension Row {
  /// Whether the room is known, so that text that does not fit in the rest of the row is certainly lost.
  package var isExact: Bool { room.knowledge == .fact }

  /// Whether a member's room does not depend on the texts of the others.
  package func isAlone(_ index: Int) -> Bool {
    members.indices.allSatisfy { other in
      other == index || !members[other].mayHide && members[other].content.isFixed
    }
  }

  /// The room of a member if the others' texts have the given sizes, in points.
  ///
  /// It is at most the row without the minimum of the others, and at least the row without their maximum.
  ///
  /// - Parameters:
  ///   - demands: The size of each member's text, by the member's index.
  ///   - maximum: The maximum at a smaller text size, in points; `nil` if it is unknown.
  /// - Returns: `nil` if the row's own room has no known limit.
  package func room(
    of index: Int, demands: [Interval], atMost maximum: Double? = nil
  ) -> Interval? {
    guard let room = room.atMost?.points else { return nil }
    let own = members[index]
    var most = room
    var least = own.inset.atMost.map { room - $0.points }
    for (other, member) in members.enumerated() where other != index {
      let taken = own.taken(by: member, demanding: demands[other])
      most -= taken.atLeast.points + (member.mayHide ? 0 : spacing)
      least = least.flatMap { least in taken.atMost.map { least - $0.points - spacing } }
    }
    let isKnown = isExact && !own.isConstrained
    // If the others seem to need the whole room at all text sizes, the document was misread, and the text is not lost.
    return .between(isKnown ? max(0, least ?? 0) : 0, most > 0 ? most : maximum ?? room)
  }
}

extension Row.Content {
  /// Whether its size never changes.
  fileprivate var isFixed: Bool {
    switch self {
    case .size(let width, ideal: _): width.atMost?.points == width.atLeast.points
    case .spacer: true
    case .labels, .row: false
    }
  }
}

extension Row.Member {
  /// The room that another member takes from this one, in points.
  fileprivate func taken(by other: Self, demanding demand: Interval) -> Interval {
    switch other.content {
    case .size(let width, ideal: _):
      .between(other.mayHide ? 0 : width.atLeast.points, width.atMost?.points)
    case .spacer(let least): .between(other.mayHide ? 0 : least, least)
    case .row: .between(0, nil)
    case .labels: taken(byText: other, demanding: demand)
    }
  }

  private func taken(byText other: Self, demanding demand: Interval) -> Interval {
    let order = other.priority.flatMap { other in priority.map { other - $0 } }
    let yields = order.map { $0 <= 0 } ?? true || other.isConstrained
    let least = yields || other.mayHide || other.mayChange ? 0 : demand.atLeast.points
    if let order, order < 0, !other.isConstrained { return .between(least, 0) }
    let inset = other.inset.atMost?.points
    return .between(least, demand.atMost.flatMap { text in inset.map { text.points + $0 } })
  }
}
