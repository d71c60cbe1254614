public import CopyfitDynamicType

extension Label {
  /// How a label sets its lines, and what happens to text that does not fit.
  public struct Setting: Hashable, Sendable {
    /// How many lines there may be.
    public var lines = LineLimit(1)
    /// How text that does not fit is truncated, clipped or wrapped.
    public var lineBreakMode = LineBreakMode.tail
    /// How far the text may shrink.
    public var shrinking = Shrinking()
    /// The category that smaller ones count as; `nil` for none.
    public var minimumCategory: ContentSizeCategory?
    /// The category that larger ones count as; `nil` for none.
    public var maximumCategory: ContentSizeCategory?
    /// How high lines are and how far apart.
    public var paragraph = ParagraphStyle()
    /// Whether letters may move together before text is cut.
    public var allowsTightening = false
    /// What is added after every character, in points.
    public var letterSpacing = 0.0
    /// Whether a variable font's optical size follows the size of the text.
    public var followsOpticalSize = true
    /// The direction that lines run in where their characters leave it open.
    public var direction = Direction.natural

    /// Creates the setting of a new label: one line, truncated at its end.
    public init() {}
  }

  /// How many lines a label may have, as an interval; 0 for no limit.
  public struct LineLimit: Hashable, Sendable {
    /// The fewest lines that the limit may be.
    public var atLeast: Int
    /// The most lines that the limit may be, 0 for no limit.
    public var atMost: Int

    /// Creates a limit that is known.
    public init(_ lines: Int) { self.init(atLeast: lines, atMost: lines) }

    /// Creates a limit between two numbers.
    public init(atLeast: Int, atMost: Int) {
      self.atLeast = atLeast
      self.atMost = atMost
    }
  }

  /// How text that does not fit is truncated, clipped or wrapped.
  public typealias LineBreakMode = CopyfitDynamicType.LineBreakMode

  /// The direction that lines run in where their characters leave it open.
  public typealias Direction = WritingDirection

  /// How far text may shrink to fit; not at all where both are `nil`.
  public struct Shrinking: Hashable, Sendable {
    /// The smallest share of its size, from 0 to 1.
    public var minimumScaleFactor: Double?
    /// The smallest size in points.
    public var minimumFontSize: Double?

    /// Creates a limit.
    public init(minimumScaleFactor: Double? = nil, minimumFontSize: Double? = nil) {
      self.minimumScaleFactor = minimumScaleFactor
      self.minimumFontSize = minimumFontSize
    }
  }
}
