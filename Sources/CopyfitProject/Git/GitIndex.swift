internal import CopyfitFiles

/// The files that git tracks in a work tree, as its index says.
///
/// Read as data, by gitformat-index(5): versions 2 to 4, with SHA-1 and SHA-256, split and sparse.
struct GitIndex {
  /// Why an index cannot be read.
  enum Failure: Error, Hashable {
    case file(FileError)
    /// It is not an index, or its version or one of its extensions is unknown.
    case format

    /// What is wrong, in a clause for a person.
    var message: String {
      switch self {
      case .file(let error): error.message
      case .format: "it is not of a known form"
      }
    }
  }

  /// A file, or what stands in place of one.
  struct Entry {
    enum Kind: Hashable {
      case file, link, submodule
      /// A folder that a sparse checkout leaves out with all that is in it.
      case folder
    }

    /// From the top of the work tree on; a folder's without the slash.
    var path: [UInt8]
    var kind: Kind
    /// Whether the checkout left it out.
    var isSkipped: Bool
    /// What git knows of the file that it checked out.
    var stamp: FileStamp
    /// The name of the object, in bytes.
    var object: ArraySlice<UInt8>
  }

  /// Sorted by the bytes of their paths.
  let entries: [Entry]
  /// When the index was written.
  let stamp: FileStamp?

  /// The first entry at a path or behind it.
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

  /// The entry at a path; `nil` where git tracks no file there.
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

  /// Whether a sparse checkout leaves out a file, itself or with a folder.
  func isLeftOut(_ path: String) -> Bool {
    if self[path]?.isSkipped == true { return true }
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: .slash) {
      folder = folder[..<slash]
      if self[String(folder)]?.kind == .folder { return true }
    }
    return false
  }

  /// Whether a file is as git checked it out, as its size and time say; `false` where that is uncertain.
  ///
  /// A file that was written when the index was, or later, may have changed without a sign.
  func isUntouched(_ entry: Entry, _ file: FileStamp) -> Bool {
    guard let stamp, entry.stamp.modified < stamp.modified else { return false }
    return entry.stamp == file
  }
}
