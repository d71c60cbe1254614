public import CopyfitDynamicType

/// A label: its font, its frame, and what happens to text that does not fit.
public struct LabelSpec: Hashable, Sendable {
  /// How text that does not fit is cut.
  public typealias Mode = LineBreakMode

  /// Which break opportunities a label uses.
  public enum LineBreakStrategy: String, Sendable, Hashable {
    /// UIKit's default: no break between two Hangul syllables.
    case standard
    /// Every opportunity of UAX #14.
    case none
  }

  /// What the axis `opsz` of a variable font is set to where the font's description does not say.
  public enum OpticalSize: String, Sendable, Hashable, CaseIterable {
    /// The point size, as Core Text does by itself: text is prepared for each size on the axis.
    case automatic
    /// The font's default.
    case none
  }

  /// The direction that lines run in where their characters leave it open.
  public typealias Direction = WritingDirection

  /// The font as it was described.
  public var font: Font {
    didSet { descriptor = font.descriptor }
  }
  /// What the font's description comes to where nothing is known of the reader.
  public private(set) var descriptor: FontDescriptor
  /// The frame's width in points; `nil` or infinite for no limit, and less than 0 as 0, where no text
  /// fits.
  ///
  /// A width or height that is no number is an error where text is prepared for the label; later on it
  /// counts as 0.
  public var width: Double?
  /// The frame's height in points; `nil` or infinite for no limit, and less than 0 as 0, where one line
  /// is drawn and clipped.
  public var height: Double?
  /// The style that the height is scaled by, as `UIFontMetrics` scales a value; `nil`: it is fixed.
  public var heightScaling: TextStyle?
  /// How many lines are allowed; 0 for no limit.
  public var lines: Int
  /// How text that does not fit is cut.
  public var mode: Mode
  /// The least scale that shrinking allows; `nil` where the label does not shrink.
  public var minimumScaleFactor: Double?
  /// The least point size that shrinking allows; `nil` where the label does not shrink.
  public var minimumFontSize: Double?
  /// Font files that are tried in order for characters that the font lacks, as `path` or `path#index`.
  public var fallbackFiles: [String] = []
  /// The category below which the label does not shrink (`minimumContentSizeCategory`).
  public var minimumCategory: ContentSizeCategory?
  /// The category beyond which the label does not grow (`maximumContentSizeCategory`).
  public var maximumCategory: ContentSizeCategory?
  /// How high lines are and how far apart.
  public var paragraph: ParagraphStyle
  /// Whether letter spacing may be tightened before truncation: text that might fit by it is uncertain.
  public var allowsTightening: Bool
  /// Which break opportunities are used.
  public var lineBreakStrategy: LineBreakStrategy
  /// What is added after every character, in points; within `letterSpacingRange`.
  ///
  /// As `NSAttributedString.Key.kern` does: the last character of a line has it too, it does not grow
  /// with the font or the reader's text size, and optional ligatures are off where it is not 0.
  public var letterSpacing = 0.0
  /// What the axis `opsz` of a variable font is set to.
  public var opticalSize = OpticalSize.automatic
  /// The direction that lines run in.
  public var direction = Direction.natural
  /// What nobody could verify of labels: switches that are best left alone.
  public var behavior = UnverifiedBehavior()
  /// Pixels per point.
  public var displayScale: Double
  /// Whether the reader has Bold Text turned on.
  public var boldText: Bool

  /// The letter spacing that can be measured, in points: far more than any label has.
  public static var letterSpacingRange: ClosedRange<Double> { LabelQuantity.letterSpacing.range }

  /// Creates a label; lengths are in points.
  public init(
    font: Font, width: Double? = nil, height: Double? = nil,
    heightScaling: TextStyle? = nil, lines: Int = 1, mode: Mode = .tail,
    minimumScaleFactor: Double? = nil, minimumFontSize: Double? = nil,
    minimumCategory: ContentSizeCategory? = nil, maximumCategory: ContentSizeCategory? = nil,
    paragraph: ParagraphStyle = ParagraphStyle(), allowsTightening: Bool = false,
    lineBreakStrategy: LineBreakStrategy = .standard, displayScale: Double = 3,
    boldText: Bool = false
  ) {
    self.font = font
    descriptor = font.descriptor
    self.width = width
    self.height = height
    self.heightScaling = heightScaling
    self.lines = lines
    self.mode = mode
    self.minimumScaleFactor = minimumScaleFactor
    self.minimumFontSize = minimumFontSize
    self.minimumCategory = minimumCategory
    self.maximumCategory = maximumCategory
    self.paragraph = paragraph
    self.allowsTightening = allowsTightening
    self.lineBreakStrategy = lineBreakStrategy
    self.displayScale = displayScale
    self.boldText = boldText
  }
}
