/// Writes numbers and texts as bytes: numbers seven bits at a time, the lowest first; texts after their length.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: Int) {
    var rest = UInt64(max(0, number))
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ block: some Collection<UInt8>) {
    write(block.count)
    bytes += block
  }
}

/// Reads what `ByteWriter` wrote.
package struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  package var isAtEnd: Bool { position == bytes.endIndex }

  package mutating func byte() throws(SwiftTreeError) -> UInt8 {
    guard position < bytes.endIndex else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  package mutating func number() throws(SwiftTreeError) -> Int {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 56, by: 7) {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << UInt64(shift)
      if byte < 0x80 { return Int(value) }
    }
    throw .malformed
  }

  package mutating func block() throws(SwiftTreeError) -> ArraySlice<UInt8> {
    let count = try number()
    guard count <= bytes.endIndex - position else { throw .truncated }
    defer { position += count }
    return bytes[position..<position + count]
  }

  package mutating func text() throws(SwiftTreeError) -> String {
    String(decoding: try block(), as: UTF8.self)
  }
}

/// An error in the bytes of trees.
package enum SwiftTreeError: Error, Hashable, Sendable {
  /// They end too early.
  case truncated
  /// They are invalid, or have another version.
  case malformed
}
