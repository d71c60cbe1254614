/// Options for line breaks, spacing and line heights.
///
/// `fallbackLineHeight`, `linePitch` and `opensLineAfterFinalTerminator` are not verified on a device. For labels they
/// are set by `UnverifiedBehavior` of the module `Copyfit`, which documents what is known.
public struct LayoutOptions: Hashable, Sendable {
  /// The break opportunities of UAX #14 that are used.
  ///
  /// UIKit's `pushOut` is a separate option.
  public enum LineBreakStrategy: Hashable, Sendable {
    /// UIKit's `standard`: no break between two Hangul, so that Korean words stay whole.
    case standard
    /// Every opportunity that ICU finds.
    case none
  }

  /// The fallback fonts that can make a line higher than the label's own font does.
  public enum FallbackLineHeight: Hashable, Sendable {
    /// Only fonts that the caller or the project names.
    case primary
    /// Every font that a line uses.
    case measured
  }

  /// The distance of a text style's lines if a line is higher than the style's distance.
  public enum LinePitch: Hashable, Sendable {
    /// The larger of the two.
    case tallest
    /// The style's distance; lines may overlap.
    case textStyle
  }

  /// The places where lines may end.
  public enum Wrapping: Hashable, Sendable {
    /// At the break opportunities of UAX #14; a word that is wider than a line is split.
    case word
    /// Between any two grapheme clusters; no word counts as split, and soft hyphens are invisible.
    case character
  }

  /// The direction of lines if their characters do not determine it.
  public enum BaseDirection: Hashable, Sendable {
    /// The direction of a paragraph's first strong character; left to right without one (UAX #9, P2 and P3).
    case natural
    case leftToRight
    case rightToLeft
  }

  /// The break opportunities that are used.
  public var lineBreakStrategy: LineBreakStrategy
  /// The fallback fonts that can make a line higher.
  public var fallbackLineHeight: FallbackLineHeight
  /// The distance of a text style's lines.
  public var linePitch: LinePitch
  /// Whether a line terminator at the end of the text is followed by an empty line.
  public var opensLineAfterFinalTerminator: Bool
  /// Whether a last line with one word gets the last word of the line before, if both fit; `false` by default.
  ///
  /// UIKit's strategy `pushOut`. According to Apple it pushes out a line to avoid an orphan word on a paragraph's last
  /// line; which line gives up which word is undocumented.
  public var pushOut = false
  /// The places where lines may end.
  public var wrapping = Wrapping.word
  /// The space added after every grapheme cluster, in points; negative values set text tighter.
  ///
  /// UIKit's `NSAttributedString.Key.kern`: points that do not grow with the font, added after each character,
  /// including the last of a line. Invisible characters and tabs get none. If the value is not 0, optional ligatures
  /// are off.
  public var letterSpacing = 0.0
  /// The direction of lines if their characters do not determine it.
  public var baseDirection = BaseDirection.natural
  /// Whether the axis `opsz` of a variable face follows the point size if it has no given coordinate, as in Core Text;
  /// otherwise it has the face's default.
  public var automaticOpticalSize = true

  /// Creates options; the defaults match UIKit's labels, or are the cautious choice.
  public init(
    lineBreakStrategy: LineBreakStrategy = .standard,
    fallbackLineHeight: FallbackLineHeight = .primary, linePitch: LinePitch = .tallest,
    opensLineAfterFinalTerminator: Bool = false
  ) {
    self.lineBreakStrategy = lineBreakStrategy
    self.fallbackLineHeight = fallbackLineHeight
    self.linePitch = linePitch
    self.opensLineAfterFinalTerminator = opensLineAfterFinalTerminator
  }
}
