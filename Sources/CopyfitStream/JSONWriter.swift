internal import Copyfit

/// Writes compact JSON into bytes that can be reused.
package struct JSONWriter: Sendable {
  package var bytes: [UInt8] = []

  package init() {}

  /// Appends JSON as it stands: punctuation, names of fields, numbers that were read.
  package mutating func write(raw json: String) { bytes.append(contentsOf: json.utf8) }

  package mutating func write(raw json: [UInt8]) { bytes.append(contentsOf: json) }

  /// Appends a number with at most three decimals.
  package mutating func write(_ number: Double) { RoundedNumber(number).write(to: &bytes) }

  package mutating func write(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  package mutating func write(_ boolean: Bool) { write(raw: boolean ? "true" : "false") }

  /// Appends a string; control characters and what JSON reserves are escaped.
  package mutating func write(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    string.makeContiguousUTF8()
    if string.utf8.contains(where: Self.needsEscape) {
      for byte in string.utf8 { writeEscaped(byte) }
    } else {
      bytes.append(contentsOf: string.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): write(raw: "\\\"")
    case UInt8(ascii: "\\"): write(raw: "\\\\")
    case UInt8(ascii: "\n"): write(raw: "\\n")
    case UInt8(ascii: "\r"): write(raw: "\\r")
    case UInt8(ascii: "\t"): write(raw: "\\t")
    case 0..<0x20, 0x7F:
      write(raw: "\\u00")
      bytes.append(Self.hexDigits[Int(byte >> 4)])
      bytes.append(Self.hexDigits[Int(byte & 15)])
    default: bytes.append(byte)
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)

  /// Appends a list, its elements separated by commas.
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
