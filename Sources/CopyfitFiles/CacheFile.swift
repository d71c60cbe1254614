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
    // Does not block, because the file may be a pipe.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Self.isTrusted(status) else { return nil }
    return Self.bytes(of: descriptor, count: Int(status.st_size))
  }

  /// Writes the bytes to a temporary file and renames it, so that an incomplete file is never read.
  package func write(_ bytes: [UInt8]) {
    guard bytes.count <= Self.maximumSize, Self.makeFolder(folder) else { return }
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { return }
    let isWritten = Self.write(bytes, to: descriptor)
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

  private static func bytes(of descriptor: Int32, count: Int) -> [UInt8]? {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        guard let start = buffer.baseAddress else { return }
        let read = unsafe Self.read(descriptor, start + initialized, count - initialized)
        guard read > 0 else { return }
        initialized += read
      }
    }
    return bytes.count == count ? bytes : nil
  }

  private static func read(
    _ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, start, count)
    #elseif canImport(Glibc)
      unsafe Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, start, count)
    #endif
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        guard let start = buffer.baseAddress else { return false }
        let written = unsafe Self.write(descriptor, start + done, buffer.count - done)
        guard written > 0 else { return false }
        done += written
      }
      return true
    }
  }

  private static func write(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(descriptor, start, count)
    #elseif canImport(Glibc)
      unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #endif
  }

  /// Creates a folder and its missing parents, accessible only to this user.
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
