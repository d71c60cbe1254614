internal import CopyfitFiles
package import CopyfitFindings

/// A file of a relevant kind that is left out because it is not the app's, or because of the configuration.
package struct LeftOutFile: Hashable, Sendable {
  /// The path relative to the project.
  package var path: String
  package var reason: SkipReason
  /// Whether it is a storyboard or xib.
  package var isDocument: Bool

  /// Several files that are no storyboards and xibs, with the same reason.
  static func all(_ paths: [String], _ reason: SkipReason) -> [LeftOutFile] {
    paths.map { LeftOutFile(path: $0, reason: reason, isDocument: false) }
  }

  /// The files of a folder that are in none of the projects that its configuration lists.
  static func outside(
    _ members: [ProjectRoot], of root: ProjectRoot, _ configuration: Configuration
  ) -> [LeftOutFile] {
    let selection = FileSelection(root: root, configuration: configuration)
    let folders = members.map { $0.folder + "/" }
    func isOutside(_ file: String) -> Bool {
      let path = FilePath.joined(root.folder, file)
      return !folders.contains { path.hasPrefix($0) }
    }
    let files =
      selection.stringTables + selection.sources(["swift", "m", "mm"])
    return selection.interfaceDocuments.filter(isOutside).map {
      LeftOutFile(path: $0, reason: .inNoProject, isDocument: true)
    } + all(files.filter(isOutside), .inNoProject)
  }
}
