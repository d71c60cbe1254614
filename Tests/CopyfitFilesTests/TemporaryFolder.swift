import CopyfitFiles
import Foundation
import Testing

/// A folder with a few files, which is removed when the test ends.
final class TemporaryFolder {
  /// The absolute path without links.
  let path: String

  /// - Parameter files: The content of each file, by its path. A path that ends in `/` is a folder; content with the
  ///   prefix `->` is a link to the rest.
  init(_ files: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/copyfit-files-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = try #require(SourceFolder.realPath(of: folder))
    for (file, text) in files { try write(text, to: file) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let full = path + "/" + file
    if file.hasSuffix("/") {
      return try FileManager.default.createDirectory(
        atPath: full, withIntermediateDirectories: true)
    }
    try FileManager.default.createDirectory(
      atPath: FilePath.parent(full), withIntermediateDirectories: true)
    if text.hasPrefix("->") {
      return try FileManager.default.createSymbolicLink(
        atPath: full, withDestinationPath: String(text.dropFirst(2)))
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: full))
  }
}
