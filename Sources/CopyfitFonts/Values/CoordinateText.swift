/// A coordinate as text: at most five decimals, no trailing zeros.
///
/// Five tell all coordinates of a font apart, which have 16 bits after the binary point. Source: Adobe
/// Technical Note 5902.
struct CoordinateText: CustomStringConvertible {
  let description: String

  /// No axis reaches so far; such numbers are written as Swift does.
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
