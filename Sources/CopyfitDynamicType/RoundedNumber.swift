/// A number for answers and reports: rounded to at most three decimals, halves away from zero.
///
/// There are no trailing zeros, and −0 is 0. Every number is valid JSON: infinity is written as the largest finite
/// number, and NaN as 0.
package struct RoundedNumber: Hashable, Sendable, CustomStringConvertible {
  private let value: Double

  package init(_ value: Double) { self.value = value }

  package var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The limit of numbers with thousandths: beyond it, neighboring doubles are more than 0.001 apart.
  private static let thousandthsLimit = 0x1p43
  /// The limit of numbers that are written with all their digits; larger ones have an exponent.
  private static let digitsLimit = 0x1p53
  /// The number that replaces infinity: the largest that reads back as a finite one.
  private static let largest = 1.797e308

  /// The maximum number of bytes of a number.
  package static let longest = 24

  package func write(to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: Self.longest) { write(to: &$0) }
  }

  /// Appends the number where there is room for ``longest`` bytes.
  @inline(__always)
  package func write(to output: inout OutputSpan<UInt8>) {
    guard abs(value) < Self.thousandthsLimit else { return writeLarge(to: &output) }
    Self.write(thousandths: Self.nearest(value * 1000), to: &output)
  }

  /// Writes a number without thousandths, or NaN.
  @inline(never)
  private func writeLarge(to output: inout OutputSpan<UInt8>) {
    // JSON has no NaN.
    let number = value.isNaN ? 0 : max(-Self.largest, min(value, Self.largest))
    if abs(number) < Self.digitsLimit {
      Self.append(String(Int64(number.rounded(.toNearestOrAwayFromZero))), to: &output)
    } else {
      Self.writeExponential(number, to: &output)
    }
  }

  /// Writes a number with an exponent, such as 8.1787109375e+299 as 8.179e+299.
  private static func writeExponential(_ number: Double, to output: inout OutputSpan<UInt8>) {
    let parts = number.description.split(separator: "e")
    guard parts.count == 2, let factor = Double(parts[0]) else {
      return append(String(Int64(number)), to: &output)
    }
    write(thousandths: nearest(factor * 1000), to: &output)
    append("e" + parts[1], to: &output)
  }

  private static func append(_ digits: String, to output: inout OutputSpan<UInt8>) {
    for digit in digits.utf8 { output.append(digit) }
  }

  /// The nearest integer, halves away from zero: `rounded()` is a call of the C library on x86-64.
  @inline(__always)
  private static func nearest(_ number: Double) -> Int64 {
    let whole = Int64(number)
    let rest = number - Double(whole)
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }

  @inline(__always)
  private static func write(thousandths: Int64, to output: inout OutputSpan<UInt8>) {
    if thousandths < 0 { output.append(UInt8(ascii: "-")) }
    guard let small = UInt32(exactly: thousandths.magnitude), small < 10_000_000 else {
      let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
      append(String(whole), to: &output)
      return append(fraction: UInt32(truncatingIfNeeded: fraction), to: &output)
    }
    append(whole: small / 1000, to: &output)
    append(fraction: small % 1000, to: &output)
  }

  /// Appends a number below 10,000.
  @inline(__always)
  private static func append(whole number: UInt32, to output: inout OutputSpan<UInt8>) {
    if number >= 1000 { output.append(digit(number / 1000)) }
    if number >= 100 { output.append(digit(number / 100 % 10)) }
    if number >= 10 { output.append(digit(number / 10 % 10)) }
    output.append(digit(number % 10))
  }

  /// Appends thousandths without trailing zeros; nothing for 0.
  @inline(__always)
  private static func append(fraction: UInt32, to output: inout OutputSpan<UInt8>) {
    guard fraction > 0 else { return }
    output.append(UInt8(ascii: "."))
    output.append(digit(fraction / 100))
    guard fraction % 100 > 0 else { return }
    output.append(digit(fraction / 10 % 10))
    if fraction % 10 > 0 { output.append(digit(fraction % 10)) }
  }

  private static func digit(_ number: UInt32) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
  }
}
