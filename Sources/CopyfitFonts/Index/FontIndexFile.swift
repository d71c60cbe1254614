internal import CopyfitFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The file that an index is kept in between runs.
///
/// Whatever is wrong with it, it is the same as no file. One that others can write to is not read: they
/// could say which faces a machine has.
@safe
struct FontIndexFile {
  /// Larger files are none of ours; 10,000 faces take some 10 MB.
  static let largestSize = 64 << 20
  static let name = "fonts.index"

  private let folder: String

  init(folder: String) { self.folder = folder }

  private var path: String { folder + "/" + Self.name }

  /// The index, or `nil` if there is none that can be trusted.
  func read() -> FontIndex? {
    // Without blocking: a pipe may stand in the file's place.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, Self.isTrusted(status) else { return nil }
    guard let bytes = Self.bytes(of: descriptor, count: Int(status.st_size)) else { return nil }
    return FontIndex(encoded: bytes.span)
  }

  /// Writes the index beside its place and moves it there, so that nobody reads half of it.
  func write(_ index: FontIndex) {
    let bytes = index.encoded()
    guard bytes.count <= Self.largestSize, Self.makeFolder(folder) else { return }
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { return }
    let isWritten = Self.write(bytes, to: descriptor)
    // Some file systems say only here that the disk is full.
    let isWhole = close(descriptor) == 0 && isWritten
    guard isWhole, unsafe rename(template, path) == 0 else {
      unsafe unlink(template)
      return
    }
  }

  private static func isTrusted(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_uid == geteuid()
      && status.st_mode & (S_IWGRP | S_IWOTH) == 0 && status.st_size <= largestSize
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

  /// Makes a folder and those above it that are missing, for this user alone.
  private static func makeFolder(_ path: String) -> Bool {
    if (try? FileStatus(path))?.kind == .folder { return true }
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      return unsafe mkdir(path, 0o700) == 0
    }
    guard makeFolder(String(path[..<slash])) else { return false }
    // Another process may just have made it.
    return unsafe mkdir(path, 0o700) == 0 || errno == EEXIST
  }
}
