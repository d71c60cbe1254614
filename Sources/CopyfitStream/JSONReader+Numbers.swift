extension JSONReader {
  /// Reads a number; a number beyond the range of `Double` is infinite.
  package mutating func readNumber() throws(JSONSyntaxError) -> Double {
    skipSpace()
    let first = position
    var digits = Digits()
    digits.isNegative = skip(UInt8(ascii: "-"))
    let leadingZero = current == UInt8(ascii: "0")
    let count = skipDigits(into: &digits)
    guard count > 0, !(leadingZero && count > 1) else { throw error(.number) }
    if skip(UInt8(ascii: ".")) {
      digits.decimals = skipDigits(into: &digits)
      guard digits.decimals > 0 else { throw error(.number) }
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "-")) { skip(UInt8(ascii: "+")) }
      digits.isExact = false
      guard skipDigits(into: &digits) > 0 else { throw error(.number) }
    }
    if let value = digits.value { return value }
    return Double(String(decoding: bytes[first..<position], as: UTF8.self)) ?? .infinity
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits(into digits: inout Digits) -> Int {
    let first = position
    while case UInt8(ascii: "0")...UInt8(ascii: "9") = current {
      digits.append(current - UInt8(ascii: "0"))
      position += 1
    }
    return position - first
  }

  /// The digits of a number, if they and the power of ten are exact in a `Double`.
  private struct Digits {
    var isNegative = false
    var isExact = true
    var decimals = 0
    private var mantissa: Int64 = 0
    private var count = 0

    mutating func append(_ digit: UInt8) {
      count += 1
      guard count <= 15 else {
        isExact = false
        return
      }
      mantissa = mantissa * 10 + Int64(digit)
    }

    /// The number.
    ///
    /// The quotient of two exact values is rounded once, and so correctly.
    var value: Double? {
      guard isExact else { return nil }
      let magnitude = Double(mantissa) / Self.powersOfTen[decimals]
      return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
      1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
  }
}
