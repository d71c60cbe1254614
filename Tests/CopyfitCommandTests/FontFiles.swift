import Foundation

/// The font files that tests need and that a machine may lack.
enum FontFiles {
  static func exist(_ paths: [String]) -> Bool {
    paths.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }
}
