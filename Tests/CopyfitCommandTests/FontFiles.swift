import Foundation

/// The font files that tests need, which may not be installed.
enum FontFiles {
  static func exist(_ paths: [String]) -> Bool {
    paths.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }
}
