internal import CopyfitDynamicType

extension LabelSpec {
  /// The value of a quantity; `nil` if the label has none.
  public func value(of quantity: LabelQuantity) -> Double? {
    switch quantity {
    case .width: width
    case .height: height
    case .lines: Double(lines)
    case .minimumScaleFactor: minimumScaleFactor
    case .minimumFontSize: minimumFontSize
    case .letterSpacing: letterSpacing
    case .lineHeightMultiple: paragraph.lineHeightMultiple
    case .minimumLineHeight: paragraph.minimumLineHeight
    case .maximumLineHeight: paragraph.maximumLineHeight
    case .lineSpacing: paragraph.lineSpacing
    case .paragraphSpacing: paragraph.paragraphSpacing
    case .paragraphSpacingBefore: paragraph.paragraphSpacingBefore
    case .displayScale: displayScale
    }
  }

  /// They are stored, because the values of each prepared text are checked.
  private static let quantities = LabelQuantity.allCases

  /// Throws if a value is outside its range.
  ///
  /// - Throws: `CopyfitError.outOfRange` for the first such value; `CopyfitError.minimumAboveMaximum` for categories that
  ///   exclude each other.
  package func checkRanges() throws(CopyfitError) {
    for quantity in Self.quantities { try check(quantity) }
    try checkCategories()
  }

  /// Throws if the smallest category is above the largest one.
  ///
  /// - Throws: `CopyfitError.minimumAboveMaximum`.
  package func checkCategories() throws(CopyfitError) {
    if let minimumCategory, let maximumCategory, minimumCategory > maximumCategory {
      throw .minimumAboveMaximum(minimumCategory, maximumCategory)
    }
  }

  /// Throws if nothing can be measured in the label, even if invalid values are ignored and a negative width or height
  /// counts as 0.
  ///
  /// - Throws: `CopyfitError.outOfRange` for letter spacing outside its range, and a width or height that is NaN.
  func checkMeasurable() throws(CopyfitError) {
    try check(.letterSpacing)
    if width?.isNaN == true { try check(.width) }
    if height?.isNaN == true { try check(.height) }
  }

  /// Throws if a value is outside its range.
  ///
  /// - Throws: `CopyfitError.outOfRange`.
  func check(_ quantity: LabelQuantity) throws(CopyfitError) {
    guard let value = value(of: quantity), !quantity.range.contains(value) else { return }
    throw .outOfRange(quantity, value, quantity.range)
  }
}
