/// What accepts a finding, and why.
public struct Acceptance: Hashable, Sendable {
  /// Where it is written.
  public enum Place: Hashable, Sendable {
    /// In `ignore` of the configuration.
    case configuration
    /// In the comment of a catalog's entry.
    case comment
  }

  /// Where it is written.
  public var place: Place
  /// The reason in the words of whoever accepted it; `nil` where none is given.
  public var reason: String?

  /// Creates an acceptance.
  public init(_ place: Place, reason: String?) {
    self.place = place
    self.reason = reason
  }
}
