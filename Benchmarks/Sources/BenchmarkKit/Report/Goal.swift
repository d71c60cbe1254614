/// A row of the table of goals: what is wanted, what was measured, and whether it is enough.
public struct Goal: Sendable {
  /// What came of a goal.
  public enum Outcome: Sendable, Equatable {
    /// Measured and enough, or not.
    case measured(String, passes: Bool)
    case notMeasured(reason: String)
  }

  /// What is measured, for a person.
  public let what: String
  /// What must be reached.
  public let must: String
  /// What would be better still; empty where nothing is said.
  public let aim: String
  /// What was measured.
  public let outcome: Outcome
  /// The number that was measured; `nil` where none was.
  public let value: Double?
  /// The number that must be reached: the most, or the least.
  public let bound: Double
  /// What both are counted in, such as `F`, `×` or `ms`.
  public let unit: String
}

extension Goal {
  /// A goal that a number is at most so much.
  init(
    _ what: String, _ value: Double?, atMost must: Double, aim: Double?, unit: String,
    reason: String = ""
  ) {
    self.init(
      what, value, bound: must, must: "≤ \(must.short) \(unit)",
      aim: aim.map { "\($0.short) \(unit)" },
      passes: { $0 <= must }, unit: unit, reason: reason)
  }

  /// A goal that a number is at least so much.
  init(
    _ what: String, _ value: Double?, atLeast must: Double, aim: Double?, unit: String,
    reason: String = ""
  ) {
    self.init(
      what, value, bound: must, must: "≥ \(must.short) \(unit)",
      aim: aim.map { "\($0.short) \(unit)" },
      passes: { $0 >= must }, unit: unit, reason: reason)
  }

  private init(
    _ what: String, _ value: Double?, bound: Double, must: String, aim: String?,
    passes: (Double) -> Bool, unit: String, reason: String
  ) {
    self.what = what
    self.value = value
    self.bound = bound
    self.unit = unit
    self.must = must
    self.aim = aim ?? ""
    outcome =
      value.map { .measured("\($0.short) \(unit)", passes: passes($0)) }
      ?? .notMeasured(reason: reason)
  }

  /// `pass`, `FAIL` or why there is no number.
  public var verdict: String {
    switch outcome {
    case .measured(_, let passes): passes ? "pass" : "FAIL"
    case .notMeasured(let reason): "not measured: \(reason)"
    }
  }

  /// The number with its unit; a dash without one.
  public var measured: String {
    if case .measured(let value, _) = outcome { value } else { "–" }
  }
}

extension Double {
  /// The number with three digits that count, at most.
  var short: String {
    guard isFinite, self != 0 else { return "0" }
    var scale = 1.0
    var digits = abs(self)
    while digits < 100, scale < 1e6 {
      digits *= 10
      scale *= 10
    }
    let rounded = (self * scale).rounded() / scale
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
