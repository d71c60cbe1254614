/// The fit of a text in its label at one size.
public struct LabelFit: Hashable, Codable, Sendable {
  /// Whether the text fits, or how it fails.
  public var verdict: Verdict
  /// The certainty of the verdict; `nil` if the whole text is measured in the label's own fonts.
  public var certainty: Certainty?
  /// The requested point size, before any shrinking.
  public var pointSize: Double
  /// The point size of the verdict and of all measurements; if the label shrinks, or does not fit at its minimum size,
  /// it is that size.
  public var drawnPointSize: Double
  /// The number of lines of the whole text, without limits.
  public var lineCount: Int
  /// The advance of the widest line without its trailing spaces, in points.
  public var width: Double
  /// The height of all lines, in points, unrounded.
  public var height: Double
  /// The minimum room that a line leaves, in points, negative if a line is too wide; `nil` without a width.
  public var slack: Double?
  /// The fraction of the point size at which the text fits, if the verdict is `shrinks`.
  public var scale: Double?
  /// Whether text is lost: the rule `truncation`.
  public var losesText: Bool
  /// Whether the ink of a single line exceeds the frame: the rule `vertical-clipping`.
  public var clipsVertically: Bool
  /// The frame's width at this category, in points.
  public var widthLimit: Double?
  /// The frame's height at this category, in points.
  public var heightLimit: Double?
  /// The maximum number of lines that are drawn, by the label's line limit and its height; `nil` for no limit.
  public var allowedLines: Int?
  /// Whether the text is measured in pieces, or partly only by sums, because it has no safe place to cut it and is too
  /// expensive to measure as a whole.
  ///
  /// This happens if letters are stacked by the hundred, but not in a word of any language.
  public var reachesLimit = false

  /// The names in `copyfit stream`, for values that it also has.
  private enum CodingKeys: String, CodingKey {
    case verdict, certainty, pointSize = "size", drawnPointSize = "drawnSize", lineCount, width
    case height, slack, scale, losesText, clipsVertically, widthLimit, heightLimit, allowedLines
    case reachesLimit = "limitReached"
  }
}

/// The visible part of a text that does not fit.
public struct VisibleLabelText: Hashable, Codable, Sendable {
  /// The number of lines that are drawn.
  public var lines: Int
  /// The text that is drawn, including its ellipsis.
  public var text: String
  /// The number of characters (grapheme clusters) of the text that are not drawn.
  public var hiddenCharacters: Int

  /// The names in `copyfit stream`.
  private enum CodingKeys: String, CodingKey {
    case lines = "visibleLines", text = "visibleText", hiddenCharacters
  }
}

/// Changes of a label that make a text fit.
public struct LabelRemedy: Hashable, Codable, Sendable {
  /// The minimum width at which the text needs no more than the allowed lines and no word is split, in points; `nil` if
  /// no width suffices.
  ///
  /// If the frame is also too low, a width alone is not sufficient; see `ways`.
  public var width: Double?
  /// The minimum height that shows the whole text at the frame's own width, in points, rounded up to a pixel; `nil` if
  /// height alone is not sufficient.
  public var height: Double?
  /// The number of lines that shows the whole text; `nil` if lines alone are not sufficient.
  public var lines: Int?
  /// The minimum height that shows the ink of the first line, in points, rounded up to a pixel; `nil` if the ink is not
  /// clipped.
  public var inkHeight: Double?
  /// Changes that each make the text fit; each was tried, and needs all of its values.
  ///
  /// Several limits are changed together only if changing one is not sufficient. It is empty if no change was found.
  public var ways: [LabelChange] = []

  init() {}
}

/// Limits of a label that are changed together; `nil` for unchanged ones.
public struct LabelChange: Hashable, Codable, Sendable {
  /// The width of the frame, in points.
  public var width: Double?
  /// The height of the frame at the requested category, in points, even if it grows with a text style.
  public var height: Double?
  /// The number of lines to allow.
  public var lines: Int?

  /// Creates a change.
  public init(width: Double? = nil, height: Double? = nil, lines: Int? = nil) {
    self.width = width
    self.height = height
    self.lines = lines
  }
}
