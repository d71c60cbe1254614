/// The amount of information in a report about texts without findings.
public enum TextDetail: Hashable, Comparable, Sendable {
  /// No information.
  case none
  /// The outcome of each label's text in each locale.
  case outcomes
  /// The outcomes, and the fit in each cell; memory grows with labels × locales × categories × devices.
  case cells
}
