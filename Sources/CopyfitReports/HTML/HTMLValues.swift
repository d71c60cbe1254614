internal import CopyfitSourceText

/// The values that many findings of a page share, each stored once.
struct HTMLValues {
  private var numbers: [JSONValue: Int] = [:]
  private var values: [JSONValue] = []

  /// The index of a value.
  mutating func number(of value: JSONValue) -> JSONValue {
    if let known = numbers[value] { return .int(known) }
    numbers[value] = values.count
    values.append(value)
    return .int(values.count - 1)
  }

  mutating func number(of text: String?) -> JSONValue? {
    text.map { number(of: .string($0)) }
  }

  /// Hundredths of a point, limited to the sizes of labels; 0 for NaN, the sum of infinite lengths.
  static func hundredths(_ length: Double) -> Int {
    length.isNaN ? 0 : Int((min(max(length, -1e7), 1e7) * 100).rounded())
  }

  /// The values as a JSON array, each at its number.
  var json: String { "[\(values.map(\.dense).joined(separator: ",\n"))]" }
}
