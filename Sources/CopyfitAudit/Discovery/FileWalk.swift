internal import CopyfitSourceText

/// Lists the files below a folder that a project can be made of.
///
/// Links to folders are not followed, so that no loop can be entered.
struct FileWalk {
  /// A file and whether it lies where an app's own sources do.
  struct File: Hashable {
    /// Relative to the folder, separated by `/`.
    var path: String
    /// Whether no folder on its way holds other people's sources or products of a build.
    var isConventional: Bool
  }

  /// Folders of other people's sources and of products of a build.
  static let unconventionalFolders: Set<String> = [
    "Pods", "Carthage", ".build", "build", "DerivedData", "node_modules",
  ]

  /// Extensions of files that are read, or counted as not read yet.
  static let extensions = ["storyboard", "xib", "strings", "xcstrings", "stringsdict", "xliff"]

  /// Whether folders that are not conventional are left out altogether.
  var isConventionalOnly: Bool
  /// Paths that were asked for: what lies on the way to them does not count against a file.
  var asked: [String]

  /// The files below a folder, sorted by their bytes; folders that cannot be read are passed over.
  func files(below folder: String) -> [File] {
    var files: [File] = []
    var open = [File(path: "", isConventional: true)]
    while let next = open.popLast() {
      let place = FilePath.joined(folder, next.path)
      let entries = try? SourceFolder.entries(of: place)
      for entry in entries ?? [] {
        visit(entry, in: next, files: &files, open: &open)
      }
    }
    return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private func visit(
    _ entry: SourceFolder.Entry, in folder: File, files: inout [File], open: inout [File]
  ) {
    var file = File(path: FilePath.joined(folder.path, entry.name), isConventional: true)
    let isAsked = asked.contains(file.path)
    file.isConventional = folder.isConventional || isAsked
    switch entry.kind {
    case .file:
      if Self.isOfUse(file.path) { files.append(file) }
    case .folder where entry.name != ".git":
      if !isAsked, Self.unconventionalFolders.contains(entry.name) { file.isConventional = false }
      let leadsToAsked = asked.contains { $0.hasPrefix(file.path + "/") }
      if file.isConventional || !isConventionalOnly || leadsToAsked { open.append(file) }
    default: break
    }
  }

  private static func isOfUse(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix("." + $0) }
      || path.hasSuffix(".xcodeproj/project.pbxproj")
  }
}
