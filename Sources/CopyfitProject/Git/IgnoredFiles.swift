internal import CopyfitFiles
internal import CopyfitSourceText

/// The files that git ignores in a work tree, by the rules of gitignore(5).
///
/// Git itself is not used, because it runs programs that the settings of a repository name. The sources are the
/// `.gitignore` of each folder, `info/exclude` and the index, because git never ignores tracked files. A user's own
/// settings (`core.excludesFile`) are not read, because results would differ between machines. A repository in the work
/// tree, such as a submodule or another clone, has its own rules.
struct IgnoredFiles {
  /// The maximum size of all pattern files together, in bytes: 4 MiB, several hundred times that of large projects.
  ///
  /// The patterns remain in memory, where a byte takes up to 40.
  static let maximumSize = 4 << 20

  private let repository: Repository
  private let exclude: IgnoreFile?
  private var folders: [String: Folder] = [:]
  private var nested: [String: IgnoredFiles] = [:]
  private var matcher = IgnoreMatcher()
  /// The size of the pattern files that were read, in bytes.
  private var size = 0
  /// The index, or the reason why it cannot be read, after the first request.
  private var index: Result<GitIndex, GitIndex.Failure>?
  private var ownProblems: [String] = []
  /// The pattern files that exceed a limit, relative to the top of the work tree.
  private var tooLarge: Set<String> = []
  /// The pattern file at which the limits of all files together were reached.
  private var exhausting: String?

  /// The state of a folder.
  private struct Folder {
    /// Whether it is ignored with its whole content.
    var isIgnored = false
    /// The pattern files that apply to it, its own last.
    var files: [IgnoreFile] = []
    /// The work tree of another repository that contains it.
    var repository: String?
    /// Whether a link leads to it; git does not follow links.
    var isLinked = false
  }

  init(in repository: Repository) {
    self.repository = repository
    var problems: [String] = []
    exclude = repository.commonDirectory.flatMap { directory in
      do throws(FileError) {
        return try Self.file(
          FilePath.joined(directory, "info/exclude"), in: "", named: ".git/info/exclude")
      } catch {
        problems += Self.problem("info/exclude", error)
        return nil
      }
    }
    if repository.gitDirectory == nil { problems.append("the repository cannot be read") }
    ownProblems = problems
  }

  /// The reasons why some results are unknown, as clauses.
  var problems: [String] {
    ownProblems
      + nested.keys.sortedByBytes().flatMap { path in
        (nested[path]?.problems ?? []).map { "\(path): \($0)" }
      }
  }

  /// The pattern files that exceed a limit, in the order of their bytes, relative to the top of the work tree.
  private var unused: [String] {
    let inner = nested.flatMap { path, files in files.unused.map { FilePath.joined(path, $0) } }
    return (Array(tooLarge) + inner).sortedByBytes()
  }

  /// Whether git ignores a file or folder; `false` if unknown.
  ///
  /// - Parameter path: The path relative to the top of the work tree.
  mutating func contains(_ path: String) -> Bool {
    guard repository.gitDirectory != nil, !path.isEmpty else { return false }
    let folder = folder(Self.parent(path))
    if folder.isLinked { return false }
    if let inner = folder.repository {
      return FilePath.below(inner, path).flatMap { nested[inner]?.contains($0) } ?? false
    }
    let isIgnored = folder.isIgnored || ignores(path, folder.files)
    guard isIgnored, !isExhausted else { return false }
    return isUntracked(path)
  }

  /// The paths that git ignores, and the reasons why some results are unknown.
  ///
  /// If git ignores the folder as a whole, no path is left out, because the folder was requested.
  ///
  /// - Parameters:
  ///   - paths: The paths relative to the folder.
  ///   - folder: The folder, by any path.
  static func ignored(
    _ paths: [String], in folder: String
  ) -> (paths: Set<String>, problems: [String], unused: [String]) {
    guard !paths.isEmpty, let repository = Repository.containing(folder),
      let top = SourceFolder.realPath(of: folder),
      let prefix = FilePath.below(repository.workTree, top)
    else { return ([], [], []) }
    var files = IgnoredFiles(in: repository)
    guard !files.contains(prefix) else { return ([], files.problems, []) }
    let ignored = paths.filter { files.contains(FilePath.joined(prefix, $0)) }
    let known = files.isExhausted ? [] : Set(ignored)
    return (
      known, files.problems, files.unused.map { FilePath.relative("/" + $0, to: "/" + prefix) }
    )
  }

  private static func parent(_ path: String) -> String {
    path.utf8.lastIndex(of: .slash).map { String(path[..<$0]) } ?? ""
  }

  /// The state of a folder, by its path relative to the top of the work tree.
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
    // No further comparisons are made, so that they take no time.
    if isExhausted { return false }
    let place = IgnoreFile.Path(path)
    let absolute = absolute(path)
    for file in ((exclude.map { [$0] } ?? []) + files).reversed() {
      let verdict = file.ignores(
        place, isFolder: { SourceFolder.kind(withoutFollowing: absolute) == .folder }, &matcher)
      if matcher.isExhausted { exhausting = exhausting ?? file.name }
      if let verdict { return verdict }
    }
    return false
  }

  /// A folder's own patterns; git does not follow links to them.
  private mutating func patterns(in folder: String) -> [IgnoreFile] {
    let name = FilePath.joined(folder, ".gitignore")
    guard size <= Self.maximumSize,
      SourceFolder.kind(withoutFollowing: absolute(name)) == .file,
      let file = patterns(named: name, in: folder)
    else { return [] }
    size += file.size
    guard size > Self.maximumSize else { return [file] }
    exhausting = exhausting ?? name
    return []
  }

  private mutating func patterns(named name: String, in folder: String) -> IgnoreFile? {
    do throws(FileError) { return try Self.file(absolute(name), in: folder, named: name) } catch {
      ownProblems += Self.problem(name, error)
      if case .tooLarge = error { tooLarge.insert(name) }
      return nil
    }
  }

  private static func file(
    _ path: String, in folder: String, named name: String
  ) throws(FileError) -> IgnoreFile {
    IgnoreFile(
      try SourceFile.bytes(of: path, within: .everywhere, limit: IgnoreFile.maximumSize),
      in: folder, named: name)
  }

  /// The reason that a pattern file has no effect; none if it is missing.
  private static func problem(_ name: String, _ error: FileError) -> [String] {
    error == .missing ? [] : ["'\(name)' cannot be read: \(error.message)"]
  }

  /// Whether the patterns exceed the limits of time or memory; this is reported once.
  private var isExhausted: Bool {
    mutating get {
      guard matcher.isExhausted || size > Self.maximumSize else { return false }
      let problem = "there are too many patterns"
      if !ownProblems.contains(problem) {
        ownProblems.append(problem)
        if let exhausting { tooLarge.insert(exhausting) }
      }
      return true
    }
  }
}

// MARK: - The index

extension IgnoredFiles {
  /// The index, read at the first request; `nil` if it cannot be read, which is reported once.
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
