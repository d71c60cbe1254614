/// Works out which positions and lengths follow from equations, by substitution alone.
///
/// An equation is used as soon as all but one of its variables are known. What only follows from several
/// equations solved together stays unknown: it is rare in documents, and unknown is a safe answer.
struct LayoutSolver {
  private var values: [LayoutValue?]
  private let equations: [LayoutEquation]
  /// For each variable the equations that it is in.
  private let uses: [[Int]]
  private var changed: [LayoutVariable] = []
  private var lastOrigin = 0

  /// Prepares to solve equations about `viewCount` views.
  init(viewCount: Int, equations: [LayoutEquation]) {
    let count = viewCount * Axis.allCases.count * LayoutVariable.Part.allCases.count
    values = Array(repeating: nil, count: count)
    self.equations = equations
    var uses = [[Int]](repeating: [], count: count)
    for (index, equation) in equations.enumerated() {
      uses[equation.first.index].append(index)
      if let second = equation.second { uses[second.index].append(index) }
    }
    self.uses = uses
    for equation in equations where equation.second == nil {
      set(
        equation.first,
        LayoutValue(equation.constant, equation.trust))
    }
    propagate()
  }

  /// What is known of a variable.
  subscript(variable: LayoutVariable) -> LayoutValue? { values[variable.index] }

  /// What is known of one part of a view.
  func value(_ view: Int, _ axis: Axis, _ part: LayoutVariable.Part) -> LayoutValue? {
    values[LayoutVariable(view, axis, part).index]
  }

  /// Adds what is known from elsewhere, unless the variable is known already, and what follows from it.
  mutating func assume(_ variable: LayoutVariable, _ value: LayoutValue) {
    set(variable, value)
    propagate()
  }

  /// Makes a view whose place is unknown the origin for what is inside it.
  mutating func assumeOrigin(at view: Int, _ axis: Axis) {
    guard value(view, axis, .start) == nil else { return }
    lastOrigin += 1
    assume(
      LayoutVariable(view, axis, .start),
      LayoutValue(DeviceLength(onCanvas: 0), .constraint, origin: lastOrigin))
  }

  private mutating func set(_ variable: LayoutVariable, _ value: LayoutValue) {
    guard values[variable.index] == nil, value.length.onCanvas.magnitude < Self.largestLength else {
      return
    }
    values[variable.index] = value
    changed.append(variable)
  }

  /// Chains of multipliers could grow without end; lengths beyond this are nobody's layout, in points.
  private static let largestLength = 1e9

  private mutating func propagate() {
    while let variable = changed.popLast() {
      for index in uses[variable.index] { use(equations[index], for: variable) }
      completeView(of: variable)
    }
  }

  private mutating func use(_ equation: LayoutEquation, for variable: LayoutVariable) {
    guard let second = equation.second, let value = self[variable] else { return }
    if variable == second { set(equation.first, equation.first(from: value)) }
    if variable == equation.first, let result = equation.second(from: value) { set(second, result) }
  }

  /// Any two of start, end, centre and length give the other two.
  private mutating func completeView(of variable: LayoutVariable) {
    let (view, axis) = (variable.view, variable.axis)
    if value(view, axis, .length) == nil, let length = lengthFromPositions(view, axis) {
      set(LayoutVariable(view, axis, .length), length)
    }
    guard let length = value(view, axis, .length) else { return }
    guard let known = Self.shares.first(where: { value(view, axis, $0.part) != nil }),
      let position = value(view, axis, known.part)
    else { return }
    for other in Self.shares where other.part != known.part {
      set(
        LayoutVariable(view, axis, other.part),
        position + length.scaled(by: other.share - known.share))
    }
  }

  /// How much of a view lies before each of its positions.
  private static let shares: [(part: LayoutVariable.Part, share: Double)] = [
    (.start, 0), (.center, 0.5), (.end, 1),
  ]

  private func lengthFromPositions(_ view: Int, _ axis: Axis) -> LayoutValue? {
    let start = value(view, axis, .start)
    let center = value(view, axis, .center)
    let end = value(view, axis, .end)
    if let start, let end { return start.distance(to: end) }
    if let start, let center { return start.distance(to: center)?.scaled(by: 2) }
    if let center, let end { return center.distance(to: end)?.scaled(by: 2) }
    return nil
  }
}
