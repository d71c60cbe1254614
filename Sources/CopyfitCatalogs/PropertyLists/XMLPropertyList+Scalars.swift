internal import CopyfitSourceText

/// Reads values that are no text, as strictly as the system does: one that it cannot read, and it rejects the
/// whole list.
///
/// Compared with `PropertyListSerialization` of Swift 6.3.1 on Linux.
extension XMLPropertyList {
  /// Reads a number, a date, data or a truth value; `nil` where another thing stands here.
  mutating func scalar() throws(PropertyListError) -> PropertyListNode.Content? {
    let start = scanner.offset
    for name in ["true", "false"] {
      guard let isEmpty = try openTag(named: name) else { continue }
      guard isEmpty || skipEndTag(of: name) else {
        throw PropertyListError("expected nothing in <\(name)>", at: start)
      }
      return .other(name)
    }
    for (name, expected) in [
      ("integer", "a whole number alone, such as 12,"), ("real", "a number alone, such as 1.5,"),
      ("date", "a date alone, such as 2027-03-31T12:00:00Z,"), ("data", "data in Base64"),
    ] {
      guard let isEmpty = try openTag(named: name) else { continue }
      if !isEmpty, let value = try value(in: name) { return value }
      throw PropertyListError("expected \(expected) in <\(name)>", at: start)
    }
    return nil
  }

  /// The value in an element whose start tag is taken; `nil` where there is none in its text.
  private mutating func value(
    in name: String
  ) throws(PropertyListError) -> PropertyListNode.Content? {
    if name == "real" { return Self.real(try text(upTo: name)).map { .number($0) } }
    let start = scanner.offset
    scanner.skip { $0 != UInt8(ascii: "<") }
    let text = scanner.string(start..<scanner.offset)
    guard skipEndTag(of: name) else {
      try checkForConflict()
      throw PropertyListError("expected </\(name)>", at: scanner.offset)
    }
    return switch name {
    case "integer": Self.integer(text).map { .number($0) }
    case "date": Self.isDate(text) ? .other("a date") : nil
    default: text.utf8.allSatisfy { $0 < 0x80 } ? .other("data") : nil
    }
  }

  /// A number that fits in 64 bits, with or without a sign, and with space before and after that only.
  private static func integer(_ text: String) -> Double? {
    var scanner = TextScanner(Array(text.utf8))
    scanner.skip(while: StringsParser.isSpace)
    let isNegative = scanner.skip("-")
    if isNegative || scanner.skip("+") { scanner.skip(while: StringsParser.isSpace) }
    let isHexadecimal = scanner.skip("0x") || scanner.skip("0X")
    let digits = scanner.string(scanner.offset..<scanner.utf8.count)
    guard let first = digits.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-"),
      let number = UInt64(digits, radix: isHexadecimal ? 16 : 10),
      !isNegative || number <= Int64.min.magnitude
    else { return nil }
    return isNegative ? -Double(number) : Double(number)
  }

  /// A number with a point or without, with space before it only.
  private static func real(_ written: String) -> Double? {
    let text = String(written.drop(while: \.isWhitespace))
    let names = ["nan", "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity"]
    let isPlain = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    return isPlain || names.contains(text.lowercased()) ? Double(text) : nil
  }

  /// Whether a text is a date as `2027-03-31T12:00:00Z`, whatever its numbers.
  private static func isDate(_ text: String) -> Bool {
    let digits = text.utf8.map { (0x30...0x39).contains($0) ? UInt8(ascii: "0") : $0 }
    let end = Array("-00-00T00:00:00Z".utf8)
    guard digits.count > end.count, digits.suffix(end.count) == end[...] else { return false }
    let year = digits.dropLast(end.count)
    let number = year.first == UInt8(ascii: "-") ? year.dropFirst() : year
    return !number.isEmpty && number.allSatisfy { $0 == UInt8(ascii: "0") }
  }
}
