internal import CopyfitDynamicType

extension LabelSpec {
  /// The value of a quantity; `nil` where the label has none.
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
    }
  }

  /// Listed once: each text that is prepared is checked.
  private static let quantities = LabelQuantity.allCases

  /// Throws where a value is outside its range.
  ///
  /// - Throws: `CopyfitError.outOfRange` for the first such value.
  func checkRanges() throws(CopyfitError) {
    for quantity in Self.quantities { try check(quantity) }
  }

  /// Throws where a value is outside its range.
  ///
  /// - Throws: `CopyfitError.outOfRange`.
  func check(_ quantity: LabelQuantity) throws(CopyfitError) {
    guard let value = value(of: quantity), !quantity.range.contains(value) else { return }
    throw .outOfRange(quantity, value, quantity.range)
  }
}
