internal import CopyfitFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Finds the font files in a folder and the folders below it, in the order of their names.
package struct FontFileFinder {
  /// The maximum nesting of folders that are searched.
  static let deepest = 16
  /// The maximum number of files and folders in all folders together, a few seconds.
  ///
  /// The largest collections of fonts have about ten thousand. A configuration may name any folder, even `/`.
  package static let maximumEntries = 100_000
  static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  private(set) var files: [String] = []
  private(set) var problems: [FontError] = []
  private var visited: Set<FileStatus.Identity> = []
  private let limit: Int
  /// The number of files and folders so far.
  private var count = 0
  /// Whether the maximum was reached.
  private var isExhausted = false

  init(limit: Int = maximumEntries) { self.limit = limit }

  /// Searches a folder; a font file in its place is accepted, too.
  ///
  /// For a folder that is too large, the fonts found before the limit are kept.
  mutating func find(in path: String) {
    do throws(FontError) {
      let status = try FontError.status(of: path)
      if status.kind == .folder {
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
    // Without this check, a link to an outer folder would be followed forever.
    guard !isExhausted, depth <= Self.deepest, visited.insert(status.identity).inserted else {
      return
    }
    let found = try FontError.looking(at: path) { () throws(FileStatus.Failure) in
      try SourceFolder.entries(of: path, atMost: limit - count)
    }
    guard let entries = found else {
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
        try visit(child, isFile: entry.kind == .file && !entry.isLink, depth: depth)
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
    // A broken link matters only if it is named like a font.
    guard let status = try? FileStatus(path) else {
      if isFont { _ = try FontError.status(of: path) }
      return
    }
    if status.kind == .folder {
      try walk(path, status, depth: depth + 1)
    } else if isFont {
      files.append(path)
    }
  }

  /// Whether a file is named like a font.
  package static func hasFontExtension(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(path[path.index(after: dot)...].lowercased())
  }
}
