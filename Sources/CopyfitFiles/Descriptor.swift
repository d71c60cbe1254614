#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// `read(2)`, for types with a method that hides its name.
package func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}

/// `write(2)`, for types with a method that hides its name.
package func systemWrite(
  _ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int
) -> Int {
  unsafe write(descriptor, buffer, count)
}

/// Reads and writes whole files by descriptors that others own.
enum Descriptor {
  /// Reads at most this many bytes, or fewer if the file ends earlier.
  static func bytes(of descriptor: Int32, count: Int) throws(FileError) -> [UInt8] {
    var failure: Int32?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, done in
      while done < count {
        let added = unsafe systemRead(
          descriptor, buffer.baseAddress.map { unsafe $0 + done }, count - done)
        if added < 0, errno == EINTR { continue }
        if added < 0 { failure = errno }
        if added <= 0 { return }
        done += added
      }
    }
    if let failure { throw FileError(code: failure) }
    return bytes
  }

  /// Writes all bytes; returns whether that succeeded.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let added = unsafe systemWrite(
          descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        if added < 0, errno == EINTR { continue }
        guard added > 0 else { return false }
        done += added
      }
      return true
    }
  }
}
