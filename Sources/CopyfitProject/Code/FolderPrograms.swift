internal import CopyfitFiles
internal import CopyfitLabels

/// The programs that the sources of a project belong to, by their folders.
///
/// The words of a folder's name are looked for once, not for each text in its sources.
struct FolderPrograms: Sendable {
  /// The programs of folders whose sources are not the app's.
  private var others: [String: Label.Surface] = [:]
  /// The folders of the sources.
  private var known: Set<String> = []
  private var otherSystemFiles = OtherSystemFiles()
  /// The folders that contain sources, or folders with sources.
  private var folders: Set<String> = []

  /// No sources.
  init() {}

  /// - Parameter sources: The paths of the sources, relative to the project.
  init(of sources: [String], _ otherSystemFiles: OtherSystemFiles = OtherSystemFiles()) {
    self.otherSystemFiles = otherSystemFiles
    folders = sources.reduce(into: []) { $0.formUnion(Self.folders(of: $1)) }
    for file in sources {
      let folder = FilePath.parent(file)
      if known.insert(folder).inserted { others[folder] = found(file) }
    }
  }

  /// The surface of the program that a source belongs to; `nil` for the app itself.
  func program(of file: String) -> Label.Surface? {
    if otherSystemFiles.isOnlyInTargets(file) { return .otherSystem }
    let folder = FilePath.parent(file)
    return known.contains(folder) ? others[folder] : found(file)
  }

  /// A text that is the same for the same programs.
  var identity: String {
    others.map { "\($0.key)=\($0.value.rawValue)" }.sorted().joined(separator: "\0")
      + "\0\0" + otherSystemFiles.identity
  }

  private func found(_ file: String) -> Label.Surface? {
    if let target = Label.Surface(target: file) { return target }
    let isOther =
      otherSystemFiles.isOfMac(file) || Self.folders(of: file).contains(where: isCounterpart)
    return isOther ? .otherSystem : nil
  }

  /// Whether a folder has a target of a Swift package for another system than the target beside it, judging by its
  /// name: `Sources/LibraryTV` beside `Sources/Library`.
  private func isCounterpart(_ folder: String) -> Bool {
    guard FilePath.name(FilePath.parent(folder)) == "Sources" else { return false }
    return ["TV", "Mac"].contains { ending in
      let other = folder.dropLast(ending.count)
      return folder.hasSuffix(ending) && other.last?.isLowercase == true
        && folders.contains(String(other))
    }
  }

  /// The folders around a source.
  private static func folders(of file: String) -> [String] {
    file.utf8.indices.filter { file.utf8[$0] == UInt8(ascii: "/") }.map { String(file[..<$0]) }
  }
}
