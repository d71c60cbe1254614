internal import CopyfitFiles

/// The files that git tracks in a work tree, from its index.
///
/// It is read as data, according to gitformat-index(5): versions 2 to 4, with SHA-1 and SHA-256, split and sparse.
struct GitIndex {
  /// The reason why an index cannot be read.
  enum Failure: Error, Hashable {
    case file(FileError)
    /// It is not an index, or its version or one of its extensions is unknown.
    case format

    /// The reason, as a clause.
    var message: String {
      switch self {
      case .file(let error): error.message
      case .format: "it is not of a known form"
      }
    }
  }

  /// A tracked file, link, submodule or folder.
  struct Entry {
    enum Kind: Hashable {
      case file, link, submodule
      /// A folder whose whole content a sparse checkout leaves out.
      case folder
    }

    /// The path relative to the top of the work tree; a folder's path has no slash at its end.
    var path: [UInt8]
    var kind: Kind
    /// Whether the checkout left it out.
    var isSkipped: Bool
    /// The status of the file when git checked it out.
    var stamp: FileStamp
    /// The name of the object, in bytes.
    var object: ArraySlice<UInt8>
  }

  /// The entries, sorted by the bytes of their paths.
  let entries: [Entry]
  /// The status of the index file.
  let stamp: FileStamp?

  /// The index of the first entry at or after a path.
  private func position(of path: some Collection<UInt8>) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].path.lexicographicallyPrecedes(path) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The entry at a path; `nil` if git tracks no file there.
  subscript(path: String) -> Entry? {
    let position = position(of: path.utf8)
    guard position < entries.count, entries[position].path.elementsEqual(path.utf8) else {
      return nil
    }
    return entries[position]
  }

  /// Whether git tracks a file, or anything in a folder.
  func tracks(_ path: String) -> Bool {
    if self[path] != nil || isLeftOut(path) { return true }
    let folder = Array(path.utf8) + [.slash]
    let position = position(of: folder)
    return position < entries.count && entries[position].path.starts(with: folder)
  }

  func isSubmodule(_ path: String) -> Bool { self[path]?.kind == .submodule }

  /// Whether a sparse checkout leaves out a file, by itself or with a folder.
  func isLeftOut(_ path: String) -> Bool {
    if self[path]?.isSkipped == true { return true }
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: .slash) {
      folder = folder[..<slash]
      if self[String(folder)]?.kind == .folder { return true }
    }
    return false
  }

  /// Whether size and time show that a file is unchanged since the checkout; `false` if that is uncertain.
  ///
  /// A file that was written at the same time as the index, or later, may have changed without a visible sign.
  func isUntouched(_ entry: Entry, _ file: FileStamp) -> Bool {
    guard let stamp, entry.stamp.modified < stamp.modified else { return false }
    return entry.stamp == file
  }
}
