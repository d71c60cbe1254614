/// A value of a label that has a valid range.
public enum LabelQuantity: String, Hashable, Sendable, CaseIterable {
  case width, height, lines, minimumScaleFactor, minimumFontSize, letterSpacing
  case lineHeightMultiple, minimumLineHeight, maximumLineHeight
  case lineSpacing, paragraphSpacing, paragraphSpacingBefore

  /// The values that can be measured.
  public var range: ClosedRange<Double> {
    switch self {
    case .width, .height: 0 ... .infinity
    case .minimumScaleFactor: 0...1
    // The range is far larger than any label needs.
    case .letterSpacing: -1000...1000
    // Apple, NSParagraphStyle: heights and spacings are "always nonnegative".
    default: 0...Double.greatestFiniteMagnitude
    }
  }
}
