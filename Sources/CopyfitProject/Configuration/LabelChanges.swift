public import Copyfit
public import CopyfitDynamicType

/// What an entry of the configuration says of a label; `nil`: nothing.
public struct LabelChanges: Hashable, Sendable {
  /// A length that takes the place of what is known otherwise.
  public enum Length: Hashable, Sendable {
    /// No limit.
    case free
    /// A number of points.
    case points(Double)
    /// A number of points at `large`, scaled by the label's style.
    case scaled(Double)
  }

  /// What people call the label.
  public var name: String?
  /// The font, which may follow the category.
  public var font: Font?
  /// The most that a line may be wide.
  public var width: Length?
  /// The most that all lines may be high.
  public var height: Length?
  /// How many lines are allowed, 0 for no limit.
  public var lines: Int?
  /// How text that does not fit is truncated.
  public var mode: LabelSpec.Mode?
  /// The least share of its size that the text may shrink to.
  public var minimumScaleFactor: Double?
  /// The least size that the text may shrink to, in points.
  public var minimumFontSize: Double?
  /// The category that smaller ones count as.
  public var minimumCategory: ContentSizeCategory?
  /// The category that larger ones count as.
  public var maximumCategory: ContentSizeCategory?
  /// How far apart lines and paragraphs are.
  public var paragraph = ParagraphChanges()
  /// Whether letters may move together before text is truncated.
  public var allowsTightening: Bool?
  /// What is added after every character, in points.
  public var letterSpacing: Double?
  /// The optical size that a variable font is set at.
  public var opticalSize: LabelSpec.OpticalSize?
  /// The direction that lines run in.
  public var direction: LabelSpec.Direction?

  /// Creates an entry that says nothing.
  public init() {}

  /// Changes in a label what the entry speaks of.
  public func apply(to spec: inout LabelSpec) {
    spec.font = font ?? spec.font
    spec.lines = lines ?? spec.lines
    spec.mode = mode ?? spec.mode
    spec.minimumScaleFactor = minimumScaleFactor ?? spec.minimumScaleFactor
    spec.minimumFontSize = minimumFontSize ?? spec.minimumFontSize
    spec.minimumCategory = minimumCategory ?? spec.minimumCategory
    spec.maximumCategory = maximumCategory ?? spec.maximumCategory
    paragraph.apply(to: &spec.paragraph)
    spec.allowsTightening = allowsTightening ?? spec.allowsTightening
    spec.letterSpacing = letterSpacing ?? spec.letterSpacing
    spec.opticalSize = opticalSize ?? spec.opticalSize
    spec.direction = direction ?? spec.direction
    applyFrame(to: &spec)
  }

  private func applyFrame(to spec: inout LabelSpec) {
    switch width {
    case .free: spec.width = nil
    case .points(let points), .scaled(let points): spec.width = points
    case nil: break
    }
    switch height {
    case .free: (spec.height, spec.heightScaling) = (nil, nil)
    case .points(let points): (spec.height, spec.heightScaling) = (points, nil)
    case .scaled(let points):
      (spec.height, spec.heightScaling) = (points, spec.descriptor.textStyle ?? .body)
    case nil: break
    }
  }
}

/// What an entry of the configuration says of a label's paragraph style; `nil`: nothing.
///
/// Lengths are points, finite and not negative. The fields are those of `ParagraphStyle`.
public struct ParagraphChanges: Hashable, Sendable {
  /// What the natural height of every line is multiplied by; 0 and 1 leave it as it is.
  public var lineHeightMultiple: Double?
  /// The least height of a line; not above `maximumLineHeight` where that says something.
  public var minimumLineHeight: Double?
  /// The greatest height of a line; 0 for none.
  public var maximumLineHeight: Double?
  /// What is added between a line and the next one.
  public var lineSpacing: Double?
  /// What is added between a paragraph and the next one.
  public var paragraphSpacing: Double?
  /// What is added between the paragraph before and a paragraph.
  public var paragraphSpacingBefore: Double?

  init() {}

  /// Changes in a paragraph style what the entry speaks of.
  func apply(to style: inout ParagraphStyle) {
    style.lineHeightMultiple = lineHeightMultiple ?? style.lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight ?? style.minimumLineHeight
    style.maximumLineHeight = maximumLineHeight ?? style.maximumLineHeight
    style.lineSpacing = lineSpacing ?? style.lineSpacing
    style.paragraphSpacing = paragraphSpacing ?? style.paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore ?? style.paragraphSpacingBefore
  }
}
