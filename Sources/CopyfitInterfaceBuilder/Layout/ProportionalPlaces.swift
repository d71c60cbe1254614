/// Positions at a fraction of a container, such as a trailing edge at half of the screen.
///
/// A position times a factor uses the coordinates of the superview. Each such constraint becomes two equations about an
/// area that starts where that view starts and is as long as the fraction.
struct ProportionalPlaces {
  private let views: ViewTree
  /// The number of areas; they are numbered after the views.
  private(set) var count = 0
  private(set) var equations: [LayoutEquation] = []

  init(_ constraints: [LayoutConstraint], in views: ViewTree) {
    self.views = views
    for constraint in constraints { add(constraint) }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard constraint.isRequired, constraint.relation == .equal, !constraint.isComparable,
      let second = constraint.second
    else { return }
    let factor = constraint.multiplier
    if isAround(constraint.first, second) {
      add(constraint.first, at: factor, of: second, constraint.constant)
    } else if isAround(second, constraint.first) {
      // The constraint is reversed: the superview's position is the factor times the view's.
      add(second, at: 1 / factor, of: constraint.first, constraint.constant.scaled(by: -1 / factor))
    }
  }

  private mutating func add(
    _ place: LayoutVariable, at factor: Double, of outer: LayoutVariable, _ constant: DeviceLength
  ) {
    guard let part = Self.shares[outer.part], let container = views.container(of: place.view) else {
      return
    }
    let area = views.views.count + count
    count += 1
    let axis = place.axis
    var end = LayoutEquation(
      first: place, second: LayoutVariable(area, axis, .end), isDirected: true)
    end.constant = constant
    equations += [
      LayoutEquation(
        first: LayoutVariable(area, axis, .start), second: LayoutVariable(container, axis, .start),
        isDirected: true),
      LayoutEquation(
        first: LayoutVariable(area, axis, .length),
        second: LayoutVariable(container, axis, .length), multiplier: part * factor,
        isDirected: true),
      end,
    ]
  }

  /// The fraction of a view before its positions.
  private static let shares: [LayoutVariable.Part: Double] = [.start: 0, .center: 0.5, .end: 1]

  /// Whether a position belongs to the container of another position's view, or to a guide of the container that
  /// extends from side to side.
  ///
  /// Vertically there may be bars between them, so only horizontal positions follow.
  private func isAround(_ place: LayoutVariable, _ outer: LayoutVariable) -> Bool {
    guard place.axis == .horizontal, let container = views.container(of: place.view) else {
      return false
    }
    return outer.view == container
      || views[outer.view].role == .guide && views[outer.view].parent == container
  }
}
