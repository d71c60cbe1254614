#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Looks into folders.
package enum SourceFolder {
  /// What a name in a folder stands for.
  package enum Kind: Hashable, Sendable {
    case file, folder
    /// A symbolic link to a folder, which may lead back to where it is.
    case linkedFolder
    case other
  }

  /// A name in a folder.
  package struct Entry: Hashable, Sendable {
    /// The name, without the folder's path.
    package var name: String
    /// What it stands for.
    package var kind: Kind
    /// Whether it is a symbolic link.
    package var isLink: Bool
  }

  /// What a path stands for, links followed; `nil` where there is nothing.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return kind(of: status)
  }

  /// What stands at a path itself: a link is neither a file nor a folder; `nil` where there is nothing.
  package static func kind(withoutFollowing path: String) -> Kind? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    return kind(of: status)
  }

  /// Whether a name is taken, be it by a link that leads nowhere.
  package static func holds(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// The working folder, as an absolute path.
  package static var current: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The absolute path of a file or folder without links, `.` and `..`; `nil` where there is nothing, where a
  /// folder on the way may not be searched, and where the path is not UTF-8.
  package static func realPath(of path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(validatingCString: real)
  }

  /// More links than any system follows.
  private static let maximumLinks = 64

  /// Where a path leads, links followed, also where nothing is there; `nil` where links lead in a circle.
  ///
  /// - Returns: An absolute path without `.` and `..`, and without links as far as folders let them be seen.
  package static func destination(of path: String) -> String? {
    if let real = realPath(of: path) { return real }
    var rest = names(of: path.hasPrefix("/") ? path : FilePath.joined(current, path))
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

  /// The names of a path, the last one first; bytes tell them apart, as a slash may be part of a character.
  private static func names(of path: String) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }.filter { $0 != "." }
      .reversed()
  }

  /// What a symbolic link says; `nil` where there is no link.
  package static func target(ofLink path: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let start = unsafe start else { return nil }
      let count = unsafe readlink(path, start, buffer.count)
      guard count >= 0, count < buffer.count else { return nil }
      return unsafe String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  ///
  /// - Throws: `FileError` where the folder is missing or cannot be read.
  package static func entries(of path: String) throws(FileError) -> [Entry] {
    guard let folder = unsafe opendir(path) else { throw FileError(code: errno) }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let next = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &next.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries.append(entry(name, in: path))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func entry(_ name: String, in folder: String) -> Entry {
    let path = folder + "/" + name
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else {
      return Entry(name: name, kind: .other, isLink: false)
    }
    guard status.st_mode & S_IFMT == S_IFLNK else {
      return Entry(name: name, kind: kind(of: status), isLink: false)
    }
    let target = kind(of: path) ?? .other
    return Entry(name: name, kind: target == .folder ? .linkedFolder : target, isLink: true)
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
