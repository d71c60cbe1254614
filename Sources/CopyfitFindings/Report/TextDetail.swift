/// How much a report holds of texts that nothing is wrong with.
public enum TextDetail: Hashable, Sendable {
  /// Nothing.
  case none
  /// What became of each label's text in each locale.
  case outcomes
  /// Also how it fits in each cell; memory grows with labels × locales × categories × devices.
  case cells
}
