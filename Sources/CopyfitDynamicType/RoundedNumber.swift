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

  package func write(to bytes: inout [UInt8]) {
    // JSON has no NaN.
    let number = value.isNaN ? 0 : max(-Self.largest, min(value, Self.largest))
    if abs(number) < Self.thousandthsLimit {
      Self.write(thousandths: Self.nearest(number * 1000), to: &bytes)
    } else if abs(number) < Self.digitsLimit {
      bytes.append(contentsOf: String(Int64(number.rounded(.toNearestOrAwayFromZero))).utf8)
    } else {
      Self.writeExponential(number, to: &bytes)
    }
  }

  /// Writes a number with an exponent, such as 8.1787109375e+299 as 8.179e+299.
  private static func writeExponential(_ number: Double, to bytes: inout [UInt8]) {
    let parts = number.description.split(separator: "e")
    guard parts.count == 2, let factor = Double(parts[0]) else {
      bytes.append(contentsOf: String(Int64(number)).utf8)
      return
    }
    RoundedNumber(factor).write(to: &bytes)
    bytes.append(UInt8(ascii: "e"))
    bytes.append(contentsOf: parts[1].utf8)
  }

  /// The nearest integer, halves away from zero: `rounded()` is a call of the C library on x86-64.
  private static func nearest(_ number: Double) -> Int64 {
    let whole = Int64(number)
    let rest = number - Double(whole)
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }

  /// Writes all bytes at once, because a stream writes fifty numbers for each text.
  private static func write(thousandths: Int64, to bytes: inout [UInt8]) {
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    bytes.append(addingCapacity: 24) { output in
      if thousandths < 0 { output.append(UInt8(ascii: "-")) }
      append(whole, to: &output)
      guard fraction > 0 else { return }
      output.append(UInt8(ascii: "."))
      append(fraction: UInt32(truncatingIfNeeded: fraction), to: &output)
    }
  }

  private static func append(_ whole: UInt64, to output: inout OutputSpan<UInt8>) {
    guard whole < 10_000 else {
      for digit in String(whole).utf8 { output.append(digit) }
      return
    }
    let number = UInt32(truncatingIfNeeded: whole)
    if number >= 1000 { output.append(digit(number / 1000)) }
    if number >= 100 { output.append(digit(number / 100 % 10)) }
    if number >= 10 { output.append(digit(number / 10 % 10)) }
    output.append(digit(number % 10))
  }

  /// Appends thousandths without trailing zeros.
  private static func append(fraction: UInt32, to output: inout OutputSpan<UInt8>) {
    output.append(digit(fraction / 100))
    guard fraction % 100 > 0 else { return }
    output.append(digit(fraction / 10 % 10))
    if fraction % 10 > 0 { output.append(digit(fraction % 10)) }
  }

  private static func digit(_ number: UInt32) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)
  }
}
