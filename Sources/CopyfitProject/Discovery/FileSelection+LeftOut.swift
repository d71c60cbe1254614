internal import CopyfitFiles
internal import CopyfitFindings

extension FileSelection {
  /// The requested documents and tables that are left out, because they are not the app's or because of the
  /// configuration, in the order of their bytes.
  var leftOut: [LeftOutFile] {
    let read = Set(interfaceDocuments + stringTables)
    return files.compactMap { file in
      guard let kind = file.kind, kind == .document || kind.isTable, isAsked(file.path),
        !read.contains(file.path), let reason = reason(against: file, kind)
      else { return nil }
      return LeftOutFile(path: file.path, reason: reason, isDocument: kind == .document)
    }
  }

  /// The reason that a document or table is not read; `nil` if it would not be read without a configuration either.
  private func reason(against file: FileWalk.File, _ kind: FileKind) -> SkipReason? {
    let patterns = kind == .document ? interfaceBuilder : strings
    if isExcluded(file.path) {
      return isSelected(file, kind, by: patterns) ? .excluded : nil
    }
    if let stranger = strangers[file.path] { return patterns == nil ? stranger : nil }
    return isSelected(file, kind, by: nil) ? .unselected : nil
  }

  /// The files of a folder that are in none of the projects that its configuration lists.
  ///
  /// - Parameters:
  ///   - folders: The folders of the projects.
  ///   - root: The folder; both are in one form.
  func leftOut(outside folders: Set<String>, below root: String) -> [LeftOutFile] {
    func isOutside(_ file: String) -> Bool {
      var folder = file
      while folder != "/" {
        folder = FilePath.parent(folder)
        if folders.contains(FilePath.joined(root, folder)) { return false }
      }
      return true
    }
    let documents = interfaceDocuments.filter(isOutside).map {
      LeftOutFile(path: $0, reason: .inNoProject, isDocument: true)
    }
    let others = stringTables + sources(["swift", "m", "mm"])
    return documents + LeftOutFile.all(others.filter(isOutside), .inNoProject)
  }
}
