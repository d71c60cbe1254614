internal import CopyfitFiles

/// Reads the files of the targets in an Xcode project.
///
/// Targets have the files of their build phases, and since Xcode 16 whole folders
/// (`PBXFileSystemSynchronizedRootGroup`). References that cannot be resolved, such as products, are left out. A damaged
/// project may list an object many times, so each is read once.
struct TargetFilesReader {
  /// The maximum nesting of groups.
  private static let maximumDepth = 64

  private let objects: XcodeObjects
  /// The requested files, among which those of the project are looked up.
  private let tree: PathTree
  /// The folder that the project's paths are relative to, and its absolute path.
  private let folder: PathTree.Place
  private let root: String
  /// The groups that contain each group and file.
  private var parents: [String: String] = [:]
  /// The places of groups and files, each with the number of groups around it.
  private var places: [String: (place: PathTree.Place?, level: Int)] = [:]
  /// The objects that were added; groups may be in a cycle.
  private var added: Set<String> = []
  /// The phases and entries that were read.
  private var visited: Set<Visit> = []

  /// A phase or an entry of targets with the same answer to whether they are foreign.
  private struct Visit: Hashable {
    var object: String
    var isForeign: Bool
  }

  /// - Parameters:
  ///   - folder: The absolute path of the folder that contains the project.
  ///   - tree: The requested files.
  init(_ objects: XcodeObjects, in folder: String, among tree: PathTree) {
    (self.objects, self.tree) = (objects, tree)
    let below = objects.text("projectDirPath", of: objects.root) ?? ""
    root = FilePath.absolute(FilePath.resolved(below, in: folder))
    self.folder = tree.place(of: root)
    for group in objects.identifiers {
      for child in objects.texts("children", of: group) { parents[child] = group }
    }
  }

  /// The files of all targets together, or of some of them.
  ///
  /// - Parameters:
  ///   - foreign: The targets of one kind.
  ///   - isMeant: Whether an entry for a file is meant, depending on whether its target is foreign; an entry is empty for
  ///     whole folders.
  /// - Complexity: O(*n* log *n*) for a project of *n* bytes.
  consuming func files(
    foreign: Set<String> = [],
    where isMeant: (_ isForeign: Bool, _ entry: String) -> Bool = { _, _ in true }
  ) -> TargetFiles {
    var files = TargetFiles()
    var owners: [String: Set<String>] = [:]
    for target in Set(objects.texts("targets", of: objects.root)).sorted() {
      let isForeign = foreign.contains(target)
      for phase in objects.texts("buildPhases", of: target) where visit(phase, isForeign) {
        for entry in objects.texts("files", of: phase)
        where visit(entry, isForeign) && isMeant(isForeign, entry) {
          if let reference = objects.text("fileRef", of: entry) { add(reference, to: &files.paths) }
        }
      }
      for group in objects.texts("fileSystemSynchronizedGroups", of: target) {
        owners[group, default: []].insert(target)
      }
    }
    for group in objects.identifiers {
      guard objects.text("isa", of: group) == "PBXFileSystemSynchronizedRootGroup" else { continue }
      addSynchronized(group, owners: owners[group] ?? [], to: &files) {
        isMeant(foreign.contains($0), "")
      }
    }
    return files
  }

  /// Whether a phase or an entry is read for the first time.
  private mutating func visit(_ object: String, _ isForeign: Bool) -> Bool {
    visited.insert(Visit(object: object, isForeign: isForeign)).inserted
  }

  /// Adds a file, or the files of a group such as the languages of a file.
  private mutating func add(
    _ reference: String, to paths: inout TargetFiles.Paths, depth: Int = 0
  ) {
    guard depth < Self.maximumDepth, added.insert(reference).inserted else { return }
    let children = objects.texts("children", of: reference)
    for child in children { add(child, to: &paths, depth: depth + 1) }
    if children.isEmpty, let place = place(of: reference) { paths.add(place) }
  }

  /// Adds a folder for each of its targets; exceptions are files that one of these targets lacks, and that other
  /// targets have.
  private mutating func addSynchronized(
    _ group: String, owners: Set<String>, to files: inout TargetFiles,
    where isMeant: (String) -> Bool
  ) {
    guard let folder = place(of: group) else { return }
    var exceptions: [String: TargetFiles.Paths] = [:]
    for set in objects.texts("exceptions", of: group) where added.insert(set).inserted {
      let names = objects.texts("membershipExceptions", of: set)
      if let target = objects.text("target", of: set), owners.contains(target) {
        for name in names { add(name, in: folder, to: &exceptions[target, default: .init()]) }
      } else if isMeant(objects.text("target", of: set) ?? "") {
        for name in names { add(name, in: folder, to: &files.paths) }
      }
    }
    for owner in owners where isMeant(owner) {
      files.add(folder: folder, exceptions: exceptions[owner] ?? .init())
    }
  }

  /// Xcode's mark of files in the folders of languages, which their paths leave out.
  private static let localizedMarks = ["/Localized: ", "/Localized/"]

  private func add(
    _ name: String, in folder: PathTree.Place, to paths: inout TargetFiles.Paths
  ) {
    if let mark = Self.localizedMarks.first(where: name.hasPrefix) {
      paths.add(localized: place(of: String(name.dropFirst(mark.count)), below: folder))
    } else {
      paths.add(place(of: name, below: folder))
    }
  }

  /// The place of a name in a folder, even if it starts with a slash.
  private func place(of name: String, below folder: PathTree.Place) -> PathTree.Place {
    tree.place(of: FilePath.joined(".", name), in: folder)
  }

  /// The place of a file or group; `nil` if it is not in the project.
  private mutating func place(of object: String, depth: Int = 0) -> PathTree.Place? {
    if let known = places[object] {
      return depth + known.level < Self.maximumDepth ? known.place : nil
    }
    guard depth < Self.maximumDepth else { return nil }
    let own = objects.text("path", of: object) ?? ""
    var (place, level): (PathTree.Place?, Int) = (nil, 0)
    switch objects.text("sourceTree", of: object) ?? "<group>" {
    case "<absolute>": if !own.isEmpty { place = tree.place(of: FilePath.absolute(own)) }
    case "SOURCE_ROOT": place = tree.place(of: own, in: folder)
    case "<group>":
      if let parent = parents[object] {
        // A group that is nested too deep here may be a file's own place elsewhere.
        guard let around = self.place(of: parent, depth: depth + 1) else { return nil }
        level = (places[parent]?.level ?? 0) + 1
        place = tree.place(of: own, in: around)
      } else {
        place = tree.place(of: own, in: folder)
      }
    default: break
    }
    places[object] = (place, level)
    return place
  }
}

// MARK: - Files of settings

extension TargetFilesReader {
  /// The maximum length of a path, in bytes: no system opens a longer one.
  private static let maximumPathLength = 4_096

  /// The absolute path of a file, which need not be requested; `nil` if it is not in the project, or too long.
  func path(of object: String) -> String? {
    var (path, object, depth) = ("", object, 0)
    while true {
      let own = objects.text("path", of: object) ?? ""
      guard depth < Self.maximumDepth,
        own.utf8.count + path.utf8.count < Self.maximumPathLength
      else { return nil }
      path = path.isEmpty ? own : FilePath.resolved(path, in: own)
      switch objects.text("sourceTree", of: object) ?? "<group>" {
      case "<absolute>": return own.isEmpty ? nil : FilePath.absolute(path)
      case "SOURCE_ROOT": return FilePath.absolute(FilePath.resolved(path, in: root))
      case "<group>":
        guard let parent = parents[object] else {
          return FilePath.absolute(FilePath.resolved(path, in: root))
        }
        (object, depth) = (parent, depth + 1)
      default: return nil
      }
    }
  }
}
