internal import CopyfitFiles

/// Reads the faces of installed font files; files in the index of an earlier run are not opened.
struct FontIndexer {
  private let folder: String?
  private let known: FontIndex
  private var seen = FontIndex()
  private var isChanged = false
  private let start: FileStatus.Time

  /// Reads the index in a folder; `nil` for no index.
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
    // A damaged file is read each time, so that the damage is reported each time.
    if read.problem == nil, stamp.isSettled(at: start) {
      seen.entries[path] = FontIndex.Entry(stamp: stamp, faces: read.faces)
      isChanged = true
    }
    return read
  }

  /// Writes the index if it has changed.
  ///
  /// If it cannot be written, the next run reads the fonts again. No result depends on it.
  func save() {
    guard let folder, isChanged || seen.entries.count != known.entries.count else { return }
    FontIndexFile(folder: folder).write(seen)
  }
}
