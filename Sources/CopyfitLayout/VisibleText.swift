/// The way in which text that does not fit is truncated in its last line.
public enum TruncationMode: Hashable, Sendable, CaseIterable {
  /// An ellipsis replaces the end.
  case tail
  /// An ellipsis replaces the beginning of the last line, and the end of the text is visible.
  case head
  /// An ellipsis replaces the middle.
  case middle
  /// The end is clipped at the width, without an ellipsis.
  case clip
  /// The line breaks do not change; lines after the last one are not drawn.
  case wrap

  /// Whether an ellipsis replaces the lost text.
  public var showsEllipsis: Bool { self == .tail || self == .head || self == .middle }
}

/// The number of visible lines, and the truncation mode.
package struct Truncation {
  var lines: Int
  var mode: TruncationMode

  /// Creates a truncation after a number of lines, at least 1.
  package init(lines: Int, mode: TruncationMode) {
    self.lines = lines
    self.mode = mode
  }
}

/// The visible part of a text that does not fit.
///
/// Every grapheme cluster of the text is either in `text` or counted as hidden.
public struct VisibleText: Hashable, Sendable {
  /// The number of visible lines.
  public var lines: Int
  /// The visible text with its ellipsis.
  public var text: String
  /// The number of the text's grapheme clusters that are hidden.
  public var hiddenCharacters: Int
  /// The truncated line, which is the last visible one; `nil` if the whole text is visible.
  public var lastLine: CutLine?

  /// Creates a description of the visible text.
  public init(lines: Int, text: String, hiddenCharacters: Int, lastLine: CutLine? = nil) {
    self.lines = lines
    self.text = text
    self.hiddenCharacters = hiddenCharacters
    self.lastLine = lastLine
  }
}

/// A truncated line; offsets are UTF-16 units of the original text.
public struct CutLine: Hashable, Sendable {
  /// The visible text before the cut; may be empty.
  public var beforeCut: Range<Int>
  /// The replacement of the lost text: U+2026, three periods in a font that lacks it, or nothing.
  public var ellipsis: String
  /// The visible text after the cut; may be empty.
  public var afterCut: Range<Int>

  /// Creates a line.
  public init(beforeCut: Range<Int>, ellipsis: String, afterCut: Range<Int>) {
    self.beforeCut = beforeCut
    self.ellipsis = ellipsis
    self.afterCut = afterCut
  }
}
