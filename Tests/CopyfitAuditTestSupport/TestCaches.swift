internal import Foundation

/// The caches that checks of temporary projects share: without optimization, reading the installed fonts takes seconds.
enum TestCaches {
  /// A folder of this process, which is removed at its end.
  static let folder: String = {
    atexit { try? FileManager.default.removeItem(atPath: path) }
    return path
  }()

  private static let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("copyfit-caches-\(ProcessInfo.processInfo.processIdentifier)").path
}
