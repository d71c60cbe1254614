#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A short file that the system makes, such as those in `/proc`.
enum SystemFile {
  /// The text of a file, up to 4 KB; `nil` if it cannot be read.
  static func text(of path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let bytes = try? Descriptor.bytes(of: file, count: 1 << 12) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
