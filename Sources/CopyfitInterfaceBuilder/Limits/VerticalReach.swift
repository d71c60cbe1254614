/// Computes the minimum distance of a view from one end of its container, along a chain of neighbors.
///
/// A label at the bottom of a row of fixed height has only the room below the views above it. Required constraints that
/// are equal or keep a distance are followed from neighbor to neighbor. A neighbor counts with its fixed height or, if
/// it is a label of one line, with its drawn height.
struct VerticalReach {
  /// A distance, as far as it is known.
  enum Distance: Equatable {
    /// Nothing ties the view to this end.
    case free
    /// At least this many points; `isDrawn` if it includes drawn heights.
    case atLeast(Double, isDrawn: Bool)
    /// The view is tied to a view with an unknown position or height.
    case unknown
  }

  private let layout: DocumentLayout
  private let container: Int
  /// `start` for distances from the top, `end` for distances from the bottom.
  private let end: LayoutVariable.Part
  private var known: [Int: Distance] = [:]

  /// The maximum length of a chain, which is more than the neighbors in a row.
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
    // During the computation, the distance is unknown to chains that lead back to the view.
    known[view] = .unknown
    var result = Distance.free
    for tie in ties(of: view) {
      result = Self.farther(result, self.distance(over: tie, depth: depth))
    }
    known[view] = result
    return result
  }

  /// The required constraints that limit the position of a view's end.
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

  /// A neighbor's known height, in points.
  private func height(of view: Int) -> (points: Double, isDrawn: Bool)? {
    if let height = layout.value(view, .vertical, .length) {
      return (height.length.onCanvas, height.trust != .constraint)
    }
    let views = layout.views
    let lines = views.tree.number("numberOfLines", of: views[view].element) ?? 1
    guard views[view].role == .label, lines == 1, let frame = views[view].frame else { return nil }
    return (frame.height, true)
  }

  /// The larger of two distances; an unknown one has no effect on a known one.
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
