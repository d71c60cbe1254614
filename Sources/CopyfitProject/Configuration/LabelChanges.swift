public import Copyfit
public import CopyfitDynamicType

/// The values of a label in an entry of the configuration; `nil` for values that it does not specify.
public struct LabelChanges: Hashable, Sendable {
  /// A length that replaces the known one.
  public enum Length: Hashable, Sendable {
    /// No limit.
    case free
    /// A number of points.
    case points(Double)
    /// A number of points at `large`, scaled by the label's style.
    case scaled(Double)
  }

  /// The label's display name.
  public var name: String?
  /// The font, which may follow the category.
  public var font: Font?
  /// The maximum width of a line.
  public var width: Length?
  /// The maximum height of all lines.
  public var height: Length?
  /// The number of lines, 0 for no limit.
  public var lines: Int?
  /// The way in which text that does not fit is truncated.
  public var mode: LabelSpec.Mode?
  /// The minimum fraction of its size that the text may shrink to.
  public var minimumScaleFactor: Double?
  /// The minimum size that the text may shrink to, in points.
  public var minimumFontSize: Double?
  /// The minimum category; smaller categories count as this one.
  public var minimumCategory: ContentSizeCategory?
  /// The maximum category; larger categories count as this one.
  public var maximumCategory: ContentSizeCategory?
  /// The distances of lines and paragraphs.
  public var paragraph = ParagraphChanges()
  /// Whether letters may move closer together before text is truncated.
  public var allowsTightening: Bool?
  /// The space after every character, in points.
  public var letterSpacing: Double?
  /// The optical size of a variable font.
  public var opticalSize: LabelSpec.OpticalSize?
  /// The direction of lines.
  public var direction: LabelSpec.Direction?
  /// The break opportunities that the label uses.
  public var lineBreakStrategy: LineBreakStrategy?
  /// Switches for behavior that could not be verified, which replace all switches of the label.
  public var behavior: UnverifiedBehavior?

  /// Creates an entry without values.
  public init() {}

  /// Applies the values to a label.
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
    spec.lineBreakStrategy = lineBreakStrategy ?? spec.lineBreakStrategy
    spec.behavior = behavior ?? spec.behavior
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

/// The paragraph style in an entry of the configuration; `nil` for values that it does not specify.
///
/// Lengths are points, finite and not negative. The fields are those of `ParagraphStyle`.
public struct ParagraphChanges: Hashable, Sendable {
  /// The factor of the natural height of every line; 0 and 1 have no effect.
  public var lineHeightMultiple: Double?
  /// The minimum height of a line, at most `maximumLineHeight` if that is set.
  public var minimumLineHeight: Double?
  /// The maximum height of a line; 0 for none.
  public var maximumLineHeight: Double?
  /// The space between a line and the next one.
  public var lineSpacing: Double?
  /// The space between a paragraph and the next one.
  public var paragraphSpacing: Double?
  /// The space between a paragraph and the previous one.
  public var paragraphSpacingBefore: Double?

  init() {}

  /// Applies the values to a paragraph style.
  func apply(to style: inout ParagraphStyle) {
    style.lineHeightMultiple = lineHeightMultiple ?? style.lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight ?? style.minimumLineHeight
    style.maximumLineHeight = maximumLineHeight ?? style.maximumLineHeight
    style.lineSpacing = lineSpacing ?? style.lineSpacing
    style.paragraphSpacing = paragraphSpacing ?? style.paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore ?? style.paragraphSpacingBefore
  }
}
