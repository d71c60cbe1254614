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

  public var lineBreakStrategy: LineBreakStrategy
  public var fallbackLineHeight: FallbackLineHeight

  /// Creates options; the defaults are what UIKit's labels do.
  public init(
    lineBreakStrategy: LineBreakStrategy = .standard,
    fallbackLineHeight: FallbackLineHeight = .primary
  ) {
    self.lineBreakStrategy = lineBreakStrategy
    self.fallbackLineHeight = fallbackLineHeight
  }
}
