#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The program's standard input and outputs.
enum StandardStreams {
  /// The whole input.
  static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, unsafe read(0, buffer.baseAddress, buffer.count))
      }
      if piece.isEmpty { return bytes }
      bytes += piece
    }
  }

  /// Writes to the output, until the reader closes it.
  static func write(_ bytes: [UInt8]) { write(bytes, to: 1) }

  /// Writes a message for a person.
  static func complain(_ message: String) { write(Array(message.utf8), to: 2) }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      guard count > 0 else { exit(1) }
      rest = rest.dropFirst(count)
    }
  }
}
