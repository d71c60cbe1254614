internal import CopyfitFiles
internal import CopyfitSourceText

/// Compares the files of a work tree with those of a commit.
///
/// `git diff` would read the files through filters that settings name. Here, a file is unchanged if the index shows
/// that it was not touched since git wrote it, or else if its bytes are equal except for line ends.
struct GitComparison {
  /// The change of a file.
  enum Change: Hashable {
    case none
    /// The file differs or is new. `old` is the commit's version if that is a file.
    case changed(old: String?)
    /// The file was touched; its contents show whether it differs.
    case touched(old: String)
  }

  /// The maximum nesting of submodules.
  private static let maximumDepth = 8

  let git: GitCommand
  private let repository: Repository
  private let files: [ExactString: GitObject]
  /// The sorted paths, computed on first use.
  private lazy var sortedPaths = SortedPaths(files.keys.map(\.text))
  private let index: GitIndex?
  private var ignored: IgnoredFiles
  /// The submodules that were compared; `nil` for those whose commit is missing.
  private var submodules: [ExactString: GitComparison?] = [:]
  private let depth: Int

  /// - Returns: `nil` if git cannot list the commit's files.
  init?(_ repository: Repository, _ git: GitCommand, commit: String, depth: Int = 0) {
    guard let files = git.files(of: commit) else { return nil }
    (self.repository, self.git, self.files, self.depth) = (repository, git, files, depth)
    index = try? GitIndex(of: repository)
    ignored = IgnoredFiles(in: repository)
  }

  /// The paths of all files that the commit has in a folder, including the folder's own path, relative to the top of
  /// the work tree.
  mutating func paths(in folder: String) -> [String] {
    if let outer = submodule(around: folder) {
      let rest = Self.rest(of: folder, behind: outer)
      return inSubmodule(outer) { $0.paths(in: rest) }?.map { "\(outer)/\($0)" } ?? []
    }
    let own = sortedPaths.paths(in: folder)
    return own
      + own.filter { files[ExactString($0)]?.kind == .submodule }.flatMap { outer in
        inSubmodule(outer) { $0.paths(in: "") }?.map { "\(outer)/\($0)" } ?? []
      }
  }

  /// The part of a path after a folder and its slash.
  private static func rest(of path: String, behind folder: String) -> String {
    String(Substring(path.utf8.dropFirst(folder.utf8.count + 1)))
  }

  /// The change of a file, and the repository that has its older version.
  ///
  /// - Parameter path: The path relative to the top of the work tree, without links.
  mutating func change(of path: String) -> (change: Change, git: GitCommand) {
    guard let outer = submodule(around: path) else { return (ownChange(of: path), git) }
    let rest = Self.rest(of: path, behind: outer)
    return inSubmodule(outer) { $0.change(of: rest) } ?? (.changed(old: nil), git)
  }

  /// Calls `body` with the comparison of a submodule; `nil` if its commit is missing.
  private mutating func inSubmodule<Answer>(
    _ folder: String, _ body: (inout GitComparison) -> Answer
  ) -> Answer? {
    let key = ExactString(folder)
    // Removed temporarily: a second reference would copy it at the first mutation.
    guard var inner = submodules.removeValue(forKey: key) ?? submodule(at: folder) else {
      submodules.updateValue(nil, forKey: key)
      return nil
    }
    defer { submodules[key] = inner }
    return body(&inner)
  }

  private func submodule(around path: String) -> String? {
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: .slash) {
      folder = folder[..<slash]
      if files[ExactString(String(folder))]?.kind == .submodule { return String(folder) }
    }
    return nil
  }

  private func submodule(at folder: String) -> GitComparison? {
    guard depth < Self.maximumDepth, let commit = files[ExactString(folder)]?.name,
      let repository = Repository(at: FilePath.joined(repository.workTree, folder)),
      let git = git.forSubmodule(repository)
    else { return nil }
    return GitComparison(repository, git, commit: commit, depth: depth + 1)
  }

  private mutating func ownChange(of path: String) -> Change {
    let place = FilePath.joined(repository.workTree, path)
    let kind = SourceFolder.kind(withoutFollowing: place)
    guard let old = files[ExactString(path)] else {
      return kind == nil || ignored.contains(path) ? .none : .changed(old: nil)
    }
    let file = old.kind == .file ? old.name : nil
    switch (old.kind, kind) {
    case (_, nil): return index?.isLeftOut(path) == true ? .none : .changed(old: file)
    case (.submodule, .folder): return .none
    case (.link, .other): return isUntouched(path, old, at: place) ? .none : .touched(old: old.name)
    case (.file, .file): return isUntouched(path, old, at: place) ? .none : .touched(old: old.name)
    default: return .changed(old: file)
    }
  }

  private func isUntouched(_ path: String, _ old: GitObject, at place: String) -> Bool {
    guard let index, let entry = index[path], GitIndexReader.digits(entry.object) == old.name,
      let stamp = FileStamp(of: place)
    else { return false }
    return index.isUntouched(entry, stamp)
  }
}

extension GitComparison {
  /// Whether a file or link that was touched is unchanged, except for line ends, which a checkout may convert.
  static func isSame(_ place: String, as old: [UInt8]) -> Bool {
    if let target = SourceFolder.target(ofLink: place) {
      return old.elementsEqual(target.utf8)
    }
    // A pointer of Git LFS is what the commit has, too.
    let bytes = try? SourceFile.bytes(of: place, within: .everywhere, allowsPointers: true)
    guard let new = bytes else { return false }
    return new == old || withoutReturns(new) == withoutReturns(old)
  }

  /// The bytes without the carriage returns before line feeds.
  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return bytes.indices.filter { index in
      bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
    }.map { bytes[$0] }
  }
}
