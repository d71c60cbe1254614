/// The files that may be read for a project: those in its repository, by their real paths, and files that the user
/// named.
///
/// A project may come from a stranger. Its links and its configuration can name any file of the machine, whose content
/// would then appear in reports. So the real path decides, after all links in the path are followed.
public struct ReadingBoundary: Hashable, Sendable {
  /// The real path of the folder whose files may be read; `nil` for no limit.
  private var folder: String?
  private var isRepository = false
  /// The real paths of further files that may be read.
  private var named: [String] = []

  /// No boundary, for paths that the user names.
  public static let everywhere = ReadingBoundary()

  private init() {}

  /// Creates the boundary of the repository that contains a folder, or else of the folder itself.
  package init(around folder: String) {
    let real = SourceFolder.realPath(of: folder) ?? FilePath.absolute(folder)
    let repository = Repository.containing(real)?.workTree
    self.folder = repository ?? real
    isRepository = repository != nil
  }

  /// Whether there is a limit.
  var isLimited: Bool { folder != nil }

  /// Allows a file in any place, because the user named it; a folder has no effect.
  package mutating func allowFile(_ path: String) {
    guard isLimited, SourceFolder.kind(of: path) == .file else { return }
    if let real = SourceFolder.realPath(of: path) { named.append(real) }
  }

  /// Allows the named files of another boundary.
  package mutating func allowFiles(of other: ReadingBoundary) { named += other.named }

  /// The reason why a file may not be read, by its real path; `nil` if it may.
  package func refusal(ofReal path: String) -> FileError.Refusal? {
    guard let folder, !named.contains(where: { $0.utf8.elementsEqual(path.utf8) }) else {
      return nil
    }
    guard let rest = Self.rest(of: path, below: folder) else {
      return isRepository ? .outsideRepository : .outsideProject
    }
    let isOfGit = rest.split(separator: UInt8(ascii: "/")).contains { name in
      name.count == 4 && Substring(name).lowercased() == ".git"
    }
    return isOfGit ? .gitFolder : nil
  }

  /// The part of a path below a folder; `nil` if the path is not in the folder.
  ///
  /// Bytes are compared: two different names may be equal as texts, and a slash may be part of a character.
  private static func rest(of path: String, below folder: String) -> Substring.UTF8View? {
    let start = folder == "/" ? "" : folder
    guard path.utf8.starts(with: start.utf8) else { return nil }
    let rest = path.utf8.dropFirst(start.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") ? rest : nil
  }

  /// Checks the target of a path, even if nothing exists there: for writing, and for messages.
  ///
  /// - Throws: `FileError.refused` if the target is outside the boundary.
  package func check(_ path: String) throws(FileError) {
    guard folder != nil, let end = SourceFolder.destination(of: path),
      let refusal = refusal(ofReal: end)
    else { return }
    throw .refused(refusal)
  }

  /// Checks the place of an open file.
  ///
  /// - Throws: `FileError` if the file may not be read, or if it is no longer at its path and the system cannot provide
  ///   its place.
  func check(_ file: borrowing OpenFile) throws(FileError) {
    guard isLimited else { return }
    guard let real = file.realPath() else {
      try check(file.path)
      throw .unreadable(reason: "another file took its place meanwhile")
    }
    if let refusal = refusal(ofReal: real) { throw .refused(refusal) }
  }

  /// Whether the target of a path may be read.
  package func allows(_ path: String) -> Bool {
    (try? check(path)) != nil
  }
}
