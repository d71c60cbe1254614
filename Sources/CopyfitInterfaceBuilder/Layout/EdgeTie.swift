/// A constraint on one of a view's edges, as seen from that view.
struct EdgeTie {
  /// The view's own edge.
  var own: LayoutVariable.Part
  /// The place of another view that it is tied to.
  var other: LayoutVariable
  var relation: LayoutConstraint.Relation
  var constant: DeviceLength

  /// Reads a constraint, or gives `nil` where it is not about an edge of the view and another view.
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
  /// The relation as seen from the second place.
  var reversed: Self {
    switch self {
    case .equal: .equal
    case .atLeast: .atMost
    case .atMost: .atLeast
    }
  }
}
