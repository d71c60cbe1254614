internal import CopyfitFiles
internal import CopyfitSourceText

/// What git ignores in a work tree, by the rules of gitignore(5).
///
/// Git is not asked: it runs what the settings of a repository name. Read are the `.gitignore` of each folder,
/// `info/exclude` and the index, as what git tracks is never ignored. Not read is what a person's own settings
/// ignore (`core.excludesFile`): results would differ from machine to machine. A repository in the work tree,
/// a submodule or another clone, has its own rules.
struct IgnoredFiles {
  /// How many bytes the files with patterns may have together: 4 MiB, some hundred times what large projects have.
  ///
  /// The patterns stay in memory, where a byte takes up to 40.
  static let maximumSize = 4 << 20

  private let repository: Repository
  private let exclude: IgnoreFile?
  private var folders: [String: Folder] = [:]
  private var nested: [String: IgnoredFiles] = [:]
  private var matcher = IgnoreMatcher()
  /// How many bytes the files with patterns have that were read.
  private var size = 0
  /// The index, or why it cannot be read, once it was asked for.
  private var index: Result<GitIndex, GitIndex.Failure>?
  private var ownProblems: [String] = []

  /// What is known of a folder.
  private struct Folder {
    /// Whether it is ignored with all that is in it.
    var isIgnored = false
    /// The files of patterns that count in it, its own last.
    var files: [IgnoreFile] = []
    /// The work tree of another repository that it lies in.
    var repository: String?
    /// Whether it lies behind a link, where git does not look.
    var isLinked = false
  }

  init(in repository: Repository) {
    self.repository = repository
    var problems: [String] = []
    exclude = repository.commonDirectory.flatMap {
      Self.file(FilePath.joined($0, "info/exclude"), in: "", shown: "info/exclude", &problems)
    }
    if repository.gitDirectory == nil { problems.append("the repository cannot be read") }
    ownProblems = problems
  }

  /// Why nothing can be said, or not all, in clauses for a person.
  var problems: [String] {
    ownProblems
      + nested.keys.sortedByBytes().flatMap { path in
        (nested[path]?.problems ?? []).map { "\(path): \($0)" }
      }
  }

  /// Whether git ignores a file or folder; what is unknown is not ignored.
  ///
  /// - Parameter path: From the top of the work tree on.
  mutating func contains(_ path: String) -> Bool {
    guard repository.gitDirectory != nil, !path.isEmpty else { return false }
    let folder = folder(Self.parent(path))
    if folder.isLinked { return false }
    if let inner = folder.repository {
      return nested[inner]?.contains(String(path.dropFirst(inner.count + 1))) ?? false
    }
    let isIgnored = folder.isIgnored || ignores(path, folder.files)
    guard isIgnored, !isExhausted else { return false }
    return isUntracked(path)
  }

  /// Those of some paths that git ignores, and why that is not known of all.
  ///
  /// Where git ignores the folder as a whole, nothing is left out: it was asked for.
  ///
  /// - Parameters:
  ///   - paths: Relative to the folder.
  ///   - folder: A folder by any path.
  static func ignored(
    _ paths: [String], in folder: String
  ) -> (paths: Set<String>, problems: [String]) {
    guard !paths.isEmpty, let repository = Repository.containing(folder),
      let top = SourceFolder.realPath(of: folder),
      let prefix = FilePath.below(repository.workTree, top)
    else { return ([], []) }
    var files = IgnoredFiles(in: repository)
    guard !files.contains(prefix) else { return ([], files.problems) }
    let ignored = paths.filter { files.contains(FilePath.joined(prefix, $0)) }
    return (files.isExhausted ? [] : Set(ignored), files.problems)
  }

  private static func parent(_ path: String) -> String {
    path.utf8.lastIndex(of: .slash).map { String(path[..<$0]) } ?? ""
  }

  /// What is known of a folder, from the top of the work tree on.
  private mutating func folder(_ path: String) -> Folder {
    if let known = folders[path] { return known }
    let folder = path.isEmpty ? top : inner(path)
    folders[path] = folder
    return folder
  }

  private var top: Folder {
    mutating get { Folder(files: patterns(in: "")) }
  }

  private mutating func inner(_ path: String) -> Folder {
    var folder = folder(Self.parent(path))
    guard folder.repository == nil, !folder.isLinked else { return folder }
    guard SourceFolder.kind(withoutFollowing: absolute(path)) == .folder else {
      folder.isLinked = true
      return folder
    }
    folder.isIgnored = folder.isIgnored || ignores(path, folder.files)
    if let inner = Repository(at: absolute(path)),
      !folder.isIgnored || loadedIndex?.isSubmodule(path) == true
    {
      nested[path] = IgnoredFiles(in: inner)
      folder.repository = path
    } else if !folder.isIgnored {
      folder.files += patterns(in: path)
    }
    return folder
  }

  private func absolute(_ path: String) -> String { FilePath.joined(repository.workTree, path) }
}

// MARK: - Patterns

extension IgnoredFiles {
  private mutating func ignores(_ path: String, _ files: [IgnoreFile]) -> Bool {
    // Nothing is compared any more, so as to cost nothing.
    if isExhausted { return false }
    let place = IgnoreFile.Path(path)
    let absolute = absolute(path)
    for file in ((exclude.map { [$0] } ?? []) + files).reversed() {
      let verdict = file.ignores(
        place, isFolder: { SourceFolder.kind(withoutFollowing: absolute) == .folder }, &matcher)
      if let verdict { return verdict }
    }
    return false
  }

  /// A folder's own patterns; git follows no link to them.
  private mutating func patterns(in folder: String) -> [IgnoreFile] {
    let name = FilePath.joined(folder, ".gitignore")
    guard size <= Self.maximumSize,
      SourceFolder.kind(withoutFollowing: absolute(name)) == .file,
      let file = Self.file(absolute(name), in: folder, shown: name, &ownProblems)
    else { return [] }
    size += file.size
    return size <= Self.maximumSize ? [file] : []
  }

  private static func file(
    _ path: String, in folder: String, shown: String, _ problems: inout [String]
  ) -> IgnoreFile? {
    do throws(FileError) {
      return IgnoreFile(
        try SourceFile.bytes(
          of: path, within: .everywhere, limit: IgnoreFile.maximumSize), in: folder)
    } catch {
      if error != .missing { problems.append("'\(shown)' cannot be read: \(error.message)") }
      return nil
    }
  }

  /// Whether the patterns cost more time or memory than they may; it is reported once.
  private var isExhausted: Bool {
    mutating get {
      guard matcher.isExhausted || size > Self.maximumSize else { return false }
      let problem = "there are too many patterns"
      if !ownProblems.contains(problem) { ownProblems.append(problem) }
      return true
    }
  }
}

// MARK: - The index

extension IgnoredFiles {
  /// The index, read where it is asked for first; `nil` where it cannot be read, which is reported once.
  private var loadedIndex: GitIndex? {
    mutating get {
      if let index { return try? index.get() }
      do throws(GitIndex.Failure) {
        let read = try GitIndex(of: repository)
        index = .success(read)
        return read
      } catch {
        index = .failure(error)
        ownProblems.append("git's index cannot be read: \(error.message)")
        return nil
      }
    }
  }

  private mutating func isUntracked(_ path: String) -> Bool {
    guard let index = loadedIndex else { return false }
    return !index.tracks(path)
  }
}
