/// A number as it stands in answers and reports: at most three decimals, half away from zero.
///
/// There are no trailing zeros, and −0 is 0.
package struct RoundedNumber: Hashable, Sendable, CustomStringConvertible {
  private let value: Double

  package init(_ value: Double) { self.value = value }

  package var description: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Thousandths beyond which a `Double` has no decimals to round.
  private static let exactLimit = 9.0e15

  package func write(to bytes: inout [UInt8]) {
    let thousandths = (value * 1000).rounded(.toNearestOrAwayFromZero)
    guard abs(thousandths) < Self.exactLimit else {
      // Infinity has no JSON; the largest double reads as "beyond any frame".
      let finite = max(-Double.greatestFiniteMagnitude, min(value, .greatestFiniteMagnitude))
      bytes.append(contentsOf: "\(value.isNaN ? 0 : finite)".utf8)
      return
    }
    write(thousandths: Int64(thousandths), to: &bytes)
  }

  private func write(thousandths: Int64, to bytes: inout [UInt8]) {
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, fraction) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    Self.writeDigits(of: whole, to: &bytes)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var rest = fraction
    var unit: UInt64 = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private static func writeDigits(of number: UInt64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
