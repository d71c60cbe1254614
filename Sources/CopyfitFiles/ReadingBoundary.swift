/// What may be read for a project: the files whose real paths lie in its repository, and files that somebody named.
///
/// A project may be a stranger's. Its links and its configuration name files by any path of the machine that checks
/// it, and what those hold would stand in reports. So the real path decides, with the links of the file and of
/// each folder on its way followed.
public struct ReadingBoundary: Hashable, Sendable {
  /// The folder that holds all that may be read, as a real path; `nil`: anything may be.
  private var folder: String?
  private var isRepository = false
  /// Files that may lie anywhere, as real paths.
  private var named: [String] = []

  /// Anything may be read: for what the person who runs the program names.
  public static let everywhere = ReadingBoundary()

  private init() {}

  /// The repository that a folder lies in, else the folder itself.
  package init(around folder: String) {
    let real = SourceFolder.realPath(of: folder) ?? FilePath.absolute(folder)
    let repository = Repository.containing(real)?.workTree
    self.folder = repository ?? real
    isRepository = repository != nil
  }

  /// Whether there is something that may not be read.
  var isLimited: Bool { folder != nil }

  /// Lets a file be read wherever it lies, as the person who runs the program named it; a folder changes nothing.
  package mutating func allowFile(_ path: String) {
    guard isLimited, SourceFolder.kind(of: path) == .file else { return }
    if let real = SourceFolder.realPath(of: path) { named.append(real) }
  }

  /// Lets the files be read that were named for another boundary.
  package mutating func allowFiles(of other: ReadingBoundary) { named += other.named }

  /// Why a file may not be read, by its real path; `nil` where it may.
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

  /// What of a path follows on a folder's; `nil` where it does not lie in the folder.
  ///
  /// Bytes decide: two names that differ may be equal as texts, and a slash part of a character.
  private static func rest(of path: String, below folder: String) -> Substring.UTF8View? {
    let start = folder == "/" ? "" : folder
    guard path.utf8.starts(with: start.utf8) else { return nil }
    let rest = path.utf8.dropFirst(start.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/") ? rest : nil
  }

  /// Checks where a path leads, also where nothing is there: for what is written, and for messages.
  ///
  /// - Throws: `FileError.refused` for a path that leads where nothing may be read.
  package func check(_ path: String) throws(FileError) {
    guard folder != nil, let end = SourceFolder.destination(of: path),
      let refusal = refusal(ofReal: end)
    else { return }
    throw .refused(refusal)
  }

  /// Checks where a file lies that is open.
  ///
  /// - Throws: `FileError` for a file that may not be read, and for one that is not at its path any more where
  ///   the system cannot say where it is.
  func check(_ file: borrowing OpenFile) throws(FileError) {
    guard isLimited else { return }
    guard let real = file.realPath() else {
      try check(file.path)
      throw .unreadable(reason: "another file took its place meanwhile")
    }
    if let refusal = refusal(ofReal: real) { throw .refused(refusal) }
  }

  /// Whether a path leads where something may be read.
  package func allows(_ path: String) -> Bool {
    (try? check(path)) != nil
  }
}
