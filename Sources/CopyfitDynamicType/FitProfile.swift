/// A system other than iOS that shows a text, with its reader's setting for the size of text.
public struct FitProfile: Hashable, Sendable {
  /// The systems.
  public enum System: String, CaseIterable, Hashable, Sendable {
    /// Android: sizes are scale-independent pixels (sp), and lengths density-independent pixels (dp).
    case android
    /// A page in a browser: sizes and lengths are CSS pixels.
    case web
  }

  /// The system.
  public var system: System
  /// The reader's factor for text, such as 2 for 200 % (WCAG 2.2, 1.4.4); within `fontScaleRange`.
  public var fontScale: Double
  /// Whether the reader sets the text spacing of WCAG 2.2, 1.4.12.
  public var hasTextSpacing: Bool

  /// The valid factors, which are those of Android's font scale on each system.
  public static var fontScaleRange: ClosedRange<Double> { AndroidFontScale.range }

  /// Creates a profile of a system, by default with its usual size of text.
  public init(system: System, fontScale: Double = 1, hasTextSpacing: Bool = false) {
    self.system = system
    self.fontScale = fontScale
    self.hasTextSpacing = hasTextSpacing
  }

  /// The size at which a text of a size is drawn.
  ///
  /// - Throws: `DynamicTypeError.invalidFontScale` for a font scale that is not allowed.
  public func drawnSize(_ size: Double) throws(DynamicTypeError) -> Double {
    let scale = try AndroidFontScale(fontScale)
    return system == .android ? scale.size(ofScalablePixels: size) : size * fontScale
  }

  /// The font as it is called on the system: Android's own is Roboto.
  package func named(_ font: Font) -> Font {
    guard system == .android, font.descriptor.isSystem else { return font }
    return Font(font.descriptor.withFamily("Roboto"))
  }

  /// Raises the text spacing at a size, in points, to what a reader must be able to set without loss of content, apart
  /// from the space between words.
  ///
  /// Larger spacing is kept.
  ///
  /// Source: WCAG 2.2, 1.4.12: lines of at least 1.5 times the size, 2 times the size after paragraphs, and 0.12 times
  /// the size between letters.
  package func setTextSpacing(
    atPointSize size: Double, of paragraph: inout ParagraphStyle, letterSpacing: inout Double
  ) {
    guard hasTextSpacing else { return }
    let lineHeight = max(1.5 * size, paragraph.minimumLineHeight)
    (paragraph.minimumLineHeight, paragraph.maximumLineHeight) = (lineHeight, lineHeight)
    paragraph.paragraphSpacing = max(2 * size, paragraph.paragraphSpacing)
    letterSpacing = max(0.12 * size, letterSpacing)
  }
}
