internal import CopyfitFiles

/// Reads the files of the targets in an Xcode project.
///
/// Targets have the files of their build phases, and since Xcode 16 whole folders
/// (`PBXFileSystemSynchronizedRootGroup`). References that cannot be resolved, such as products, are left out.
struct TargetFilesReader {
  /// The maximum nesting of groups.
  private static let maximumDepth = 64

  private let objects: XcodeObjects
  /// The absolute path of the folder that the project's paths are relative to.
  private let folder: String
  /// The groups that contain each group and file.
  private var parents: [String: String] = [:]
  /// The objects that were added: a damaged project may refer to one many times, or have a cycle of groups.
  private var added: Set<String> = []

  /// - Parameter folder: The absolute path of the folder that contains the project.
  init(_ objects: XcodeObjects, in folder: String) {
    self.objects = objects
    let below = objects.text("projectDirPath", of: objects.root) ?? ""
    self.folder = FilePath.absolute(FilePath.resolved(below, in: folder))
    for group in objects.identifiers {
      for child in objects.texts("children", of: group) { parents[child] = group }
    }
  }

  /// The files of all targets together, or of some of them.
  ///
  /// - Parameter isMeant: Whether a target and its entry for a file are meant; an entry is empty for whole folders, and a
  ///   target for exceptions that name none.
  consuming func files(
    where isMeant: (_ target: String, _ entry: String) -> Bool = { _, _ in true }
  ) -> TargetFiles {
    var files = TargetFiles()
    var owners: [String: [String]] = [:]
    for target in objects.texts("targets", of: objects.root) {
      let entries = objects.texts("buildPhases", of: target)
        .flatMap { objects.texts("files", of: $0) }.filter { isMeant(target, $0) }
      for reference in entries.compactMap({ objects.text("fileRef", of: $0) }) {
        add(reference, to: &files.paths)
      }
      for group in objects.texts("fileSystemSynchronizedGroups", of: target) {
        owners[group, default: []].append(target)
      }
    }
    for group in objects.identifiers {
      guard objects.text("isa", of: group) == "PBXFileSystemSynchronizedRootGroup" else { continue }
      addSynchronized(group, owners: owners[group] ?? [], to: &files) { isMeant($0, "") }
    }
    return files
  }

  /// Adds a file, or the files of a group such as the languages of a file.
  private mutating func add(
    _ reference: String, to paths: inout TargetFiles.Paths, depth: Int = 0
  ) {
    guard depth < Self.maximumDepth, added.insert(reference).inserted else { return }
    let children = objects.texts("children", of: reference)
    for child in children { add(child, to: &paths, depth: depth + 1) }
    if children.isEmpty, let path = path(of: reference) { paths.add(path) }
  }

  /// Adds a folder for each of its targets; exceptions are files that one of these targets lacks, and that other
  /// targets have.
  private mutating func addSynchronized(
    _ group: String, owners: [String], to files: inout TargetFiles,
    where isMeant: (String) -> Bool
  ) {
    guard let folder = path(of: group) else { return }
    var exceptions: [String: TargetFiles.Paths] = [:]
    for set in objects.texts("exceptions", of: group) where added.insert(set).inserted {
      let names = objects.texts("membershipExceptions", of: set)
      if let target = objects.text("target", of: set), owners.contains(target) {
        for name in names { Self.add(name, in: folder, to: &exceptions[target, default: .init()]) }
      } else if isMeant(objects.text("target", of: set) ?? "") {
        for name in names { Self.add(name, in: folder, to: &files.paths) }
      }
    }
    for owner in owners where isMeant(owner) {
      files.add(folder: folder, exceptions: exceptions[owner] ?? .init())
    }
  }

  /// Xcode's mark of files in the folders of languages, which their paths leave out.
  private static let localizedMarks = ["/Localized: ", "/Localized/"]

  private static func add(
    _ name: String, in folder: String, to paths: inout TargetFiles.Paths
  ) {
    if let mark = localizedMarks.first(where: name.hasPrefix) {
      paths.add(localized: FilePath.joined(folder, String(name.dropFirst(mark.count))))
    } else {
      paths.add(FilePath.joined(folder, name))
    }
  }

  /// The absolute path of a file or group; `nil` if it is not in the project.
  func path(of object: String, depth: Int = 0) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    let own = objects.text("path", of: object) ?? ""
    switch objects.text("sourceTree", of: object) ?? "<group>" {
    case "<absolute>": return own.isEmpty ? nil : FilePath.absolute(own)
    case "SOURCE_ROOT": return FilePath.absolute(FilePath.resolved(own, in: folder))
    case "<group>":
      let parent = parents[object].map { path(of: $0, depth: depth + 1) } ?? folder
      return parent.map { FilePath.absolute(FilePath.resolved(own, in: $0)) }
    default: return nil
    }
  }
}
