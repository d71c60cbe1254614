/// Whether a label's text fits its frame.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// All lines are within the frame and the line limit.
  case fits
  /// Fits only at a smaller point size that the label's minimum allows.
  case shrinks
  /// Fits, but a word had to be broken inside.
  case splitsWord
  /// More lines than the limit or the height allows: text is lost behind an ellipsis.
  case truncates
  /// Cut without an ellipsis: by the line break mode, or the ink of a line leaves the frame.
  case clips
}

/// How sure a verdict is that was reached with a stand-in for the system font.
public enum Certainty: String, Sendable, Hashable {
  /// The verdict is the same over the stand-in's whole margin of error.
  case certain
  /// The verdict changes within the stand-in's margin of error.
  case uncertain
}
