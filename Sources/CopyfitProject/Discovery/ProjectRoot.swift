package import CopyfitFiles
package import CopyfitFindings

/// A project that given paths belong to: its folder, its configuration, and the requested part of it.
package struct ProjectRoot {
  /// The folder, absolute.
  package var folder: String
  /// The folder for display and opening; it is relative if the given path was.
  package var shown: String
  /// The configuration's path for display.
  var configuration: String?
  /// The paths to check, relative to the folder; empty for the whole folder.
  var restriction: [String]
  /// The paths below the folder that were named, even if the whole folder is checked; they are read in every kind of
  /// folder.
  var named: [String]
  /// Whether the configuration is in the folder above that lists the project.
  var inherits = false
  /// The folder relative to that of the configuration that lists it; empty if none does.
  var listedPath = ""
  /// The folder of the configuration that lists it; `nil` if none does.
  var listFolder: String?
  /// Whether a project with nothing to check is left out.
  var isOptional = false
  /// The files that may be read for the project; the projects of a list share the list's boundary.
  package var boundary: ReadingBoundary
}

extension ProjectRoot {
  /// The projects of the given paths, each once, in the order in which they are first named.
  static func find(
    paths: [String], configuration: String?, followsLinks: Bool
  ) throws(AuditError) -> [ProjectRoot] {
    var roots: [ProjectRoot] = []
    var problems: [AuditError.Problem] = []
    try checkWorkingFolder(for: paths.isEmpty ? ["."] : paths + [configuration ?? "/"])
    for path in paths.isEmpty ? ["."] : paths {
      do throws(AuditError) {
        var root = try root(of: path, configuration: configuration, followsLinks: followsLinks)
        if followsLinks { root.boundary = .everywhere }
        root.boundary.allowFile(path)
        if let configuration { root.boundary.allowFile(configuration) }
        merge(root, into: &roots)
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else { throw AuditError(problems) }
    return roots
  }

  /// Refuses relative paths if there is no working folder.
  private static func checkWorkingFolder(for paths: [String]) throws(AuditError) {
    guard paths.contains(where: { !$0.hasPrefix("/") }), let problem = WorkingFolder.problem
    else { return }
    throw AuditError("\(problem); change to another folder, or name absolute paths")
  }

  /// Merges equal projects; an empty restriction means the whole project, so it replaces the others.
  private static func merge(_ root: ProjectRoot, into roots: inout [ProjectRoot]) {
    guard let known = roots.firstIndex(where: { $0.folder == root.folder }) else {
      return roots.append(root)
    }
    let isWhole = roots[known].restriction.isEmpty || root.restriction.isEmpty
    roots[known].restriction = isWhole ? [] : roots[known].restriction + root.restriction
    roots[known].named += root.named
    roots[known].boundary.allowFiles(of: root.boundary)
  }

  private static func root(
    of path: String, configuration: String?, followsLinks: Bool
  ) throws(AuditError) -> ProjectRoot {
    guard let kind = SourceFolder.kind(of: path) else {
      throw AuditError("\(path): there is no such file or folder")
    }
    let absolute = FilePath.absolute(path)
    if let configuration { return try project(at: configuration, restrictedTo: path) }
    if kind == .file, Configuration.fileNames.contains(FilePath.name(absolute)) {
      return ProjectRoot(path: path, folder: FilePath.parent(absolute), configuration: absolute)
    }
    let folder = kind == .folder ? absolute : FilePath.parent(absolute)
    if let found = nearestConfiguration(from: folder, followsLinks: followsLinks) {
      return ProjectRoot(path: path, folder: FilePath.parent(found), configuration: found)
    }
    return ProjectRoot(
      path: path, folder: Self.folder(around: absolute, isFolder: kind == .folder))
  }

  /// The project of a given configuration.
  private static func project(
    at configuration: String, restrictedTo path: String
  ) throws(AuditError) -> ProjectRoot {
    guard SourceFolder.kind(of: configuration) != nil else {
      throw AuditError("\(configuration): the configuration cannot be read: there is no such file")
    }
    let file = FilePath.absolute(configuration)
    let folder = FilePath.parent(file)
    let asked = FilePath.absolute(path)
    guard FilePath.below(folder, asked) != nil || FilePath.below(asked, folder) != nil else {
      return outside(configuration, for: path)
    }
    var root = ProjectRoot(path: path, folder: folder, configuration: file)
    root.configuration = configuration
    return root
  }

  /// The project in a folder, or around a file, for a configuration in another place; its paths are relative to that
  /// project.
  private static func outside(_ configuration: String, for path: String) -> ProjectRoot {
    let absolute = FilePath.absolute(path)
    let isFolder = SourceFolder.kind(of: path) == .folder
    var root = ProjectRoot(path: path, folder: folder(around: absolute, isFolder: isFolder))
    root.configuration = configuration
    root.inherits = true
    return root
  }

  /// The project of a folder, without its configuration.
  package static func withoutConfiguration(
    _ path: String, followsLinks: Bool
  ) throws(AuditError) -> ProjectRoot {
    try checkWorkingFolder(for: [path])
    switch SourceFolder.kind(of: path) {
    case .folder, .linkedFolder: break
    case nil: throw AuditError("\(path): there is no such folder")
    case .file, .other: throw AuditError("\(path): expected a folder, the project's")
    }
    var root = ProjectRoot(path: path, folder: FilePath.absolute(path))
    if followsLinks { root.boundary = .everywhere }
    return root
  }

  /// The configuration in a folder, or else in the nearest folder above that has one.
  ///
  /// Folders above the folder's repository are not part of the project and are not searched. Without a repository, all
  /// folders above are searched.
  package static func nearestConfiguration(from folder: String, followsLinks: Bool) -> String? {
    let repository = followsLinks ? nil : Repository.containing(folder)
    var folder = folder
    while repository?.holds(folder) ?? true {
      let candidates = Configuration.fileNames.map { FilePath.joined(folder, $0) }
      if let found = candidates.first(where: SourceFolder.holds) { return found }
      if folder == "/" { return nil }
      folder = FilePath.parent(folder)
    }
    return nil
  }

  /// A file in a folder, or else in the nearest folder above in the same repository; `nil` without one.
  package static func nearestFile(_ name: String, from folder: String) -> String? {
    let own = FilePath.joined(FilePath.absolute(folder), name)
    if SourceFolder.holds(own) { return own }
    let repository = Repository.containing(folder)
    // The folders above are those of the real folder, not those of a link that leads to it.
    var folder = SourceFolder.realPath(of: folder) ?? FilePath.absolute(folder)
    while true {
      let path = FilePath.joined(folder, name)
      if SourceFolder.holds(path) { return path }
      folder = FilePath.parent(folder)
      guard folder != "/", repository?.holds(folder) == true else { return nil }
    }
  }

  /// The project's folder without a configuration: the given folder, or that of the file, but never one inside an
  /// `.lproj`, because the other languages are in its siblings.
  private static func folder(around path: String, isFolder: Bool) -> String {
    let folder = isFolder ? path : FilePath.parent(path)
    let names = folder.split(separator: "/")
    let localized = names.firstIndex { $0.hasSuffix(".lproj") }
    return "/" + names[..<(localized ?? names.endIndex)].joined(separator: "/")
  }

  private init(path: String, folder: String, configuration: String? = nil) {
    let isAbsolute = path.hasPrefix("/")
    let current = WorkingFolder.path ?? "/"
    self.folder = folder
    boundary = ReadingBoundary(around: folder)
    shown = isAbsolute ? folder : FilePath.relative(folder, to: current)
    self.configuration = configuration.map { isAbsolute ? $0 : FilePath.relative($0, to: current) }
    let asked = FilePath.below(folder, FilePath.absolute(path)) ?? ""
    let isConfiguration = configuration == FilePath.absolute(path)
    named = asked.isEmpty || isConfiguration ? [] : [asked]
    restriction = named
  }
}

extension Repository {
  /// Whether a folder is in the work tree, after links in its path are resolved.
  fileprivate func holds(_ folder: String) -> Bool {
    SourceFolder.realPath(of: folder).map { FilePath.below(workTree, $0) != nil } ?? false
  }
}
