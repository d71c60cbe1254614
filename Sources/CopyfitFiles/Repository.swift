/// The git repository that contains a folder, found by its files without git.
///
/// Git itself treats any folder with the right files as a bare repository, and such a folder can be part of a project.
/// But a repository cannot contain a folder or file named `.git`, in any letter case. So an entry with this name was
/// created by the checkout and identifies a repository.
package struct Repository: Hashable, Sendable {
  /// The top folder of the work tree: absolute and without links.
  package let workTree: String
  /// The real path of the folder with the index and `HEAD` of this work tree; `nil` if `.git` does not lead to a
  /// readable folder.
  package let gitDirectory: String?
  /// The real path of the folder with the objects and settings that all work trees of the repository share.
  package let commonDirectory: String?

  /// The maximum size of a file that names a folder.
  private static let maximumPointerSize = 1 << 16

  /// The repository with the nearest `.git` in a folder or above it; `nil` without one.
  ///
  /// - Parameter folder: A folder by any path; its links are resolved first.
  package static func containing(_ folder: String) -> Repository? {
    guard var folder = SourceFolder.realPath(of: folder) else { return nil }
    while true {
      if let found = Repository(at: folder) { return found }
      if folder == "/" { return nil }
      folder = FilePath.parent(folder)
    }
  }

  /// The work trees that contain a folder, the nearest first; a submodule is also in its outer work trees.
  ///
  /// - Parameter folder: A folder by any path; its links are resolved first.
  package static func workTrees(around folder: String) -> [String] {
    var found: [String] = []
    var next = containing(folder)
    while let repository = next {
      found.append(repository.workTree)
      if repository.workTree == "/" { break }
      next = containing(FilePath.parent(repository.workTree))
    }
    return found
  }

  /// The repository whose work tree starts at a folder; `nil` if the folder has no `.git`.
  ///
  /// - Parameter folder: An absolute path without links.
  package init?(at folder: String) {
    let entry = FilePath.joined(folder, ".git")
    guard SourceFolder.holds(entry) else { return nil }
    workTree = folder
    let directory = Self.directory(at: entry, in: folder)
    let common = directory.flatMap(Self.common)
    gitDirectory = common == nil ? nil : directory
    commonDirectory = common
  }

  /// The folder `.git`, or the folder that the file `.git` names in a linked work tree or submodule.
  private static func directory(at entry: String, in folder: String) -> String? {
    guard SourceFolder.kind(of: entry) == .file else { return directory(entry) }
    guard let name = pointer(in: entry, after: "gitdir: "),
      let directory = directory(FilePath.resolved(name, in: folder))
    else { return nil }
    // A folder of the work tree could belong to the project itself.
    guard let below = FilePath.below(folder, directory) else { return directory }
    return below.split(separator: "/").contains(".git") ? directory : nil
  }

  /// The real path of a folder that git would accept as a repository.
  private static func directory(_ path: String) -> String? {
    guard let path = SourceFolder.realPath(of: path),
      SourceFolder.holds(FilePath.joined(path, "HEAD"))
    else { return nil }
    return path
  }

  private static func common(of directory: String) -> String? {
    let file = FilePath.joined(directory, "commondir")
    var common = directory
    if SourceFolder.holds(file) {
      guard let name = pointer(in: file),
        let path = SourceFolder.realPath(of: FilePath.resolved(name, in: directory))
      else { return nil }
      common = path
    }
    let needed = ["objects", "refs"].map { SourceFolder.kind(of: FilePath.joined(common, $0)) }
    return needed.allSatisfy { $0 == .folder } ? common : nil
  }

  /// The path in a file, without the line end after it.
  private static func pointer(in file: String, after prefix: String = "") -> String? {
    guard
      let bytes = try? OpenFile(file, limit: maximumPointerSize).bytes(),
      let text = String(validating: bytes, as: UTF8.self), text.utf8.starts(with: prefix.utf8)
    else { return nil }
    var path = text.utf8.dropFirst(prefix.utf8.count)
    while let last = path.last, last == 0x0A || last == 0x0D { path.removeLast() }
    return path.isEmpty || path.contains(0) ? nil : String(path)
  }
}
