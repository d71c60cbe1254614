extension ParagraphStyle {
  /// Whether every value is finite and not negative, as Apple requires.
  ///
  /// Source: Apple, *NSParagraphStyle*: its heights and spacings are "always nonnegative".
  public var isValid: Bool { self == normalized }

  /// The style with 0 in place of every value that is negative, infinite or NaN.
  ///
  /// 0 has no effect, so such a value counts as not set.
  public var normalized: ParagraphStyle {
    var result = ParagraphStyle()
    result.lineHeightMultiple = Self.normalized(lineHeightMultiple)
    result.minimumLineHeight = Self.normalized(minimumLineHeight)
    result.maximumLineHeight = Self.normalized(maximumLineHeight)
    result.lineSpacing = Self.normalized(lineSpacing)
    result.paragraphSpacing = Self.normalized(paragraphSpacing)
    result.paragraphSpacingBefore = Self.normalized(paragraphSpacingBefore)
    return result
  }

  private static func normalized(_ value: Double) -> Double {
    value > 0 && value.isFinite ? value : 0
  }
}
