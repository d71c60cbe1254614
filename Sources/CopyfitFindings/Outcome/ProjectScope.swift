/// The part of a project that a run checks.
public struct ProjectScope: Hashable, Sendable {
  /// Whether all labels are checked in all categories and on all devices that the configuration names.
  public var isWhole: Bool
  /// Whether all of the project's locales are checked.
  public var hasAllLocales: Bool

  /// Creates a scope.
  public init(isWhole: Bool, hasAllLocales: Bool) {
    self.isWhole = isWhole
    self.hasAllLocales = hasAllLocales
  }

  /// Whether a run checks everything, unless it checks only changes.
  public var isComplete: Bool { isWhole && hasAllLocales }
}
