internal import CopyfitFiles
internal import CopyfitLabels

/// The programs that the sources of a project belong to, by their folders.
///
/// The words of a folder's name are looked for once, not for each text in its sources.
struct FolderPrograms: Sendable {
  private var known: [String: Label.Surface?] = [:]
  private var macFolders = MacFolders()

  /// No sources.
  init() {}

  init(_ files: ProjectFiles) {
    macFolders = files.macFolders
    for file in files.swiftSources + files.objectiveCSources {
      let folder = FilePath.parent(file)
      if known[folder] == nil { known[folder] = .some(found(file)) }
    }
  }

  /// The surface of the program that a source belongs to; `nil` for the app itself.
  func program(of file: String) -> Label.Surface? { known[FilePath.parent(file)] ?? found(file) }

  private func found(_ file: String) -> Label.Surface? {
    Label.Surface(target: file) ?? (macFolders.contain(file) ? .otherSystem : nil)
  }
}
