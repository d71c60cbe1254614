/// How a text fits its label at one size.
public struct LabelFit: Hashable, Sendable {
  /// Whether the text fits, and if not, how it fails.
  public var verdict: Verdict
  /// How sure the verdict is; `nil` where all of the text is measured in the label's own fonts.
  public var certainty: Certainty?
  /// The point size that was asked for, before any shrinking.
  public var pointSize: Double
  /// The point size that the verdict and all that is measured are for: where a label shrinks, or does not
  /// fit at its smallest size, that size.
  public var drawnPointSize: Double
  /// How many lines the whole text takes, whatever the limits.
  public var lineCount: Int
  /// The advance of the widest line without its trailing spaces, in points.
  public var width: Double
  /// The height of all lines, in points, unrounded.
  public var height: Double
  /// The least room that a line leaves, in points, negative where it is too wide; `nil` without a width.
  public var slack: Double?
  /// The share of the point size at which the text fits, where the verdict is `shrinks`.
  public var scale: Double?
  /// Whether text is lost: the rule `truncation`.
  public var losesText: Bool
  /// Whether the ink of a single line leaves the frame: the rule `vertical-clipping`.
  public var clipsVertically: Bool
  /// The frame's width at this category, in points.
  public var widthLimit: Double?
  /// The frame's height at this category, in points.
  public var heightLimit: Double?
  /// How many lines are drawn at most, by the label's limit and its height; `nil` for no limit.
  public var allowedLines: Int?
  /// Whether the text is measured in pieces, or some of it from sums alone, since no position in it lets it
  /// be cut: to measure it whole takes more than its length allows.
  ///
  /// That is so of letters that are stacked by the hundred, and of no word of any language.
  public var reachesLimit = false
}

/// What is drawn of a text that does not fit.
public struct VisibleLabelText: Hashable, Sendable {
  /// How many lines are drawn.
  public var lines: Int
  /// The text that is drawn, with its ellipsis.
  public var text: String
  /// How many characters (grapheme clusters) of the text are not drawn.
  public var hiddenCharacters: Int
}

/// What would make a text fit its label.
public struct LabelRemedy: Hashable, Sendable {
  /// The least width at which the text takes no more than the allowed lines and no word is split, in points;
  /// `nil` where none does.
  ///
  /// It mends a frame that is also too low only together with a height: `ways` tells.
  public var width: Double?
  /// The least height that shows all of the text at the frame's own width, in points, rounded up to a
  /// pixel; `nil` where height alone does not.
  public var height: Double?
  /// The number of lines that shows all of the text; `nil` where lines alone do not.
  public var lines: Int?
  /// The least height that shows the ink of the first line, in points, rounded up to a pixel; `nil` where it
  /// is not cut.
  public var inkHeight: Double?
  /// What makes the text fit, each tried: any one of these does, and each needs all that it holds.
  ///
  /// Several limits are changed together only where changing one is not enough; empty where nothing was
  /// found that helps.
  public var ways: [LabelChange] = []

  init() {}
}

/// Limits of a label that are changed together; what is `nil` stays as it is.
public struct LabelChange: Hashable, Sendable {
  /// The width of the frame, in points.
  public var width: Double?
  /// The height of the frame at the category asked about, in points, also where it grows with a text style.
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
