internal import CCopyfitICU

/// Formats numbers for a locale.
public enum NumberText {
  /// A decimal number with the locale's digits and separators.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - locale: The locale whose digits and separators are used.
  ///   - fractionDigits: The number of digits after the decimal separator, clamped to 0 to 20.
  ///   - isGrouped: Whether thousands are separated.
  /// - Returns: The text, or the number in plain digits if ICU fails.
  public static func decimal(
    _ number: Double, locale: LocaleIdentifier, fractionDigits: Int = 0, isGrouped: Bool = true
  ) -> String {
    let digits = Int32(min(max(fractionDigits, 0), 20))
    let text = unsafe withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { buffer in
      guard let start = buffer.baseAddress else { return String?.none }
      let length = unsafe copyfit_icu_format_number(
        locale.tag, number, digits, isGrouped ? 1 : 0, start, Int32(buffer.count))
      guard length >= 0 else { return nil }
      return unsafe String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
    return text ?? "\(number)"
  }
}
