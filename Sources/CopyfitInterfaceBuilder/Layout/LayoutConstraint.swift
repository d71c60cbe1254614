/// A constraint as the document has it, between two places of views.
struct LayoutConstraint: Hashable {
  enum Relation: Hashable {
    case equal, atLeast, atMost
  }

  var first: LayoutVariable
  var second: LayoutVariable?
  var relation: Relation
  var multiplier: Double
  /// The constant, with the margins that its attributes name taken in.
  var constant: DeviceLength
  var isRequired: Bool

  /// The equation that the constraint stands for, where it always holds and is one.
  var equation: LayoutEquation? {
    guard isRequired, relation == .equal, isComparable else { return nil }
    var equation = LayoutEquation(first: first, second: second, multiplier: multiplier)
    equation.constant = constant
    return equation
  }

  /// Whether its sides can be compared as they are: a position times a factor depends on where coordinates
  /// start.
  var isComparable: Bool { second == nil || multiplier == 1 || first.part == .length }
}
