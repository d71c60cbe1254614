internal import CopyfitFiles

/// The digests of font files, cached between runs because fonts of large scripts have 20 MB.
///
/// A digest is used as long as the file's place on the disk, its size and its times are the same.
package struct FontDigests {
  private let cache: BlockCache?
  private var found: [String: [UInt8]] = [:]
  private let start: FileStatus.Time

  /// Reads the cached digests.
  ///
  /// - Parameter folder: The folder of all caches; `nil` for none.
  package init(folder: String?) { self.init(folder: folder, now: .now) }

  init(folder: String?, now: FileStatus.Time) {
    start = now
    cache = folder.map { BlockCache(folder: $0, kind: "digests", root: "/", makers: []) }
  }

  /// The digest of a file.
  package mutating func digest(of file: FontFileIdentity) -> String {
    let status = file.status
    guard let cache, FontIndex.Stamp(status).isSettled(at: start) else { return file.digest() }
    let numbers = [
      Int(truncatingIfNeeded: status.identity.device),
      Int(truncatingIfNeeded: status.identity.inode), status.size, Int(status.modified.seconds),
      Int(status.modified.nanoseconds), Int(status.changed.seconds),
      Int(status.changed.nanoseconds),
    ]
    let name = numbers.map(String.init).joined(separator: "/")
    if let known = cache[name] { return String(decoding: known, as: UTF8.self) }
    let digest = file.digest()
    found[name] = Array(digest.utf8)
    return digest
  }

  /// Caches new digests for the next run.
  package func keep() {
    guard let cache, !found.isEmpty else { return }
    let known = cache.blocks.mapValues { Array($0) }
    cache.keep(found.merging(known) { new, _ in new }.map { ($0.key, $0.value) })
  }
}
