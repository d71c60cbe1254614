extension DocumentLayout {
  /// Whether a view's required constraints along an axis contradict each other: UIKit breaks one of them, but which one
  /// is not documented.
  func isContradicted(_ view: Int, _ axis: Axis) -> Bool {
    constraints(on: view).contains { $0.first.axis == axis && contradicts($0) }
  }

  /// Whether a required constraint contradicts the values that follow from the others.
  private func contradicts(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.isRequired, constraint.isComparable,
      let first = solver[constraint.first], first.trust == .constraint
    else { return false }
    var expected = LayoutValue(constraint.constant, .constraint)
    if let second = constraint.second {
      guard let value = solver[second], value.trust == .constraint,
        constraint.first.part == .length || value.origin == first.origin
      else { return false }
      let isShift = constraint.multiplier == 1
      expected = (isShift ? value : value.scaled(by: constraint.multiplier))
        .offset(by: constraint.constant)
    }
    let excess = first.length.onCanvas - expected.length.onCanvas
    return switch constraint.relation {
    case .equal: excess.magnitude > Self.roundingTolerance
    case .atMost: excess > Self.roundingTolerance
    case .atLeast: excess < -Self.roundingTolerance
    }
  }

  /// The maximum difference of rounded lengths that do not contradict each other, in points.
  private static let roundingTolerance = 1.0
}
