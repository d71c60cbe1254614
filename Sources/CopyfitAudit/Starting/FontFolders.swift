internal import CopyfitFiles
internal import CopyfitSourceText
internal import Foundation

/// Finds the folders of a project that hold font files.
enum FontFolders {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// The folders, relative to the project's, in the order of their bytes; those of other people's sources
  /// and of products of a build are left out, and so are hidden ones.
  static func all(below root: String) -> [String] {
    var folders: Set<String> = []
    guard let files = FileManager.default.enumerator(atPath: root) else { return [] }
    while let path = files.nextObject() as? String {
      let name = FilePath.name(path)
      if FileWalk.isUnconventional(name) {
        files.skipDescendants()
        continue
      }
      guard let dot = name.lastIndex(of: "."),
        extensions.contains(name[name.index(after: dot)...].lowercased())
      else { continue }
      folders.insert(path == name ? "." : FilePath.parent(path))
    }
    return folders.sortedByBytes()
  }
}
