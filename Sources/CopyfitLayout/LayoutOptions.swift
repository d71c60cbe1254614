/// How text is broken, and which fonts make lines high.
///
/// Of these, nobody could verify on a device `fallbackLineHeight`, `linePitch` and
/// `opensLineAfterFinalTerminator`; labels have them, with the other switches of that kind, in
/// `UnverifiedBehavior` of the module `Copyfit`, which says what is known.
public struct LayoutOptions: Hashable, Sendable {
  /// Which of the break opportunities of UAX #14 are used.
  ///
  /// UIKit's `pushOut` is a switch of its own.
  public enum LineBreakStrategy: Hashable, Sendable {
    /// UIKit's `standard`: no break between two Hangul, so that Korean words stay whole.
    case standard
    /// Every opportunity that ICU finds.
    case none
  }

  /// Which fallback fonts make a line higher than the label's own font does.
  public enum FallbackLineHeight: Hashable, Sendable {
    /// Only fonts that the caller or the project names.
    case primary
    /// Every font that a line uses.
    case measured
  }

  /// How far apart the lines of a text style are, where a line is higher than the style says.
  public enum LinePitch: Hashable, Sendable {
    /// As far as the higher of the two asks for.
    case tallest
    /// As far as the style says; lines may overlap.
    case textStyle
  }

  /// Where lines may end.
  public enum Wrapping: Hashable, Sendable {
    /// At the break opportunities of UAX #14; a word that is wider than a line is split.
    case word
    /// Between any two grapheme clusters; no word counts as split, and soft hyphens do not show.
    case character
  }

  /// The direction that lines run in where their characters leave it open.
  public enum BaseDirection: Hashable, Sendable {
    /// That of a paragraph's first strong character; left to right without one (UAX #9, P2 and P3).
    case natural
    case leftToRight
    case rightToLeft
  }

  /// Which break opportunities are used.
  public var lineBreakStrategy: LineBreakStrategy
  /// Which fallback fonts make a line higher.
  public var fallbackLineHeight: FallbackLineHeight
  /// How far apart the lines of a text style are.
  public var linePitch: LinePitch
  /// Whether a line terminator at the end of the text is followed by an empty line.
  public var opensLineAfterFinalTerminator: Bool
  /// Whether a paragraph's last line that has one word gets the last word of the line before, if both
  /// fit; not so.
  ///
  /// UIKit's strategy `pushOut`, of which Apple says that the text system pushes out a line to avoid an
  /// orphan word on a paragraph's last line, not which line gives up which word.
  public var pushOut = false
  /// Where lines may end.
  public var wrapping = Wrapping.word
  /// What is added after every grapheme cluster, in points; negative where text is set tighter.
  ///
  /// UIKit's `NSAttributedString.Key.kern`: points that do not grow with the font, added behind each
  /// character, the last one of a line included. Characters that are not seen take none, and nothing is
  /// added for tabs. Where it is not 0, optional ligatures are off.
  public var letterSpacing = 0.0
  /// The direction that lines run in where their characters leave it open.
  public var baseDirection = BaseDirection.natural
  /// Whether the axis `opsz` of a variable face, where its coordinate is not given, follows the size in
  /// points, as it does in Core Text; else it stays at the face's default.
  public var automaticOpticalSize = true

  /// Creates options; the defaults are what UIKit's labels do, or the safe side.
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
