#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A file that keeps reproducible data between runs.
///
/// A file with any problem counts as missing. A file that other users can write to is not read, because they could
/// change the program's results.
@safe
package struct CacheFile {
  /// The maximum size of a file that is read or written.
  package static let maximumSize = 64 << 20

  private let folder: String
  private let name: String

  /// Creates a file with a name in a folder; `write` creates the folder if it is missing.
  package init(folder: String, name: String) { (self.folder, self.name) = (folder, name) }

  private var path: String { folder + "/" + name }

  /// The file's bytes; `nil` if there is no trusted file.
  package func read() -> [UInt8]? {
    // Opening does not wait, although the file may be a pipe.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Self.isTrusted(status) else { return nil }
    let bytes = try? Descriptor.bytes(of: descriptor, count: Int(status.st_size))
    return bytes?.count == Int(status.st_size) ? bytes : nil
  }

  /// Writes the bytes to a temporary file and renames it, so that an incomplete file is never read.
  package func write(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumSize, Self.makeFolder(folder) else { return }
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { return }
    let isWritten = Descriptor.write(bytes, to: descriptor)
    // Some file systems report a full disk only here.
    let isWhole = close(descriptor) == 0 && isWritten
    guard isWhole, unsafe rename(template, path) == 0 else {
      unsafe unlink(template)
      return
    }
  }

  /// Removes the oldest files whose names start with `prefix`, except the newest `count`.
  package static func removeOldest(in folder: String, prefix: String, leaving count: Int) {
    let files = ((try? SourceFolder.entries(of: folder)) ?? []).filter {
      $0.name.hasPrefix(prefix) && $0.kind == .file && !$0.isLink
    }
    guard files.count > count else { return }
    let dated = files.map { file in
      (path: folder + "/" + file.name, stamp: FileStamp(of: folder + "/" + file.name)?.modified)
    }
    let oldest = dated.sorted { first, second in
      guard let first = first.stamp, let second = second.stamp else { return first.stamp == nil }
      return first < second
    }
    for file in oldest.dropLast(count) { unsafe unlink(file.path) }
  }

  private static func isTrusted(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
      && status.st_mode & (S_IWGRP | S_IWOTH) == 0 && status.st_size <= maximumSize
  }

  /// Creates a folder and its missing parents, for this user alone.
  private static func makeFolder(_ path: String) -> Bool {
    if SourceFolder.kind(of: path) == .folder { return true }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return unsafe mkdir(path, 0o700) == 0
    }
    guard makeFolder(String(path[..<slash])) else { return false }
    // Another process may just have created it.
    return unsafe mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}
