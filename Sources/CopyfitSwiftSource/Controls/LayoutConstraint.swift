internal import CopyfitSwiftTree

/// A constraint that code creates for a side or dimension of a view.
struct LayoutConstraint {
  /// The relation of the sides: inside by exactly the constant, or by at least or at most the constant.
  enum Relation { case equal, inside, outside }

  var attribute: LayoutAnchor.Attribute
  /// The other side; `nil` for a constant dimension.
  var other: LayoutAnchor?
  /// The distance inside the other side, or the dimension, in points.
  var constant: Double
  var relation: Relation
  /// Whether it is always active.
  var isCertain: Bool
}

extension ControlResolver {
  /// The constraints that a call of `constraint(…)` creates, with their views.
  mutating func constraints(
    of call: SwiftNode
  ) -> [(view: SwiftNode, constraint: LayoutConstraint)] {
    guard let first = call.child(0)?.child(0), let anchor = anchor(first),
      let relating = call.children.first(where: { $0.kind == .argument }),
      let relation = Self.relations[relating.name], let value = relating.child(0)
    else { return [] }
    let constant = number("constant", of: call)
    let isCertain = call.isActivated && number("multiplier", of: call) == nil
    if relating.name.hasSuffix("Constant") {
      let points = objects.evaluator.answer(value).number
      return made(
        of: anchor,
        LayoutConstraint(
          attribute: anchor.attribute, constant: points ?? .infinity, relation: relation,
          isCertain: isCertain && points != nil))
    }
    let isKnown = argument("constant", of: call) == nil || constant != nil
    guard let other = self.anchor(value) else {
      return made(
        of: anchor,
        LayoutConstraint(
          attribute: anchor.attribute, constant: 0, relation: relation, isCertain: false))
    }
    return related(
      anchor, to: other, by: constant ?? 0, relation, isCertain: isCertain && isKnown)
  }

  /// The constraints, seen from both views, of one anchor to another plus an offset.
  func related(
    _ anchor: LayoutAnchor, to other: LayoutAnchor, by offset: Double,
    _ relation: LayoutConstraint.Relation, isCertain: Bool
  ) -> [(view: SwiftNode, constraint: LayoutConstraint)] {
    made(
      of: anchor,
      LayoutConstraint(
        attribute: anchor.attribute, other: other,
        constant: anchor.attribute == .trailing ? -offset : offset,
        relation: anchor.attribute == .trailing ? relation.reversed : relation,
        isCertain: isCertain))
      + made(
        of: other,
        LayoutConstraint(
          attribute: other.attribute, other: anchor,
          constant: other.attribute == .trailing ? offset : -offset,
          relation: other.attribute == .trailing ? relation : relation.reversed,
          isCertain: isCertain))
  }

  func made(
    of anchor: LayoutAnchor, _ constraint: LayoutConstraint
  ) -> [(view: SwiftNode, constraint: LayoutConstraint)] {
    guard case .variable(let view) = anchor.place, anchor.attribute != .other else { return [] }
    // A side of a guide is not the view's side.
    return anchor.margin == 0...0 ? [(view, constraint)] : []
  }

  private static let relations: [String: LayoutConstraint.Relation] = [
    "equalTo": .equal, "equalToConstant": .equal, "greaterThanOrEqualTo": .inside,
    "greaterThanOrEqualToConstant": .inside, "lessThanOrEqualTo": .outside,
    "lessThanOrEqualToConstant": .outside,
  ]

  func argument(_ label: String, of call: SwiftNode) -> SwiftNode? {
    call.children.first { $0.kind == .argument && $0.name == label }?.child(0)
  }

  /// The numeric value of a call's argument.
  private mutating func number(_ label: String, of call: SwiftNode) -> Double? {
    argument(label, of: call).flatMap { number($0) }
  }

  /// The value of an expression as a number.
  mutating func number(_ node: SwiftNode) -> Double? {
    if node.kind == .prefix, node.name == "-", let inner = node.child(0) {
      return objects.evaluator.answer(inner).number.map { -$0 }
    }
    return objects.evaluator.answer(node).number
  }
}

extension ControlResolver {
  /// The width of `CGRect(x: 0, y: 0, width: 120, height: 20)`, or of `CGRectMake` in Objective-C; `nil` if it is
  /// unknown.
  mutating func width(ofRectangle node: SwiftNode) -> Double? {
    guard node.kind == .call else { return nil }
    switch node.child(0)?.name {
    case "CGRect": return number("width", of: node)
    case "CGRectMake": return node.child(3)?.child(0).flatMap { number($0) }
    default: return nil
    }
  }

  /// The widths of the initial rectangles of new views, without empty rectangles.
  mutating func rectangles(ofNew view: SwiftNode) -> [Double?] {
    ControlKind.named.keys.sorted().flatMap { makingCalls(of: view, named: $0) }
      .compactMap { argument("frame", of: $0) }
      .filter { $0.lastName != "zero" && $0.child(1) != nil }
      .map { width(ofRectangle: $0) }.filter { $0 != 0 }
  }
}

extension LayoutConstraint.Relation {
  /// The relation from the perspective of the other side.
  var reversed: Self {
    switch self {
    case .equal: .equal
    case .inside: .outside
    case .outside: .inside
    }
  }
}

extension SwiftNode {
  /// Whether a call creates a constraint that is activated immediately and never deactivated.
  fileprivate var isActivated: Bool {
    guard runsAlways, let user = parent else { return false }
    if user.kind == .member, user.name == "isActive", let assignment = user.parent {
      return assignment.kind == .assignment && assignment.child(1)?.name == "true"
    }
    guard user.kind == .array, let call = user.parent?.parent, call.kind == .call else {
      return false
    }
    return call.child(0)?.name == "activate"
  }
}
