/// A number as it stands in answers and reports: at most three decimals, half away from zero.
///
/// There are no trailing zeros, and −0 is 0. Every number can be read as JSON: what is infinite is
/// written as the largest number that is not, and NaN as 0.
package struct RoundedNumber: Hashable, Sendable, CustomStringConvertible {
  private let value: Double

  package init(_ value: Double) { self.value = value }

  package var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Numbers from here on have no thousandths: neighbouring doubles are more than 0.001 apart.
  private static let thousandthsLimit = 0x1p43
  /// Numbers from here on have no digit for each of their places, and are written with an exponent.
  private static let digitsLimit = 0x1p53
  /// What stands for numbers beyond all doubles: the largest that reads back as a finite one.
  private static let largest = 1.797e308

  package func write(to bytes: inout [UInt8]) {
    // JSON has no word for what is no number.
    let number = value.isNaN ? 0 : max(-Self.largest, min(value, Self.largest))
    if abs(number) < Self.thousandthsLimit {
      let thousandths = (number * 1000).rounded(.toNearestOrAwayFromZero)
      write(thousandths: Int64(thousandths), to: &bytes)
    } else if abs(number) < Self.digitsLimit {
      bytes.append(contentsOf: String(Int64(number.rounded(.toNearestOrAwayFromZero))).utf8)
    } else {
      Self.writeExponential(number, to: &bytes)
    }
  }

  /// Writes 8.1787109375e+299 as 8.179e+299.
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

  private func write(thousandths: Int64, to bytes: inout [UInt8]) {
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var digits = Digits()
    if fraction > 0 { digits.prepend(fraction: fraction) }
    digits.prepend(whole)
    if thousandths < 0 { digits.prepend(UInt8(ascii: "-")) }
    digits.append(to: &bytes)
  }

  /// The bytes of a number from the last to the first, which are appended at once: a stream writes fifty
  /// numbers for a text.
  private struct Digits {
    private var bytes = InlineArray<24, UInt8>(repeating: 0)
    private var first = 24

    mutating func prepend(_ byte: UInt8) {
      first -= 1
      bytes[first] = byte
    }

    mutating func prepend(_ number: UInt64) {
      var rest = number
      repeat {
        prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      } while rest > 0
    }

    /// Thousandths behind the point, without the zeros at their end.
    mutating func prepend(fraction: UInt64) {
      var (rest, places) = (fraction, 3)
      while rest % 10 == 0 { (rest, places) = (rest / 10, places - 1) }
      for _ in 0..<places {
        prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
        rest /= 10
      }
      prepend(UInt8(ascii: "."))
    }

    func append(to bytes: inout [UInt8]) {
      bytes.append(addingCapacity: self.bytes.count - first) { output in
        for index in first..<self.bytes.count { output.append(self.bytes[index]) }
      }
    }
  }
}
