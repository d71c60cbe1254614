/// How text is broken, and which fonts make lines high.
public struct LayoutOptions: Hashable, Sendable {
  /// Which of the break opportunities of UAX #14 are used.
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

  public var lineBreakStrategy: LineBreakStrategy
  public var fallbackLineHeight: FallbackLineHeight
  public var linePitch: LinePitch
  /// Whether a line terminator at the end of the text is followed by an empty line.
  public var opensLineAfterFinalTerminator: Bool

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
