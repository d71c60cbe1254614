internal import CopyfitSourceText

/// Reads values that are not text as strictly as the system, which rejects a list with an invalid value.
///
/// The rules were compared with `PropertyListSerialization` of Swift 6.3.1 on Linux.
extension XMLPropertyList {
  /// The expected content of an element, by its name.
  static let scalars = [
    "true": "nothing", "false": "nothing", "integer": "a whole number alone, such as 12,",
    "real": "a number alone, such as 1.5,", "date": "a date alone, such as 2027-03-31T12:00:00Z,",
    "data": "data in Base64",
  ]

  /// A number, a date, data or a Boolean value.
  ///
  /// - Parameters:
  ///   - text: The element's text.
  ///   - written: The text with `&` for each reference and `<` before each CDATA section. Only `<real>` may contain
  ///     both; `<data>` may contain references, which the system ignores.
  ///   - isOneTag: Whether the element is an empty tag, which only Boolean values may be.
  static func scalar(
    _ name: String, _ text: String, written: String, isOneTag: Bool, at offset: Int
  ) throws(PropertyListError) -> PropertyListNode.Content {
    let value: PropertyListNode.Content? =
      switch name {
      case "real": real(text).map { .number($0) }
      case "true", "false": written.isEmpty ? .other(name) : nil
      case _ where isOneTag: nil
      case "integer": integer(written).map { .number($0) }
      case "date": isDate(written) ? .other("a date") : nil
      case "data":
        written.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "<") } ? .other("data") : nil
      default: nil
      }
    guard let value else {
      throw PropertyListError("expected \(scalars[name] ?? "a value") in <\(name)>", at: offset)
    }
    return value
  }

  /// A number that fits in 64 bits, with an optional sign, surrounded only by space.
  private static func integer(_ text: String) -> Double? {
    var scanner = TextScanner(Array(text.utf8))
    scanner.skip(while: PropertyListByte.isSpace)
    let isNegative = scanner.skip("-")
    if isNegative || scanner.skip("+") { scanner.skip(while: PropertyListByte.isSpace) }
    let isHexadecimal = scanner.skip("0x") || scanner.skip("0X")
    let digits = scanner.string(scanner.offset..<scanner.utf8.count)
    guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      let number = UInt64(digits, radix: isHexadecimal ? 16 : 10),
      !isNegative || number <= Int64.min.magnitude
    else { return nil }
    return isNegative ? -Double(number) : Double(number)
  }

  /// A number with or without a decimal point, with spaces only before it.
  private static func real(_ written: String) -> Double? {
    let text = String(written.drop(while: \.isWhitespace))
    let names = ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"]
    let isPlain = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    return isPlain || names.contains(text.lowercased()) ? Double(text) : nil
  }

  /// Whether a text has the form of a date, `2027-03-31T12:00:00Z`; the values are not checked.
  private static func isDate(_ text: String) -> Bool {
    let digits = text.utf8.map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    let end = Array("-00-00T00:00:00Z".utf8)
    guard digits.count > end.count, digits.suffix(end.count) == end[...] else { return false }
    let year = digits.dropLast(end.count)
    let number = year.first == UInt8(ascii: "-") ? year.dropFirst() : year
    return !number.isEmpty && number.allSatisfy { $0 == UInt8(ascii: "0") }
  }
}
