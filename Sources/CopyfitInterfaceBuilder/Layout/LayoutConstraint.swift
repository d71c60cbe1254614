/// A constraint of the document between two positions of views.
struct LayoutConstraint: Hashable {
  enum Relation: Hashable {
    case equal, atLeast, atMost
  }

  var first: LayoutVariable
  var second: LayoutVariable?
  var relation: Relation
  var multiplier: Double
  /// The constant, including the margins that its attributes name.
  var constant: DeviceLength
  var isRequired: Bool

  /// The equation of the constraint, if it is required and an equality.
  var equation: LayoutEquation? {
    guard isRequired, relation == .equal, isComparable else { return nil }
    var equation = LayoutEquation(first: first, second: second, multiplier: multiplier)
    equation.constant = constant
    return equation
  }

  /// Whether its sides can be compared directly: a position times a factor depends on the origin of coordinates.
  var isComparable: Bool { second == nil || multiplier == 1 || first.part == .length }
}
