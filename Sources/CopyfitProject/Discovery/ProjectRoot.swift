package import CopyfitFiles
package import CopyfitFindings
internal import CopyfitSourceText

/// A project that given paths belong to: its folder, its configuration, and what is asked of it.
package struct ProjectRoot {
  /// The folder, absolute.
  package var folder: String
  /// The folder as it is shown and opened: relative where the given path was.
  package var shown: String
  /// The configuration's path, as it is shown.
  var configuration: String?
  /// What to check, relative to the folder; empty for all of it.
  var restriction: [String]
  /// The paths that were named below the folder, also where all of it is checked: they are read wherever they lie.
  var named: [String]
  /// Whether the configuration is in the folder above that lists the project.
  var inherits = false
  /// Whether it is no project where there is nothing to check.
  var isOptional = false
  /// What may be read for the project; projects of a list share that of the list.
  package var boundary: ReadingBoundary
}

extension ProjectRoot {
  /// The projects of the given paths, each once, in the order in which they are named first.
  static func find(
    paths: [String], configuration: String?, followsLinks: Bool
  ) throws(AuditError) -> [ProjectRoot] {
    var roots: [ProjectRoot] = []
    var messages: [String] = []
    try checkWorkingFolder(for: paths.isEmpty ? ["."] : paths + [configuration ?? "/"])
    for path in paths.isEmpty ? ["."] : paths {
      do throws(AuditError) {
        var root = try root(of: path, configuration: configuration, followsLinks: followsLinks)
        if followsLinks { root.boundary = .everywhere }
        root.boundary.allowFile(path)
        if let configuration { root.boundary.allowFile(configuration) }
        merge(root, into: &roots)
      } catch {
        messages += error.messages
      }
    }
    guard messages.isEmpty else { throw AuditError(messages: messages) }
    return roots
  }

  /// Refuses paths that mean nothing, as there is no working folder.
  private static func checkWorkingFolder(for paths: [String]) throws(AuditError) {
    guard paths.contains(where: { !$0.hasPrefix("/") }), let problem = WorkingFolder.problem
    else { return }
    throw AuditError("\(problem); change to another folder, or name absolute paths")
  }

  /// A restriction that is empty asks for everything, so it swallows the others.
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

  /// The project of a configuration that is named.
  private static func project(
    at configuration: String, restrictedTo path: String
  ) throws(AuditError) -> ProjectRoot {
    let file = FilePath.absolute(configuration)
    let folder = FilePath.parent(file)
    let asked = FilePath.absolute(path)
    guard FilePath.below(folder, asked) != nil || FilePath.below(asked, folder) != nil else {
      return outside(configuration, file, for: path)
    }
    var root = ProjectRoot(path: path, folder: folder, configuration: file)
    root.configuration = configuration
    return root
  }

  /// The project in a folder, or around a file, that a configuration elsewhere is for: its paths start from there.
  private static func outside(
    _ configuration: String, _ file: String, for path: String
  ) -> ProjectRoot {
    let absolute = FilePath.absolute(path)
    let isFolder = SourceFolder.kind(of: path) == .folder
    var root = ProjectRoot(path: path, folder: folder(around: absolute, isFolder: isFolder))
    root.configuration = configuration
    root.inherits = true
    return root
  }

  /// The project of a folder, whatever configuration there is.
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

  /// The configuration in a folder, or in the nearest one above it that has one.
  ///
  /// What stands above the folder's repository is not the project's, and is not looked at; without a
  /// repository all folders above are.
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

  /// The project's folder where no configuration says it: the given folder, or that of the file, but
  /// never one inside an `.lproj`, whose neighbours hold the other languages.
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
  /// Whether a folder, links in its path followed, lies in the work tree.
  fileprivate func holds(_ folder: String) -> Bool {
    SourceFolder.realPath(of: folder).map { FilePath.below(workTree, $0) != nil } ?? false
  }
}
