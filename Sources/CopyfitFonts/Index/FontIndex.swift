internal import CopyfitFiles

/// The results of reading font files in earlier runs, by path.
///
/// A file's entry is valid only while the file is unchanged. Its place on the disk, its size and its times are
/// compared, so that a changed font is found without reading it.
struct FontIndex: Hashable, Sendable {
  /// The state of a file when it was read.
  struct Stamp: Hashable, Sendable {
    let identity: FileStatus.Identity
    let size: Int
    let modified: FileStatus.Time
    let changed: FileStatus.Time
  }

  /// An undamaged file and its faces.
  struct Entry: Hashable, Sendable {
    let stamp: Stamp
    let faces: [FontFaceSummary]
  }

  var entries: [String: Entry] = [:]
}

extension FontIndex.Stamp {
  init(_ status: FileStatus) {
    identity = status.identity
    size = status.size
    modified = status.modified
    changed = status.changed
  }

  /// Whether a later change would give another stamp.
  ///
  /// A file that was just written may be written again within one tick of the file system's clock, with the same stamp.
  func isSettled(at now: FileStatus.Time) -> Bool {
    changed.seconds < now.seconds - Self.longestTick
  }

  /// The maximum tick in seconds; the clocks of file systems in use tick every 10 milliseconds or faster.
  private static let longestTick: Int64 = 2
}
