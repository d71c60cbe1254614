/// Whether a label's text fits its frame.
public enum Verdict: String, Codable, Sendable, Hashable, CaseIterable {
  /// All lines are within the frame and the line limit.
  case fits
  /// The text fits only at a smaller point size that the label's minimum allows.
  case shrinks
  /// The text fits, but a word is broken inside.
  case splitsWord
  /// The text has more lines than the limit or the height allows, and is lost after an ellipsis.
  case truncates
  /// The text is cut without an ellipsis by the line break mode, or the ink of a line leaves the frame.
  case clips

  /// Whether the text is cut, or a word is broken.
  public var isFailure: Bool { self != .fits && self != .shrinks }
}

/// The certainty of a verdict that does not depend only on the label's own font.
public enum Certainty: String, Codable, Sendable, Hashable {
  /// The verdict is the same over the whole margin of error of the system font's stand-in.
  case certain
  /// The verdict changes within that margin, or the font or a character of the text is missing.
  case uncertain
}
