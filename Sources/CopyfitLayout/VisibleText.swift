/// How text that does not fit is cut in its last line.
public enum TruncationMode: Hashable, Sendable {
  /// The end is lost behind an ellipsis.
  case tail
  /// The beginning of the last line is lost behind an ellipsis, the end of the text shows.
  case head
  /// The middle is lost behind an ellipsis.
  case middle
  /// The end is cut off without an ellipsis, wherever the width ends.
  case clip
  /// The lines stay as they are broken; those that are not drawn are lost.
  case wrap
}

/// What a reader sees of a text that does not fit.
public struct VisibleText: Hashable, Sendable {
  /// How many lines are drawn.
  public var lines: Int
  /// The text that is drawn, with its ellipsis.
  public var text: String
  /// How many grapheme clusters of the source are not shown.
  public var hiddenCharacters: Int

  /// Creates a description of what is drawn.
  public init(lines: Int, text: String, hiddenCharacters: Int) {
    self.lines = lines
    self.text = text
    self.hiddenCharacters = hiddenCharacters
  }
}
