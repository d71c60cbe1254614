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

/// A font file whose bytes are in memory as long as one of its faces is in use.
///
/// Two files are equal if they were opened by the same path.
@safe
package final class FontFile: Hashable, Sendable {
  /// The maximum size of a file; the largest fonts in use have about 100 MB.
  static let largestSize = 1 << 30
  /// The maximum size of a file that is copied, 16 MiB: more than fonts have that are not of Chinese or Japanese.
  ///
  /// The system ends a process that reads a mapped file after another program has made it shorter.
  static let largestCopiedSize = 16 << 20

  /// The file without its bytes.
  package let identity: FontFileIdentity
  /// An `hb_blob_t`; it is immutable, so threads may share it.
  private nonisolated(unsafe) let blob: OpaquePointer

  package var path: String { identity.path }

  /// Opens a file.
  ///
  /// - Parameter isCopied: Whether its bytes are copied, up to `largestCopiedSize`; otherwise it is mapped.
  init(path: String, isCopied: Bool = true) throws(FontError) {
    let status = try Self.checkedStatus(of: path)
    identity = FontFileIdentity(path: path, status: status)
    let isSmall = status.size <= Self.largestCopiedSize
    let copy = isCopied && isSmall ? unsafe Self.copiedBlob(of: path) : nil
    guard let blob = unsafe copy ?? hb_blob_create_from_file_or_fail(path) else {
      let isReadable = unsafe access(path, R_OK) == 0
      throw .unreadable(path: path, code: isReadable ? EIO : errno)
    }
    unsafe hb_blob_make_immutable(blob)
    unsafe self.blob = blob
    identity.keep(self)
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

  package static func == (lhs: FontFile, rhs: FontFile) -> Bool { lhs.path == rhs.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// A copy of a file; `nil` if it cannot be read.
  private static func copiedBlob(of path: String) -> OpaquePointer? {
    guard
      let bytes = try? SourceFile.bytes(of: path, within: .everywhere, limit: largestCopiedSize)
    else { return nil }
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe hb_blob_create_or_fail(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

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

/// A font file that was opened, without its bytes.
package final class FontFileIdentity: Hashable, Sendable {
  private struct State {
    weak var file: FontFile?
    var digest: String?
  }

  package let path: String
  /// The status of the file when it was opened.
  let status: FileStatus
  private let state = Mutex(State())

  init(path: String, status: FileStatus) { (self.path, self.status) = (path, status) }

  /// Uses the bytes of a file as long as it is open.
  func keep(_ file: FontFile) { state.withLock { $0.file = file } }

  /// The SHA-256 of the file in lower-case hexadecimal digits, computed once; empty if the file was closed and has
  /// changed since.
  func digest() -> String {
    state.withLock { state in
      if let known = state.digest { return known }
      guard let file = state.file ?? reopened() else { return "" }
      let digest = file.withBytes { SHA256.hexadecimalDigest(of: $0) }
      state.digest = digest
      return digest
    }
  }

  private func reopened() -> FontFile? {
    guard let file = try? FontFile(path: path, isCopied: false), file.identity == self else {
      return nil
    }
    return file
  }

  package static func == (lhs: FontFileIdentity, rhs: FontFileIdentity) -> Bool {
    lhs.path == rhs.path && lhs.status == rhs.status
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(status)
  }
}
