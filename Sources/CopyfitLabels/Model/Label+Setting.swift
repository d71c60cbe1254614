public import CopyfitDynamicType
public import CopyfitUnicode

extension Label {
  /// The layout of a label's lines, and the treatment of text that does not fit.
  public struct Setting: Hashable, Sendable {
    /// The number of lines.
    public var lines = LineLimit(1)
    /// The way in which text that does not fit is truncated, clipped or wrapped.
    public var lineBreakMode = LineBreakMode.tail
    /// The minimum size of shrinking text.
    public var shrinking = Shrinking()
    /// The minimum category; smaller categories count as this one; `nil` for none.
    public var minimumCategory: ContentSizeCategory?
    /// The maximum category; larger categories count as this one; `nil` for none.
    public var maximumCategory: ContentSizeCategory?
    /// The minimum category that counts: where a document and code exclude each other, the maximum decides.
    package var effectiveMinimumCategory: ContentSizeCategory? {
      minimumCategory.map { min($0, maximumCategory ?? $0) }
    }
    /// The line heights and spacings.
    public var paragraph = ParagraphStyle()
    /// Whether letters may move closer together before text is truncated.
    public var allowsTightening = false
    /// The space after every character, in points.
    public var letterSpacing = 0.0
    /// The case in which its letters are shown; `nil` for that of the text.
    public var textCase: TextCase?
    /// Whether a variable font's optical size follows the text's size.
    public var followsOpticalSize = true
    /// The direction of lines if their characters do not determine it.
    public var direction = Direction.natural
    /// The break opportunities that it uses.
    public var lineBreakStrategy = LineBreakStrategy.standard
    /// Switches for behavior that could not be verified.
    public var behavior = UnverifiedBehavior()

    /// Creates the setting of a new label: one line, truncated at its end.
    public init() {}
  }

  /// The maximum number of lines of a label, as an interval; 0 for no limit.
  public struct LineLimit: Hashable, Sendable {
    /// The smallest possible limit.
    public var atLeast: Int
    /// The largest possible limit, 0 for no limit.
    public var atMost: Int

    /// Creates a known limit.
    public init(_ lines: Int) { self.init(atLeast: lines, atMost: lines) }

    /// Creates a limit between two numbers.
    public init(atLeast: Int, atMost: Int) {
      self.atLeast = atLeast
      self.atMost = atMost
    }
  }

  /// The way in which text that does not fit is truncated, clipped or wrapped.
  public typealias LineBreakMode = CopyfitDynamicType.LineBreakMode

  /// The direction of lines if their characters do not determine it.
  public typealias Direction = WritingDirection

  /// The limits of shrinking; the text does not shrink if both are `nil`.
  public struct Shrinking: Hashable, Sendable {
    /// The minimum fraction of the font size, from 0 to 1.
    public var minimumScaleFactor: Double?
    /// The minimum font size in points.
    public var minimumFontSize: Double?

    /// Creates a limit.
    public init(minimumScaleFactor: Double? = nil, minimumFontSize: Double? = nil) {
      self.minimumScaleFactor = minimumScaleFactor
      self.minimumFontSize = minimumFontSize
    }
  }
}
