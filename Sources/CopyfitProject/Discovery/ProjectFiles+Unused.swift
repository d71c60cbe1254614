internal import CopyfitFiles
internal import CopyfitSourceText

// What a configuration names without effect, and what cannot be read.
extension ProjectFiles {
  /// Notes what matches no file, is not read, or is not used.
  mutating func noteUnused(in selection: FileSelection) {
    let unmatched = selection.unmatchedPatterns
    unmatchedPatterns = unmatched.filter { !$0.value.isLiteral }
    unmatchedColumns = selection.unmatchedColumns
    if !isRestricted {
      nestedProjects = unused(selection.configuredFolders)
      nestedLocks = selection.lockedFolders
    }
    unusedIgnoreFiles = selection.unusedIgnoreFiles
    unreadable =
      unmatched.filter(\.value.isLiteral).map(unreadable)
      + selection.unreadableFolders.map { UnreadablePath(path: $0.path, reason: $0.reason) }
  }

  /// The folders with configurations that the project's own configuration does not extend.
  private func unused(_ folders: [String]) -> [String] {
    let used = Set(configuration.files.map { FilePath.parent(FilePath.absolute($0)) })
    return folders.filter { !used.contains(FilePath.absolute(path(of: $0))) }
  }

  /// The problem of a path in the configuration.
  private func unreadable(_ pattern: Located<PathPattern>) -> UnreadablePath {
    UnreadablePath(
      path: pattern.value.text, reason: reason(against: pattern.value.text),
      position: pattern.position)
  }

  private func reason(against path: String) -> String {
    do throws(FileError) { try boundary.check(place(of: path)) } catch { return error.message }
    switch SourceFolder.kind(of: self.path(of: path)) {
    case nil: return "there is no such file"
    case .folder, .linkedFolder:
      return "this is a folder, not a file; name the files in it, such as "
        + FilePath.joined(path, "**/*.strings")
    case .file, .other: return "it is not the kind of file that is expected here"
    }
  }
}
