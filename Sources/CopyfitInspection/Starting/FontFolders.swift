internal import CopyfitFiles
internal import CopyfitProject
internal import CopyfitSourceText

/// Finds the folders of a project that hold font files.
enum FontFolders {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// The folders, relative to the project's, in the order of their bytes; those of other people's sources
  /// and of products of a build are left out, and so are hidden ones.
  static func all(below root: String) -> [String] {
    var folders: Set<String> = []
    var open = [""]
    while let folder = open.popLast() {
      let entries = (try? SourceFolder.entries(of: FilePath.joined(root, folder))) ?? []
      for entry in entries where entry.isUTF8 && !FileWalk.isUnconventional(entry.name) {
        if entry.kind == .folder { open.append(FilePath.joined(folder, entry.name)) }
        if isFont(entry.name) { folders.insert(folder.isEmpty ? "." : folder) }
      }
    }
    return folders.sortedByBytes()
  }

  private static func isFont(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}
