internal import CopyfitFiles

/// Reads the faces of installed font files, those that it knows from an earlier run without opening them.
struct FontIndexer {
  private let folder: String?
  private let known: FontIndex
  private var seen = FontIndex()
  private var isChanged = false
  private let start: FileStatus.Time

  /// Reads the index in a folder; `nil` for none.
  init(folder: String?, now: FileStatus.Time = .now) {
    self.folder = folder
    start = now
    known = folder.flatMap { FontIndexFile(folder: $0).read() } ?? FontIndex()
  }

  /// The faces of a file, from the index or from its tables.
  mutating func faces(
    of path: String
  ) throws(FontError) -> (faces: [FontFaceSummary], problem: FontError?) {
    guard folder != nil else { return try FontFaceSummary.faces(ofFile: path, isInstalled: true) }
    let stamp = FontIndex.Stamp(try FontError.status(of: path))
    if let entry = known.entries[path], entry.stamp == stamp {
      seen.entries[path] = entry
      return (entry.faces, nil)
    }
    let read = try FontFaceSummary.faces(ofFile: path, isInstalled: true)
    // A file with damage is read again each time, so the damage is reported each time.
    if read.problem == nil, stamp.isSettled(at: start) {
      seen.entries[path] = FontIndex.Entry(stamp: stamp, faces: read.faces)
      isChanged = true
    }
    return read
  }

  /// Writes what was read where it differs from what was known.
  ///
  /// An index that cannot be written is missing the next time; no result depends on it.
  func save() {
    guard let folder, isChanged || seen.entries.count != known.entries.count else { return }
    FontIndexFile(folder: folder).write(seen)
  }
}
