internal import CopyfitFiles
package import CopyfitSourceText

extension ProjectFiles {
  /// A key beside `projects` that has no effect on any of the listed projects.
  package struct IdleKey: Hashable, Sendable {
    package var name: String
    /// The reason why it has no effect, as a sentence.
    package var reason: String
    /// Its place; the file is named relative to the project that reports it.
    package var location: SourceLocation
  }
}

extension [ProjectFiles] {
  /// Records the keys of a configuration that no listed project uses, in the first listed project.
  mutating func noteIdleKeys(of list: Configuration) {
    guard let file = list.file, let first else { return }
    let isTakenOver = contains { $0.configuration.isMade(of: file) }
    let name = FilePath.relative(FilePath.absolute(file), to: FilePath.absolute(first.root))
    self[0].idleKeys = list.keys.compactMap { key in
      let reason: String
      switch key.value {
      case "projects": return nil
      case "name": reason = "a project that is listed has a name of its own."
      case _ where isTakenOver: return nil
      default:
        reason = "each project that is listed has its own configuration, and none extends this one."
      }
      return ProjectFiles.IdleKey(
        name: key.value, reason: "'\(key.value)' beside 'projects' says nothing: " + reason,
        location: SourceLocation(file: name, position: key.position))
    }
  }
}

extension Configuration {
  /// Whether a file is part of this configuration.
  func isMade(of path: String) -> Bool {
    files.contains { FilePath.absolute($0) == FilePath.absolute(path) }
  }
}
