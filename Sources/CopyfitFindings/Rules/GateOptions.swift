/// The caller's options for the gate, in addition to the configuration.
public struct GateOptions: Hashable, Sendable {
  /// The place to which a baseline is written.
  public enum BaselineTarget: Hashable, Sendable {
    /// The place from which it is read.
    case itsPlace
    case file(String)
  }

  /// The severity that fails the gate; `nil` for the configuration's.
  public var failOn: FailureLevel?
  /// The number of new findings of a rule that are accepted, which overrides the configuration's.
  public var maximum: [Rule: Int] = [:]
  /// The path of a baseline, or of an earlier JSON report; `nil` for the configuration's.
  public var baseline: String?
  /// The place to which the findings are written as the new baseline; `nil` to write none.
  public var baselineTarget: BaselineTarget?
  /// A git revision: only later changes are checked; `nil` for everything.
  public var since: String?

  /// Creates options without overrides.
  public init() {}
}

/// The lowest severity of a new finding that fails the gate.
public enum FailureLevel: String, CaseIterable, Codable, Hashable, Sendable {
  case error, warning, note
  /// No finding fails the gate; errors of the check and exceeded limits do.
  case never

  /// The severity; `nil` for `never`.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}
