/// Behavior of UIKit's labels that could not be verified: a switch for each such rule.
///
/// The defaults are the safe side: of two possible rules, the one by which less text fits, unless it would reject text
/// that is known to fit. A label's own settings, such as its `lineBreakStrategy`, are not included.
public struct UnverifiedBehavior: Hashable, Codable, Sendable {
  /// The fallback fonts that make a line higher than the label's own font does.
  public enum FallbackLineHeight: String, Codable, Sendable, Hashable, CaseIterable {
    /// Only fonts that the caller or the project names.
    case primary
    /// Every font that a line uses.
    case measured
  }

  /// The distance of lines in a text style with negative leading, whose font is higher than its baseline distance.
  public enum LinePitch: String, Codable, Sendable, Hashable, CaseIterable {
    /// The height of the font: negative leading counts as 0.
    case tallest
    /// The style's baseline distance, so that lines overlap.
    case textStyle
  }

  /// The number of lines of labels in a table cell's built-in styles at accessibility sizes.
  public enum BuiltInCellLines: String, Codable, Sendable, Hashable, CaseIterable {
    /// The number in the document, or more: lost text is uncertain.
    case unknown
    /// The number in the document.
    case asWritten
  }

  /// The height of lines in scripts with tall letters.
  public enum TallScriptLines: String, Codable, Sendable, Hashable, CaseIterable {
    /// The height of the font, or more: findings about height mention it.
    case unknown
    /// The height of the font.
    case asFont
  }

  /// The fallback fonts that make lines higher; `primary` by default.
  ///
  /// Unverified: iOS has its own fallback fonts, whose heights differ from those of their stand-ins. Noto's are up to
  /// twice as high as the system font's and would clip every label.
  public var fallbackLineHeight = FallbackLineHeight.primary
  /// The distance of lines in a style with negative leading; `tallest` by default.
  ///
  /// Unverified: 35 cells of Apple's table have negative leading, such as `headline` at AX4 with −5.09 points, and
  /// labels of several lines have not been measured there.
  public var linePitch = LinePitch.tallest
  /// Whether an empty line follows a line terminator at the end of a text; `false` by default.
  ///
  /// Unverified: TextKit reports an extra line fragment there, for the caret; whether a label adds it to its height is
  /// not documented. A label of one line never shows it.
  public var opensLineAfterFinalTerminator = false
  /// Whether a last line of one word gets the last word of the previous line, if both fit; `false` by default.
  ///
  /// This is UIKit's line break strategy `pushOut`, which is part of `standard` in labels. Unverified: Apple documents
  /// that it avoids an orphan word on a paragraph's last line, but not which line gives up which word. It does not
  /// change the number of lines.
  public var pushOut = false
  /// Whether hard line breaks count as spaces in a label of one line; `true` by default.
  ///
  /// Otherwise, the line ends at the first one. Unverified: according to measurements of one clone of UIKit, the last
  /// line of a label shows the rest of its text with spaces for line terminators.
  public var joinsHardBreaksInOneLine = true
  /// Whether a label of several lines shrinks like a label of one line; `false` by default.
  ///
  /// Sizes are then tried until the whole text is visible within the lines and the height, with the line distance of
  /// the full size if the font is that of a text style. Unverified: Apple's documentation excluded it for iOS 6 and has
  /// not mentioned it since; reports from developers contradict each other.
  public var shrinksMultiline = false

  /// The number of lines of labels in a table cell's built-in styles at accessibility sizes; `unknown` by default.
  ///
  /// Unverified: since iOS 11, a cell gives its labels more lines at these sizes, according to developers. Apple
  /// documents neither which styles do, nor the number of lines.
  public var builtInCellLines = BuiltInCellLines.unknown
  /// The height of lines in scripts with tall letters, such as Arabic, Thai or Devanagari; `unknown` by default.
  ///
  /// Unverified: iOS 17 and later raise the lines of text styles in languages with such scripts, by an unpublished
  /// amount.
  public var tallScriptLines = TallScriptLines.unknown

  /// Creates the default behavior.
  public init() {}

  /// Decodes switches; those that are absent have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try container.update(&fallbackLineHeight, .fallbackLineHeight)
    try container.update(&linePitch, .linePitch)
    try container.update(&opensLineAfterFinalTerminator, .opensLineAfterFinalTerminator)
    try container.update(&pushOut, .pushOut)
    try container.update(&joinsHardBreaksInOneLine, .joinsHardBreaksInOneLine)
    try container.update(&shrinksMultiline, .shrinksMultiline)
    try container.update(&builtInCellLines, .builtInCellLines)
    try container.update(&tallScriptLines, .tallScriptLines)
  }
}
