/// The break opportunities that a label uses.
public enum LineBreakStrategy: String, Codable, Sendable, Hashable, CaseIterable {
  /// UIKit's default: no break between two Hangul syllables.
  case standard
  /// Every opportunity of UAX #14.
  case none
}
