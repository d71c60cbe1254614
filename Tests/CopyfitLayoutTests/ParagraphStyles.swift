import CopyfitDynamicType

extension ParagraphStyle {
  /// Creates a style in the order of `NSParagraphStyle`'s properties, first for heights, then for spacing.
  init(
    multiple: Double = 1, minimum: Double = 0, maximum: Double = 0, lineSpacing: Double = 0,
    spacing: Double = 0, before: Double = 0
  ) {
    self.init()
    lineHeightMultiple = multiple
    minimumLineHeight = minimum
    maximumLineHeight = maximum
    self.lineSpacing = lineSpacing
    paragraphSpacing = spacing
    paragraphSpacingBefore = before
  }
}
