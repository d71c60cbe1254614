#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads folders.
package enum SourceFolder {
  /// The kind of an entry.
  package enum Kind: Hashable, Sendable {
    case file, folder
    /// A symbolic link to a folder, which may be one of its parents.
    case linkedFolder
    case other
  }

  /// An entry of a folder.
  package struct Entry: Hashable, Sendable {
    /// The name, without the folder's path; if it is not UTF-8, the displayable text of `PathText`.
    package var name: String
    /// The kind.
    package var kind: Kind
    /// Whether it is a symbolic link.
    package var isLink: Bool
    /// Whether the name is UTF-8; other entries cannot be opened by name.
    package var isUTF8 = true
  }

  /// The kind of a path's target; `nil` if nothing is there.
  package static func kind(of path: String) -> Kind? {
    (try? FileStatus(path)).map { Kind($0.kind) }
  }

  /// The kind of a path itself, without following a link; `nil` if nothing is there.
  package static func kind(withoutFollowing path: String) -> Kind? {
    (try? FileStatus(path, followingLinks: false)).map { Kind($0.kind) }
  }

  /// Whether a name is in use, even by a broken link.
  package static func holds(_ path: String) -> Bool {
    kind(withoutFollowing: path) != nil
  }

  /// The absolute path of a file or folder without links, `.` and `..`; `nil` if nothing is there, a folder in the path
  /// may not be searched, or the path is not UTF-8.
  package static func realPath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(validatingCString: real)
  }

  /// The maximum number of links, more than any system follows.
  private static let maximumLinks = 64

  /// The target of a path after links are followed, even if nothing exists there; `nil` for a cycle of links.
  ///
  /// - Returns: An absolute path without `.` and `..`, and without links in readable folders.
  package static func destination(of path: String) -> String? {
    if let real = realPath(of: path) { return real }
    // Without a working folder, a relative path has no target.
    guard path.hasPrefix("/") || WorkingFolder.path != nil else { return nil }
    var rest = names(
      of: path.hasPrefix("/") ? path : FilePath.joined(WorkingFolder.path ?? "/", path))
    var (folder, links): ([Substring], Int) = ([], 0)
    while let name = rest.popLast() {
      if name == ".." {
        _ = folder.popLast()
        continue
      }
      folder.append(name)
      guard let target = target(ofLink: "/" + folder.joined(separator: "/")) else { continue }
      links += 1
      if links > maximumLinks { return nil }
      if target.utf8.first == UInt8(ascii: "/") { folder = [] } else { folder.removeLast() }
      rest += names(of: target)
    }
    return "/" + folder.joined(separator: "/")
  }

  /// The names of a path, the last one first; split by bytes, because a slash may be part of a character.
  private static func names(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.filter { $0 != "." }
      .reversed()
  }

  /// The target of a symbolic link as written; `nil` if the path is not a link.
  package static func target(ofLink path: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let start = unsafe start else { return nil }
      let count = unsafe readlink(path, start, buffer.count)
      guard count >= 0, count < buffer.count else { return nil }
      return unsafe String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  /// The entries of a folder, sorted by the bytes of their names, without `.` and `..`.
  ///
  /// - Throws: `FileError` if the folder is missing or cannot be read.
  package static func entries(of path: String) throws(FileError) -> [Entry] {
    do {
      return try entries(of: path, atMost: .max) ?? []
    } catch {
      throw FileError(code: error.code)
    }
  }

  /// The entries of a folder; `nil` if there are more than `limit`.
  package static func entries(
    of path: String, atMost limit: Int
  ) throws(FileStatus.Failure) -> [Entry]? {
    guard let folder = unsafe opendir(path) else { throw FileStatus.Failure(code: errno) }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let next = unsafe readdir(folder) {
      let bytes = unsafe withUnsafeBytes(of: &next.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      let name = PathText(bytes)
      if name.shown == "." || name.shown == ".." { continue }
      guard entries.count < limit else { return nil }
      // A kind that the folder names is known even if the path is too long for the system.
      let known: Kind? =
        switch unsafe Int(next.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: nil
        }
      entries.append(
        known.map { Entry(name: name.shown, kind: $0, isLink: false, isUTF8: name.isUTF8) }
          ?? entry(name, at: Array(path.utf8) + [0x2F] + bytes))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func entry(_ name: PathText, at bytes: [UInt8]) -> Entry {
    let path = bytes.map(CChar.init(bitPattern:)) + [0]
    var entry = Entry(name: name.shown, kind: .other, isLink: false, isUTF8: name.isUTF8)
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return entry }
    entry.isLink = status.st_mode & S_IFMT == S_IFLNK
    if entry.isLink, unsafe stat(path, &status) != 0 { return entry }
    entry.kind = Kind(FileStatus(status).kind)
    if entry.isLink, entry.kind == .folder { entry.kind = .linkedFolder }
    return entry
  }
}

extension SourceFolder.Kind {
  fileprivate init(_ kind: FileStatus.Kind) {
    switch kind {
    case .file: self = .file
    case .folder: self = .folder
    case .link, .other: self = .other
    }
  }
}
