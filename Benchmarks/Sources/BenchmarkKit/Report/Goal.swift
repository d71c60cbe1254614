/// A row of the table of goals: the goal, the measurement, and the verdict.
public struct Goal: Sendable {
  /// The result for a goal.
  public enum Outcome: Sendable, Equatable {
    /// Measured, and met or not.
    case measured(String, passes: Bool)
    case notMeasured(reason: String)
  }

  /// A description for a person.
  public let what: String
  /// The required value.
  public let must: String
  /// A better value; empty without one.
  public let aim: String
  /// The result.
  public let outcome: Outcome
  /// The measured number; `nil` without one.
  public let value: Double?
  /// The required number: a maximum or a minimum.
  public let bound: Double
  /// The unit of both, such as `F`, `×` or `ms`.
  public let unit: String
}

extension Goal {
  /// Creates a goal with a maximum.
  init(
    _ what: String, _ value: Double?, atMost must: Double, aim: Double?, unit: String,
    reason: String = ""
  ) {
    self.init(
      what, value, bound: must, must: "≤ \(must.short) \(unit)",
      aim: aim.map { "\($0.short) \(unit)" },
      passes: { $0 <= must }, unit: unit, reason: reason)
  }

  /// Creates a goal with a minimum.
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

  /// `pass`, `FAIL` or the reason that there is no number.
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
  /// The number with at most three significant digits.
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
