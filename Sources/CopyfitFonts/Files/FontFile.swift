internal import CCopyfitHarfBuzz
internal import CopyfitFiles
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A font file that is mapped into memory as long as one of its faces is in use.
///
/// Two files are equal if they were opened by the same path.
@safe
package final class FontFile: Hashable, Sendable {
  /// The maximum size of a file; the largest fonts in use have about 100 MB.
  static let largestSize = 1 << 30

  package let path: String
  /// The status of the file when it was opened.
  let status: FileStatus
  /// An `hb_blob_t`; it is immutable, so threads may share it.
  private nonisolated(unsafe) let blob: OpaquePointer
  private let cachedDigest = Mutex<String?>(nil)

  /// Maps a file.
  init(path: String) throws(FontError) {
    self.path = path
    status = try Self.checkedStatus(of: path)
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else {
      let isReadable = unsafe access(path, R_OK) == 0
      throw .unreadable(path: path, code: isReadable ? EIO : errno)
    }
    unsafe hb_blob_make_immutable(blob)
    unsafe self.blob = blob
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// Calls `body` with the file's bytes.
  func withBytes<Result: ~Copyable, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    let raw = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    return try body(unsafe raw.bindMemory(to: UInt8.self).span)
  }

  /// A new HarfBuzz face of the file; the caller must destroy it.
  func makeHarfBuzzFace(index: Int) -> OpaquePointer? {
    unsafe hb_face_create(blob, UInt32(truncatingIfNeeded: index))
  }

  /// The SHA-256 of the file in lower-case hexadecimal digits, computed once.
  func digest() -> String {
    cachedDigest.withLock { cached in
      if let cached { return cached }
      let digest = withBytes { SHA256.hexadecimalDigest(of: $0) }
      cached = digest
      return digest
    }
  }

  package static func == (lhs: FontFile, rhs: FontFile) -> Bool { lhs.path == rhs.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Checks the status before opening: a pipe would block, and a directory would give an unclear error.
  private static func checkedStatus(of path: String) throws(FontError) -> FileStatus {
    let status = try FontError.status(of: path)
    guard status.kind == .file else {
      throw .notAFile(path: path, isDirectory: status.kind == .folder)
    }
    guard status.size > 0 else { throw .empty(path: path) }
    guard status.size <= largestSize else {
      throw .tooLarge(path: path, size: status.size, limit: largestSize)
    }
    return status
  }
}
