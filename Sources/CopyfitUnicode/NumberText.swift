internal import CCopyfitICU

/// Numbers as a locale writes them.
public enum NumberText {
  /// A decimal number in the locale's digits and with its separators.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - locale: The locale whose digits and separators are used.
  ///   - fractionDigits: How many digits follow the decimal separator, 0 to 20; others are clamped.
  ///   - isGrouped: Whether thousands are set apart.
  /// - Returns: The text, or the number in plain digits where ICU fails.
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
