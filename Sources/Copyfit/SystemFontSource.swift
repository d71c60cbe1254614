/// The font that replaces the system font.
public enum SystemFontSource: Hashable, Sendable {
  /// Inter and Inter Display with San Francisco's vertical metrics and tracking.
  case standIn
  /// A font file, for users who may use one.
  case file(String)
  /// San Francisco as installed on this machine.
  case installed
}
