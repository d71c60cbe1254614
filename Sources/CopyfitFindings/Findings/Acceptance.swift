/// The reason and place by which a finding is accepted.
public struct Acceptance: Hashable, Sendable {
  /// The place where it is accepted.
  public enum Place: Hashable, Sendable {
    /// `ignore` in the configuration.
    case configuration
    /// The comment of a catalog's entry.
    case comment
  }

  /// The place where it is accepted.
  public var place: Place
  /// The reason as written; `nil` if no reason is given.
  public var reason: String?

  /// Creates an acceptance.
  public init(_ place: Place, reason: String?) {
    self.place = place
    self.reason = reason
  }
}
