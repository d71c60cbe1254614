/// Those of the requested files that are in the targets of an Xcode project.
struct TargetFiles {
  /// Files, and localized files, which are named without the folder of their language.
  struct Paths {
    private var all: Set<Int> = []
    private var localized: Set<Int> = []

    /// Adds a file, or a folder with its whole content, unless it is the root or has nothing that was requested.
    mutating func add(_ place: PathTree.Place) {
      if let node = place.known, place != .root { all.insert(node) }
    }

    /// Adds a file in the folders of all languages.
    mutating func add(localized place: PathTree.Place) {
      if let node = place.known { localized.insert(node) }
    }

    /// Adds the files of another list.
    mutating func add(_ others: Paths) {
      all.formUnion(others.all)
      localized.formUnion(others.localized)
    }

    /// Whether any of the files that a project may decide about is in the list.
    fileprivate func holdAny(of asked: Asked) -> Bool {
      all.contains(where: asked.around.contains) || localized.contains(where: asked.plain.contains)
    }

    /// Whether a file, or a folder that contains it, is in the list.
    func hold(_ file: Asked.File) -> Bool {
      if let plain = file.plain, localized.contains(plain) { return true }
      return file.trail.contains(where: all.contains)
    }
  }

  var paths = Paths()
  /// The exceptions of each folder whose files all belong to a target, one for each of its targets.
  private var folders: [Int: [Paths]] = [:]

  /// Adds a folder whose files all belong to a target, with exceptions.
  mutating func add(folder: PathTree.Place, exceptions: Paths) {
    guard let folder = folder.known else { return }
    folders[folder, default: []].append(exceptions)
  }

  /// Adds the files of other targets.
  mutating func add(_ others: TargetFiles) {
    paths.add(others.paths)
    folders.merge(others.folders, uniquingKeysWith: +)
  }

  /// Whether any of the files that a project may decide about is in a target.
  ///
  /// - Complexity: O(*m* + *n*) on average, where *m* is the number of the target's files and folders, and *n* the number
  ///   of requested files in folders with exceptions.
  func holdAny(of asked: Asked) -> Bool {
    if paths.holdAny(of: asked) { return true }
    return folders.contains { folder, targets in
      asked.files(below: folder).contains { file in targets.contains { !$0.hold(file) } }
    }
  }

  /// Whether a file is in a target.
  ///
  /// - Complexity: O(*n*) for *n* folders around the file and the targets of each.
  func hold(_ file: Asked.File) -> Bool {
    if paths.hold(file) { return true }
    guard !folders.isEmpty else { return false }
    return (file.trail.dropFirst() + [PathTree.Place.root.node]).contains { folder in
      folders[folder]?.contains { !$0.hold(file) } == true
    }
  }
}
