/// Computes positions and lengths from equations by substitution.
///
/// An equation is used when all but one of its variables are known. A value that requires solving several equations
/// together stays unknown, which is rare in documents and safe.
struct LayoutSolver {
  private var values: [LayoutValue?]
  private let equations: [LayoutEquation]
  /// The equations of each variable.
  private let uses: [[Int]]
  private var changed: [LayoutVariable] = []
  private var lastOrigin = 0

  /// Creates a solver for equations about `viewCount` views.
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

  /// The known value of a variable.
  subscript(variable: LayoutVariable) -> LayoutValue? { values[variable.index] }

  /// The known value of a part of a view.
  func value(_ view: Int, _ axis: Axis, _ part: LayoutVariable.Part) -> LayoutValue? {
    values[LayoutVariable(view, axis, part).index]
  }

  /// Sets a variable that is still unknown, and computes the values that follow from it.
  mutating func assume(_ variable: LayoutVariable, _ value: LayoutValue) {
    set(variable, value)
    propagate()
  }

  /// Makes a view with an unknown position the origin of the positions inside it.
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

  /// The maximum length, in points, because chains of multipliers could grow without limit.
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

  /// Computes the other two of start, end, center and length from any two of them.
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

  /// The fraction of a view before each of its positions.
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
