/// How much of a project a run looks at.
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

  /// Whether a run looks at everything, unless it looks only at what changed.
  public var isComplete: Bool { isWhole && hasAllLocales }
}
