internal import CopyfitFiles
internal import CopyfitSourceText

/// Finds the font files of a project.
///
/// `UIAppFonts` of an app's `Info.plist` names such files without their folders, so that all are looked for.
/// Those of other people's sources and of products of a build are left out, and so are hidden ones and links.
package enum ProjectFontFiles {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// The files below a project's folder, relative to it, in the order of their bytes.
  package static func all(below root: String) -> [String] {
    var files: [String] = []
    var open = [""]
    while let folder = open.popLast() {
      let entries = (try? SourceFolder.entries(of: FilePath.joined(root, folder))) ?? []
      for entry in entries where entry.isUTF8 && !FileWalk.isUnconventional(entry.name) {
        let path = FilePath.joined(folder, entry.name)
        if entry.kind == .folder { open.append(path) }
        if entry.kind == .file, isFont(entry.name) { files.append(path) }
      }
    }
    return files.sortedByBytes()
  }

  /// The folders that hold font files, likewise.
  package static func folders(below root: String) -> [String] {
    let folders = Set(all(below: root).map { FilePath.parent($0) })
    return folders.map { $0.isEmpty ? "." : $0 }.sortedByBytes()
  }

  private static func isFont(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}
