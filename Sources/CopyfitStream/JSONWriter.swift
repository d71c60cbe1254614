internal import Copyfit

/// Writes compact JSON to bytes that can be reused.
package struct JSONWriter: Sendable {
  package var bytes: [UInt8] = []

  package init() {}

  /// Appends raw JSON: punctuation, names of fields, numbers from the input.
  package mutating func write(raw json: String) { bytes.append(contentsOf: json.utf8) }

  /// Appends a number with at most three decimals.
  package mutating func write(_ number: Double) { RoundedNumber(number).write(to: &bytes) }

  package mutating func write(_ number: Int) {
    guard let digit = UInt8(exactly: number), digit < 10 else {
      bytes.append(contentsOf: String(number).utf8)
      return
    }
    bytes.append(UInt8(ascii: "0") + digit)
  }

  package mutating func write(_ boolean: Bool) { write(raw: boolean ? "true" : "false") }

  /// Appends a string, with control characters and reserved characters escaped.
  package mutating func write(_ string: String) { JSONString.write(string, to: &bytes) }

  /// Appends a list with its elements separated by commas.
  package mutating func writeList<Element>(
    _ elements: some Sequence<Element>, _ writeElement: (inout JSONWriter, Element) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      writeElement(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }
}
