/// What the caller of an audit asks of the gate, beside what the configuration says.
public struct GateOptions: Hashable, Sendable {
  /// Where a baseline is written.
  public enum BaselineTarget: Hashable, Sendable {
    /// Where it is read.
    case itsPlace
    case file(String)
  }

  /// The severity that fails the gate; `nil` for the configuration's.
  public var failOn: FailureLevel?
  /// How many new findings of a rule are accepted; each takes the place of the configuration's.
  public var maximum: [Rule: Int] = [:]
  /// The path of a baseline, or of an earlier JSON report; `nil` for the configuration's.
  public var baseline: String?
  /// Where to write what is found as the new baseline; `nil`: it is not written.
  public var baselineTarget: BaselineTarget?
  /// A git revision: only what changed since then is looked at; `nil`: everything.
  public var since: String?

  /// Creates options that leave everything to the configuration.
  public init() {}
}

/// The least severity of a new finding that fails the gate.
public enum FailureLevel: String, CaseIterable, Hashable, Sendable {
  case error, warning, note
  /// No finding does; what cannot be checked, and limits that are set, still do.
  case never

  /// The severity; `nil` for `never`.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
