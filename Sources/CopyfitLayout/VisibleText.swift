/// How text that does not fit is cut in its last line.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
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

  /// Whether lost text shows as an ellipsis.
  public var showsEllipsis: Bool { self == .tail || self == .head || self == .middle }
}

/// How many lines of a text are drawn, and how the last of them is cut.
package struct Truncation {
  var lines: Int
  var mode: TruncationMode

  /// Creates a truncation after a number of lines, at least 1.
  package init(lines: Int, mode: TruncationMode) {
    self.lines = lines
    self.mode = mode
  }
}

/// What a reader sees of a text that does not fit.
///
/// Every grapheme cluster of the text either stands in `text` or counts as hidden.
public struct VisibleText: Hashable, Sendable {
  /// How many lines are drawn.
  public var lines: Int
  /// The text that is drawn, with its ellipsis.
  public var text: String
  /// How many grapheme clusters of the source are not shown.
  public var hiddenCharacters: Int
  /// The line at which the text is cut: the last that is drawn; `nil` where all of the text shows.
  public var lastLine: CutLine?

  /// Creates a description of what is drawn.
  public init(lines: Int, text: String, hiddenCharacters: Int, lastLine: CutLine? = nil) {
    self.lines = lines
    self.text = text
    self.hiddenCharacters = hiddenCharacters
    self.lastLine = lastLine
  }
}

/// A line of which a part is not drawn; offsets are UTF-16 units of the text that was given.
public struct CutLine: Hashable, Sendable {
  /// What shows before the cut; empty where nothing does.
  public var beforeCut: Range<Int>
  /// What shows in place of the lost text: U+2026, three periods in a font that lacks it, or nothing.
  public var ellipsis: String
  /// What shows after the cut; empty where nothing does.
  public var afterCut: Range<Int>

  /// Creates a line.
  public init(beforeCut: Range<Int>, ellipsis: String, afterCut: Range<Int>) {
    self.beforeCut = beforeCut
    self.ellipsis = ellipsis
    self.afterCut = afterCut
  }
}
