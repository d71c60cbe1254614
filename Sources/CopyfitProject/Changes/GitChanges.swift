internal import CopyfitFiles
package import CopyfitFindings
internal import CopyfitSourceText

/// The files of a project that differ from a revision of its git repository.
package struct GitChanges: Sendable {
  /// The older version of a file that differs.
  private struct OldVersion: Sendable {
    var git: GitCommand
    var object: String
  }

  /// The revision, as passed by the user.
  package let revision: String
  /// The files that differ, relative to the project's folder, with the older version; `nil` for a file that is not in
  /// the revision.
  private var versions: [ExactString: OldVersion?] = [:]
  /// The number of older versions that are not in the repository, as in a partial clone.
  package private(set) var missing = 0
  /// The baseline of the command line, relative to the project's folder; `nil` without one.
  private let baseline: String?

  /// The paths of the files that differ, relative to the project's folder.
  package var files: some Collection<String> { versions.keys.lazy.map(\.text) }

  /// Compares the working folder with the merge base of the revision and `HEAD`.
  ///
  /// - Parameter baseline: The path of a baseline that the command line names.
  /// - Throws: `AuditError` if git cannot find the revision or read the repository.
  package init(
    since revision: String, in files: ProjectFiles, baseline: String? = nil
  ) throws(AuditError) {
    self.revision = revision
    self.baseline = baseline.map {
      FilePath.relative(FilePath.absolute($0), to: FilePath.absolute(files.root))
    }
    guard !revision.isEmpty, !revision.hasPrefix("-"),
      !revision.unicodeScalars.contains(where: { $0.value < 0x20 })
    else {
      throw AuditError("'\(Configuration.printable(revision))' is not the name of a revision")
    }
    guard let repository = Repository.containing(files.root),
      let root = SourceFolder.realPath(of: files.root)
    else {
      throw AuditError(
        "\(files.shownRoot): changes since '\(revision)' need a git repository, "
          + "and this folder is in none")
    }
    guard repository.gitDirectory != nil else {
      throw AuditError(
        "\(files.shownRoot): changes since '\(revision)' need the git repository, "
          + "which cannot be read")
    }
    guard let git = GitCommand(for: repository) else {
      throw AuditError("changes since '\(revision)' need git, which cannot be run")
    }
    let base = try Self.base(of: revision, git, in: files)
    guard let comparison = GitComparison(repository, git, commit: base) else {
      throw AuditError("\(files.shownRoot): git cannot list the files that '\(revision)' has")
    }
    var survey = ChangeSurvey(comparison, top: repository.workTree, root: root)
    survey.add(files, besides: self.baseline)
    for (path, change, git) in survey.changes {
      guard case .changed(let old) = change else { continue }
      versions[ExactString(path)] = .some(old.map { OldVersion(git: git, object: $0) })
    }
    missing = survey.missing
  }

  /// The merge base of the revision and `HEAD`.
  private static func base(
    of revision: String, _ git: GitCommand, in files: ProjectFiles
  ) throws(AuditError) -> String {
    func failure(_ message: String) -> AuditError {
      let advice =
        "; this is a shallow clone: fetch the whole history ('fetch-depth: 0' in GitHub's checkout)"
      return AuditError(message + (git.isShallow ? advice : ""))
    }
    guard git.canRead else {
      // The message recommends no git command, because most commands run programs that a hostile repository's settings
      // may name.
      throw AuditError("\(files.shownRoot): git cannot read the repository")
    }
    guard let commit = git.commit(revision) else {
      throw failure("git knows no revision '\(revision)'")
    }
    guard let base = git.mergeBase(commit) else {
      throw failure("'\(revision)' and HEAD have no common history")
    }
    return base
  }
}

extension GitChanges {
  /// The older versions of files, by path; files that are not in the revision are missing.
  package func oldVersions(of paths: [String]) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    let known = paths.compactMap { path in
      (versions[ExactString(path)] ?? nil).map { (path: path, version: $0) }
    }
    for (git, group) in Dictionary(grouping: known, by: \.version.git) {
      let found = git.contents(of: group.map(\.version.object))
      for (file, content) in zip(group, found) { contents[file.path] = content }
    }
    return contents
  }

  /// Whether a file changed.
  package func contains(_ path: String) -> Bool { versions[ExactString(path)] != nil }

  /// Whether a source, an Xcode project or a file of its settings changed, was added or was deleted.
  package var haveCode: Bool {
    files.contains { !$0.hasPrefix("../") && CodePath.isOfCode($0) }
  }

  /// The storyboards and xibs in the project's folder that were deleted.
  package func deletedDocuments(of files: ProjectFiles) -> [String] {
    self.files.filter {
      !$0.hasPrefix("../") && FileKind($0) == .document
        && !SourceFolder.holds(files.path(of: $0))
    }
  }

  /// A changed file or folder of fonts that affects all labels or the gate; `nil` if none changed.
  ///
  /// A font that was found, and not named, is the first one by the bytes of its path. A baseline of the command line
  /// counts only if the revision has it: others are made for the run, such as a report of another branch.
  package func general(of files: ProjectFiles) -> String? {
    let baseline = self.baseline.flatMap { (versions[ExactString($0)] ?? nil) == nil ? nil : $0 }
    return files.generalPaths.first(where: contains) ?? baseline
      ?? files.fontFolders.first(where: changesFonts)
      ?? self.files.filter(files.findsFont).min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a folder, as a link, or a font in it changed.
  private func changesFonts(in folder: String) -> Bool {
    let start = folder == "." ? "" : folder + "/"
    return contains(folder)
      || files.contains { $0.utf8.starts(with: start.utf8) && ProjectFontFiles.isFont($0) }
  }
}
