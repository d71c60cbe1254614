/// What UIKit's labels do where nobody could verify it: every such rule is a switch, all are here.
///
/// The defaults are the safe side: where two answers are possible, the one by which less text fits, unless
/// it would fail what is known to fit. What a label says itself, such as its `lineBreakStrategy`, is not
/// among them.
public struct UnverifiedBehavior: Hashable, Sendable {
  /// Which fallback fonts make a line higher than the label's own font does.
  public enum FallbackLineHeight: String, Sendable, Hashable, CaseIterable {
    /// Only fonts that the caller or the project names.
    case primary
    /// Every font that a line uses.
    case measured
  }

  /// How far apart the lines of a text style are where its leading is negative: where its font is higher
  /// than its baseline distance.
  public enum LinePitch: String, Sendable, Hashable, CaseIterable {
    /// As far as the font is high: negative leading counts as 0.
    case tallest
    /// As far as the style says; lines overlap.
    case textStyle
  }

  /// How many lines the labels of a table cell's built-in styles have at accessibility sizes.
  public enum BuiltInCellLines: String, Sendable, Hashable, CaseIterable {
    /// As many as the document says, or more: what is lost there is uncertain.
    case unknown
    /// As many as the document says.
    case asWritten
  }

  /// How high lines are in scripts of tall letters.
  public enum TallScriptLines: String, Sendable, Hashable, CaseIterable {
    /// As high as the font says, or higher: findings about height say so.
    case unknown
    /// As high as the font says.
    case asFont
  }

  /// Which fallback fonts make lines higher; `primary`.
  ///
  /// Unverified: iOS has fallback fonts of its own, whose heights are not those of the fonts that stand
  /// in for them here. Noto's are up to twice as high as the system font's and would clip every label.
  public var fallbackLineHeight = FallbackLineHeight.primary
  /// How far apart lines are where a style's leading is negative; `tallest`.
  ///
  /// Unverified: 35 cells of Apple's table have negative leading, such as `headline` at AX4 with −5.09
  /// points, and nobody measured labels of several lines there.
  public var linePitch = LinePitch.tallest
  /// Whether a line terminator at the end of a text is followed by an empty line; not so.
  ///
  /// Unverified: TextKit reports an extra line fragment there, for the caret; what a label adds to its
  /// height is not documented. A label of one line never shows it.
  public var opensLineAfterFinalTerminator = false
  /// Whether a last line of one word gets the last word of the line before, where both fit; not so.
  ///
  /// UIKit's line break strategy `pushOut`, which labels have in `standard`. Unverified: Apple says that
  /// it avoids an orphan word on a paragraph's last line, and nobody says which line gives up which word.
  /// The number of lines is the same with it and without.
  public var pushOut = false
  /// Whether hard line breaks count as spaces in a label of one line; so it is.
  ///
  /// Else the line ends at the first one. Unverified: one clone of UIKit measured that the last line
  /// of a label shows what is left of its text with spaces for line terminators.
  public var joinsHardBreaksInOneLine = true
  /// Whether a label of several lines shrinks, as one of one line does; not so.
  ///
  /// Then sizes are tried until the text shows whole within the lines and the height, its lines as far
  /// apart as at full size if the font is that of a text style. Unverified: Apple's documentation ruled
  /// it out for iOS 6 and is silent since; reports from developers contradict each other.
  public var shrinksMultiline = false

  /// How many lines the labels of a table cell's built-in styles have at accessibility sizes; `unknown`.
  ///
  /// Unverified: since iOS 11 a cell gives its labels more lines at these sizes, as people report, and Apple says
  /// neither which styles do nor how many lines they have.
  public var builtInCellLines = BuiltInCellLines.unknown
  /// How high lines are in scripts of tall letters, such as Arabic, Thai or Devanagari; `unknown`.
  ///
  /// Unverified: iOS 17 and later raise the lines of text styles in languages of such scripts, and it is not published
  /// by how much.
  public var tallScriptLines = TallScriptLines.unknown

  /// The defaults.
  public init() {}
}
