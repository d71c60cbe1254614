/// A constraint on one of a view's edges, from the view's perspective.
struct EdgeTie {
  /// The view's own edge.
  var own: LayoutVariable.Part
  /// The position in another view that the edge is tied to.
  var other: LayoutVariable
  var relation: LayoutConstraint.Relation
  var constant: DeviceLength

  /// Creates a tie, or `nil` if the constraint is not between an edge of the view and another view.
  init?(_ constraint: LayoutConstraint, of view: Int, _ axis: Axis) {
    guard let second = constraint.second, constraint.multiplier == 1,
      constraint.first.axis == axis, second.view != constraint.first.view
    else { return nil }
    let isFirst = constraint.first.view == view
    own = isFirst ? constraint.first.part : second.part
    other = isFirst ? second : constraint.first
    relation = isFirst ? constraint.relation : constraint.relation.reversed
    constant = isFirst ? constraint.constant : -constraint.constant
    guard own == .start || own == .end else { return nil }
  }
}

extension LayoutConstraint.Relation {
  /// The relation from the perspective of the second position.
  var reversed: Self {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}
