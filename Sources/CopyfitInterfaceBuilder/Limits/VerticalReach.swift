/// How far a view keeps at least from one end of what holds it, along a chain of its neighbours.
///
/// A label at the foot of a row of fixed height has only the room that the views above it leave. Required
/// constraints that are `=` or keep a distance are followed from neighbour to neighbour; a neighbour counts
/// with its fixed height or, as a label of one line, with its drawn one.
struct VerticalReach {
  /// What is known of the distance.
  enum Distance: Equatable {
    /// Nothing ties the view to that end.
    case free
    /// At least so many points; `isDrawn` where drawn heights are part of it.
    case atLeast(Double, isDrawn: Bool)
    /// The view is tied to something whose place or height cannot be told.
    case unknown
  }

  private let layout: DocumentLayout
  private let container: Int
  /// `start` for the distance from the top, `end` for that from the bottom.
  private let end: LayoutVariable.Part
  private var known: [Int: Distance] = [:]

  /// How many neighbours a chain may have: more than a row shows.
  private static let maximumDepth = 32

  init(to end: LayoutVariable.Part, of container: Int, in layout: DocumentLayout) {
    self.layout = layout
    self.container = container
    self.end = end
  }

  /// The distance of a view's end from the same end of the container.
  mutating func distance(of view: Int) -> Distance { distance(of: view, depth: 0) }

  private mutating func distance(of view: Int, depth: Int) -> Distance {
    if let distance = known[view] { return distance }
    guard depth < Self.maximumDepth else { return .unknown }
    // Until it is found, a chain that leads back to the view tells nothing.
    known[view] = .unknown
    var result = Distance.free
    for tie in ties(of: view) {
      result = Self.farther(result, self.distance(over: tie, depth: depth))
    }
    known[view] = result
    return result
  }

  /// The required constraints that keep a view's end from going further.
  private func ties(of view: Int) -> [EdgeTie] {
    layout.constraints(on: view).compactMap { constraint in
      guard constraint.isRequired,
        let tie = EdgeTie(constraint, of: view, .vertical), tie.own == end
      else { return nil }
      return tie.relation == (end == .start ? .atMost : .atLeast) ? nil : tie
    }
  }

  private mutating func distance(over tie: EdgeTie, depth: Int) -> Distance {
    let constant = end == .start ? tie.constant.onCanvas : -tie.constant.onCanvas
    let other = tie.other
    if other.view == container {
      return other.part == end ? .atLeast(constant, isDrawn: false) : .unknown
    }
    guard layout.views.container(of: other.view) == container,
      other.part == .start || other.part == .end,
      case .atLeast(let before, let isDrawn) = distance(of: other.view, depth: depth + 1)
    else { return .unknown }
    if other.part == end { return .atLeast(before + constant, isDrawn: isDrawn) }
    guard let height = height(of: other.view) else { return .unknown }
    return .atLeast(before + height.points + constant, isDrawn: isDrawn || height.isDrawn)
  }

  /// What is known of a neighbour's height, in points.
  private func height(of view: Int) -> (points: Double, isDrawn: Bool)? {
    if let height = layout.value(view, .vertical, .length) {
      return (height.length.onCanvas, height.trust != .constraint)
    }
    let views = layout.views
    let lines = views.tree.number("numberOfLines", of: views[view].element) ?? 1
    guard views[view].role == .label, lines == 1, let frame = views[view].frame else { return nil }
    return (frame.height, true)
  }

  /// Of two distances the one that leaves less room; one that is unknown adds nothing to one that is known.
  private static func farther(_ lhs: Distance, _ rhs: Distance) -> Distance {
    switch (lhs, rhs) {
    case (.atLeast(let one, _), .atLeast(let other, _)): one < other ? rhs : lhs
    case (.atLeast, _): lhs
    case (_, .atLeast): rhs
    case (.unknown, _), (_, .unknown): .unknown
    case (.free, .free): .free
    }
  }
}
