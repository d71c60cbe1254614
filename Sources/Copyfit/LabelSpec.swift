public import CopyfitDynamicType

/// A label: its font, its frame, and the treatment of text that does not fit.
public struct LabelSpec: Hashable, Sendable {
  /// The way in which text that does not fit is cut.
  public typealias Mode = LineBreakMode

  /// The break opportunities that a label uses.
  public typealias LineBreakStrategy = CopyfitDynamicType.LineBreakStrategy

  /// The coordinate on the axis `opsz` of a variable font if the font's description does not specify it.
  public enum OpticalSize: String, Codable, Sendable, Hashable, CaseIterable {
    /// The point size, as in Core Text by default: text is prepared for each size on the axis.
    case automatic
    /// The font's default.
    case none
  }

  /// The direction of lines if their characters do not determine it.
  public typealias Direction = WritingDirection

  /// The font's description.
  public var font: Font {
    didSet { descriptor = font.descriptor }
  }
  /// The font's descriptor, independent of the reader.
  public private(set) var descriptor: FontDescriptor
  /// The frame's width in points, from 0, in which no text fits; `nil` or infinity for no limit.
  ///
  /// A width or height that is negative or NaN is an error when text is prepared for the label.
  public var width: Double?
  /// The frame's height in points, from 0, in which one line is drawn and clipped; `nil` or infinity for no limit.
  public var height: Double?
  /// The style with which the height is scaled, as `UIFontMetrics` scales a value; `nil` for a fixed height.
  public var heightScaling: TextStyle?
  /// The maximum number of lines; 0 for no limit.
  public var lines: Int
  /// The treatment of text that does not fit.
  public var mode: Mode
  /// The minimum scale of shrinking; `nil` if the label does not shrink.
  public var minimumScaleFactor: Double?
  /// The minimum point size of shrinking; `nil` if the label does not shrink.
  public var minimumFontSize: Double?
  /// Font files for characters that the font lacks, tried in order, as `path` or `path#index`.
  public var fallbackFiles: [String] = []
  /// The category below which the label does not become smaller (`minimumContentSizeCategory`).
  public var minimumCategory: ContentSizeCategory?
  /// The category beyond which the label does not grow (`maximumContentSizeCategory`).
  public var maximumCategory: ContentSizeCategory?
  /// The line heights and spacings.
  public var paragraph: ParagraphStyle
  /// Whether letter spacing may be tightened before truncation, so that the verdict of nearly fitting text is
  /// uncertain.
  public var allowsTightening: Bool
  /// The break opportunities that the label uses.
  public var lineBreakStrategy: LineBreakStrategy
  /// The space after every character, in points; within `letterSpacingRange`.
  ///
  /// As with `NSAttributedString.Key.kern`, the last character of a line also has it, it does not grow with the font or
  /// the reader's text size, and it turns off optional ligatures if it is not 0.
  public var letterSpacing = 0.0
  /// The coordinate on the axis `opsz` of a variable font.
  public var opticalSize = OpticalSize.automatic
  /// The direction of lines.
  public var direction = Direction.natural
  /// Switches for label behavior that could not be verified, which are best left at their defaults.
  public var behavior = UnverifiedBehavior()
  /// The number of pixels per point.
  public var displayScale: Double
  /// Whether Bold Text is on.
  public var boldText: Bool

  /// The valid range of the letter spacing, in points, far larger than any label needs.
  public static var letterSpacingRange: ClosedRange<Double> { LabelQuantity.letterSpacing.range }

  /// Creates a label; lengths are in points.
  public init(
    font: Font, width: Double? = nil, height: Double? = nil,
    heightScaling: TextStyle? = nil, lines: Int = 0, mode: Mode = .tail,
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
