/// Resolves the escapes of Swift's strings.
enum StringEscapes {
  /// The value of a string; an invalid escape is kept as written.
  ///
  /// - Parameter pounds: The number of number signs in the string's delimiters and escapes.
  static func resolved(_ written: String, pounds: Int) -> String {
    guard written.utf8.contains(UInt8(ascii: "\\")) else { return written }
    let escape = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = Substring(written)
    while let range = rest.firstRange(of: escape) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let sign = rest.first else { return result + escape }
      rest = rest.dropFirst()
      switch sign {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\\", "\"", "'": result.append(sign)
      case "u":
        let digits = rest.dropFirst().prefix { $0.isHexDigit }
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        guard let scalar else { return result + escape + "u" + rest }
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(digits.count + 2)
      // An escaped line end is not part of the string.
      case "\n", "\r\n": break
      default: result += escape + String(sign)
      }
    }
    return result + rest
  }
}
