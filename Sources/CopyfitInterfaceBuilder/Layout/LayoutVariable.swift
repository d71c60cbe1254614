/// One of the four numbers that place a view along an axis.
struct LayoutVariable: Hashable {
  enum Part: Int, CaseIterable {
    case start, end, center, length
  }

  var view: Int
  var axis: Axis
  var part: Part

  init(_ view: Int, _ axis: Axis, _ part: Part) {
    self.view = view
    self.axis = axis
    self.part = part
  }

  /// Another part of the same view along the same axis.
  func sibling(_ part: Part) -> Self { Self(view, axis, part) }

  /// The index of the variable in a list of all variables.
  var index: Int {
    (view * Axis.allCases.count + axis.rawValue) * Part.allCases.count + part.rawValue
  }
}

/// An equation: one variable is another variable times a factor, plus a constant length; without another variable, it
/// is the constant.
struct LayoutEquation: Hashable {
  var first: LayoutVariable
  var second: LayoutVariable?
  var multiplier: Double
  var constant: DeviceLength
  var trust: Trust
  /// Whether only the first variable follows from the second, as a subview's frame follows from its parent's.
  var isDirected: Bool

  /// Creates an equation with a constant that is equal on all screens, in points.
  init(
    first: LayoutVariable, second: LayoutVariable? = nil, multiplier: Double = 1,
    constant: Double = 0, trust: Trust = .constraint, isDirected: Bool = false
  ) {
    self.first = first
    self.second = second
    self.multiplier = multiplier
    self.constant = DeviceLength(onCanvas: constant)
    self.trust = trust
    self.isDirected = isDirected
  }

  /// The first variable's value, given the second's.
  func first(from second: LayoutValue) -> LayoutValue {
    weighted(
      isShift ? second.offset(by: constant) : second.scaled(by: multiplier).offset(by: constant))
  }

  /// The second variable's value, given the first's; `nil` if it does not follow.
  func second(from first: LayoutValue) -> LayoutValue? {
    guard !isDirected, multiplier != 0 else { return nil }
    let moved = first.offset(by: -constant)
    return weighted(isShift ? moved : moved.scaled(by: 1 / multiplier))
  }

  private var isShift: Bool { multiplier == 1 }

  private func weighted(_ value: LayoutValue) -> LayoutValue {
    var result = value
    result.trust = max(value.trust, trust)
    return result
  }
}
