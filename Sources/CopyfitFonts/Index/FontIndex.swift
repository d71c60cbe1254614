internal import CopyfitFiles

/// What earlier runs read from font files, by path.
///
/// A file's entry counts only as long as the file is the same: its place on the disk, its size and its
/// times are compared, so that changing a font is noticed without reading it.
struct FontIndex: Hashable, Sendable {
  /// The state of a file when it was read.
  struct Stamp: Hashable, Sendable {
    let identity: FileStatus.Identity
    let size: Int
    let modified: FileStatus.Time
    let changed: FileStatus.Time
  }

  /// A file without damage, and its faces.
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

  /// Whether a change from now on would give another stamp.
  ///
  /// A file that was written in this moment may be written again within one tick of the file system's
  /// clock, and look the same.
  func isSettled(at now: FileStatus.Time) -> Bool {
    changed.seconds < now.seconds - Self.longestTick
  }

  /// In seconds; the clocks of file systems in use tick every 10 milliseconds or faster.
  private static let longestTick: Int64 = 2
}
