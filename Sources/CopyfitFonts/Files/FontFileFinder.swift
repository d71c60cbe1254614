internal import CopyfitFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Finds the font files in a folder and the folders below it, in the order of their names.
struct FontFileFinder {
  /// Folders nested deeper are not looked into.
  static let deepest = 16
  /// How many files and folders are looked at in all folders together, which is a matter of seconds.
  ///
  /// The largest collections of fonts have some ten thousand. A configuration may name any folder, also `/`.
  static let maximumEntries = 100_000
  static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  private(set) var files: [String] = []
  private(set) var problems: [FontError] = []
  private var visited: Set<FileStatus.Identity> = []
  private let limit: Int
  /// How many files and folders were looked at.
  private var count = 0
  /// Whether there were more than may be looked at.
  private var isExhausted = false

  init(limit: Int = maximumEntries) { self.limit = limit }

  /// Looks through a folder; a font file in its place is taken as it is.
  ///
  /// Of a folder that is too large, the fonts stay that were found before the limit.
  mutating func find(in path: String) {
    do throws(FontError) {
      let status = try FileStatus(path)
      if status.kind == .directory {
        try walk(path, status, depth: 0)
        if isExhausted { problems.append(.tooManyEntries(path: path, limit: limit)) }
      } else {
        files.append(path)
      }
    } catch {
      problems.append(error)
    }
  }

  private mutating func walk(
    _ path: String, _ status: FileStatus, depth: Int
  ) throws(FontError) {
    // A link to a folder above would otherwise be followed without end.
    guard !isExhausted, depth <= Self.deepest, visited.insert(status.identity).inserted else {
      return
    }
    guard let entries = try DirectoryReader(path).entries(atMost: limit - count) else {
      isExhausted = true
      return
    }
    count += entries.count
    for entry in entries where !isExhausted && !entry.name.hasPrefix(".") {
      let child = path.hasSuffix("/") ? path + entry.name : path + "/" + entry.name
      guard entry.isUTF8 else {
        if Self.hasFontExtension(child) { problems.append(.unreadable(path: child, code: EILSEQ)) }
        continue
      }
      do throws(FontError) {
        try visit(child, isFile: entry.isFile, depth: depth)
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func visit(_ path: String, isFile: Bool, depth: Int) throws(FontError) {
    let isFont = Self.hasFontExtension(path)
    if isFile {
      if isFont { files.append(path) }
      return
    }
    // A link to nowhere matters only where it is named like a font.
    guard let status = try? FileStatus(path) else {
      if isFont { _ = try FileStatus(path) }
      return
    }
    if status.kind == .directory {
      try walk(path, status, depth: depth + 1)
    } else if isFont {
      files.append(path)
    }
  }

  private static func hasFontExtension(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(path[path.index(after: dot)...].lowercased())
  }
}

/// The names in one folder.
@safe
private struct DirectoryReader: ~Copyable {
  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif

  init(_ path: String) throws(FontError) {
    guard let stream = unsafe opendir(path) else {
      throw .unreadable(path: path, code: errno)
    }
    unsafe self.stream = stream
  }

  deinit { unsafe closedir(stream) }

  struct Entry {
    let name: String
    /// Whether the name can be opened: what is not UTF-8 is only shown.
    let isUTF8: Bool
    /// Whether the entry is known to be a regular file without looking at it.
    let isFile: Bool
  }

  /// All entries but the folder itself and the one around it, by the bytes of their names; `nil` where there
  /// are more than a number.
  consuming func entries(atMost limit: Int) -> [Entry]? {
    var entries: [Entry] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        PathText(unsafe Array(bytes.prefix { $0 != 0 }))
      }
      if name.shown == "." || name.shown == ".." { continue }
      guard entries.count < limit else { return nil }
      let isFile = unsafe Int(entry.pointee.d_type) == Int(DT_REG)
      entries.append(Entry(name: name.shown, isUTF8: name.isUTF8, isFile: isFile))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
