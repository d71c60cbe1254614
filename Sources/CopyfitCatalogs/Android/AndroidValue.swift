/// The types of values in an `<array>` of Android, which may hold values of any type.
///
/// Source: Android's resource compiler `aapt2` (`ResourceUtils.cpp`, `TryParseItemForAttribute`).
enum AndroidValue {
  /// Whether an item's raw text is a text, and not a reference, a color, a boolean value, or a number with or without a
  /// unit.
  static func isText(_ raw: String) -> Bool {
    !AndroidReferences.isReference(raw) && !isColor(raw) && !isNumber(raw)
      && !booleans.contains(raw)
  }

  private static let booleans: Set = ["true", "TRUE", "True", "false", "FALSE", "False"]

  /// The units of dimensions and fractions.
  private static let units = ["dip", "dp", "sp", "px", "pt", "in", "mm", "%p", "%"]

  /// Whether a text is a color: `#` and 3, 4, 6 or 8 hexadecimal digits.
  private static func isColor(_ raw: String) -> Bool {
    let digits = raw.utf8.dropFirst()
    return raw.utf8.first == UInt8(ascii: "#") && [3, 4, 6, 8].contains(digits.count)
      && digits.allSatisfy(\.isHexadecimalDigit)
  }

  private static func isNumber(_ raw: String) -> Bool {
    let unit = units.first { raw.hasSuffix($0) } ?? ""
    let number = raw.utf8.dropLast(unit.utf8.count)
    let digits = number.first == UInt8(ascii: "-") ? number.dropFirst() : number
    if unit.isEmpty, digits.count > 2, digits.prefix(2).elementsEqual("0x".utf8) {
      return digits.dropFirst(2).allSatisfy(\.isHexadecimalDigit)
    }
    guard let first = digits.first, first.isDigit || first == UInt8(ascii: ".") else {
      return false
    }
    return Double(String(decoding: digits, as: UTF8.self)) != nil
  }
}
