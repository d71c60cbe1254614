/// A coordinate as text: at most five decimals, no trailing zeros.
///
/// Five decimals distinguish all coordinates of a font, which have 16 bits after the binary point. Source: Adobe
/// Technical Note 5902.
struct CoordinateText: CustomStringConvertible {
  let description: String

  /// The maximum, beyond any axis; larger numbers are written in Swift's format.
  private static let largest = 1e9

  init(_ value: Double) {
    guard value.isFinite, abs(value) <= Self.largest else {
      description = "\(value)"
      return
    }
    let scaled = Int((abs(value) * 100_000).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    var decimals = String(String(scaled % 100_000 + 100_000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    description = "\(sign)\(scaled / 100_000)" + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// A range such as `100 to 900`.
  init(_ range: ClosedRange<Double>) {
    description = "\(CoordinateText(range.lowerBound)) to \(CoordinateText(range.upperBound))"
  }
}
