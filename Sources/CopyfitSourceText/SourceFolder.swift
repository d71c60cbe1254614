#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Looks into folders.
public enum SourceFolder {
  /// What a name in a folder stands for.
  public enum Kind: Hashable, Sendable {
    case file, folder
    /// A symbolic link to a folder, which may lead back to where it is.
    case linkedFolder
    case other
  }

  /// A name in a folder.
  public struct Entry: Hashable, Sendable {
    /// The name, without the folder's path.
    public var name: String
    /// What it stands for.
    public var kind: Kind
  }

  /// What a path stands for, links followed; `nil` where there is nothing.
  public static func kind(of path: String) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return kind(of: status)
  }

  /// Whether a name is taken, be it by a link that leads nowhere.
  public static func holds(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  /// The working folder, as an absolute path.
  public static var current: String {
    guard let path = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  ///
  /// - Throws: `SourceTextError` where the folder is missing or cannot be read.
  public static func entries(of path: String) throws(SourceTextError) -> [Entry] {
    guard let folder = unsafe opendir(path) else { throw SourceTextError(code: errno) }
    defer { unsafe closedir(folder) }
    var entries: [Entry] = []
    while let next = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &next.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      entries.append(Entry(name: name, kind: linkKind(of: path + "/" + name)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func linkKind(of path: String) -> Kind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return .other }
    guard status.st_mode & S_IFMT == S_IFLNK else { return kind(of: status) }
    guard unsafe stat(path, &status) == 0 else { return .other }
    let target = kind(of: status)
    return target == .folder ? .linkedFolder : target
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
