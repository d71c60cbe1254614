internal import CopyfitCatalogs
package import CopyfitFiles
internal import CopyfitSourceText

/// The files of a folder that belong to the targets of its Xcode projects.
///
/// A project decides about the files in its folder if its targets have any of the requested files. Otherwise it may
/// belong to a tool. Files in the folders of pods, and of the targets of Swift packages, belong to those pods and
/// targets.
package struct TargetMembership {
  private let root: String
  /// The files that the project may decide about, and all others.
  private let asked: TargetFiles.Asked
  /// The folders of pods and of packages' targets.
  private let packages: Set<Int>
  /// Those of them that are of Swift packages.
  private let swiftPackages: Set<Int>
  /// The folders of the projects that decide.
  private var folders: Set<String> = []
  /// The files of these projects' targets.
  private var files = TargetFiles()
  /// The reasons why projects cannot be read, as clauses.
  package private(set) var problems: [String] = []

  /// Reads projects.
  ///
  /// - Parameters:
  ///   - paths: The project files, relative to the root.
  ///   - packages: Files that make their folders packages, relative to the root.
  ///   - files: The requested files, relative to the root.
  ///   - others: Other files that may be asked about, relative to the root.
  ///   - root: The absolute path of the folder.
  package init(
    projects paths: [String], packages: [String], files: [String], others: [String] = [],
    in root: String, boundary: ReadingBoundary
  ) {
    self.root = root
    let asked = TargetFiles.Asked(
      files.map { FilePath.joined(root, $0) }, others: others.map { FilePath.joined(root, $0) })
    self.asked = asked
    // The podspec next to an app's project applies only to a part of the folder.
    let apps = Set(paths.map { FilePath.parent(FilePath.parent($0)) })
    let manifests = packages.filter { FilePath.name($0) == "Package.swift" }
    swiftPackages = Set(
      manifests.flatMap { Self.folders(of: FilePath.joined(root, $0), among: asked.tree, boundary) }
    )
    let pods = packages.filter { $0.hasSuffix(".podspec") && !apps.contains(FilePath.parent($0)) }
    self.packages = swiftPackages.union(
      pods.compactMap { asked.tree.place(of: FilePath.parent(FilePath.joined(root, $0))).known })
    guard !files.isEmpty else { return }
    for path in paths {
      guard let own = read(path, boundary), own.holdAny(of: asked) else { continue }
      folders.insert(FilePath.parent(FilePath.parent(FilePath.joined(root, path))))
      self.files.add(own)
    }
  }

  /// The folders of the targets of a Swift package that have files; the package's whole folder if they are unknown.
  private static func folders(
    of manifest: String, among tree: PathTree, _ boundary: ReadingBoundary
  ) -> [Int] {
    let folder = tree.place(of: FilePath.parent(manifest))
    guard
      let bytes = try? SourceFile.bytes(of: manifest, within: boundary),
      let named = PackageManifest.paths(in: bytes)
    else { return [folder].compactMap(\.known) }
    return (PackageManifest.usualFolders + named).compactMap {
      tree.place(of: $0, in: folder).known
    }
  }

  private mutating func read(_ path: String, _ boundary: ReadingBoundary) -> TargetFiles? {
    let file = FilePath.joined(root, path)
    do throws(FileError) {
      let text = SourceText(decoding: try SourceFile.bytes(of: file, within: boundary))
      let list = try? PropertyListReader.read(openStep: text)
      guard let objects = list.flatMap(XcodeObjects.init) else {
        problems.append("'\(path)' cannot be read, so its targets are not known")
        return nil
      }
      let folder = FilePath.parent(FilePath.parent(file))
      return TargetFilesReader(objects, in: folder, among: asked.tree).files()
    } catch {
      // The reader of the development region reports refused files.
      if case .refused = error { return nil }
      problems.append("'\(path)' cannot be read (\(error.message)), so its targets are not known")
      return nil
    }
  }

  /// Whether a project decides about a file that was requested, and no target has it.
  package func isOutside(_ path: String) -> Bool {
    let path = FilePath.joined(root, path)
    guard !folders.isEmpty, isInProject(path), let file = asked.file(path) else { return false }
    return !files.hold(file) && !Self.isBelow(packages, file)
  }

  /// Whether one of some folders contains a file.
  private static func isBelow(_ folders: Set<Int>, _ file: TargetFiles.Asked.File) -> Bool {
    file.trail.dropFirst().contains(where: folders.contains)
  }

  /// Whether the folder of a project that decides contains a file.
  private func isInProject(_ path: String) -> Bool {
    var folder = path
    while folder != "/" {
      folder = FilePath.parent(folder)
      if folders.contains(folder) { return true }
    }
    return false
  }

  /// The tables of desktop programs among those of gettext, if a target has a table of Apple's formats with the app's
  /// texts: all tables that are in no target or package.
  ///
  /// Android's tables stay, because the repository may have both apps.
  package func desktopTables(among tables: [String], besides own: [String]) -> [String] {
    let hasTables = own.contains { path in
      CatalogFormat.appleExtensions.contains(CatalogPath(path).fileExtension)
        && !Self.systemTables.contains(CatalogPath(path).table) && isInside(path)
    }
    return hasTables ? tables.filter { !isInside($0) } : []
  }

  /// Tables whose texts the system shows; apps with texts in other formats also have them.
  private static let systemTables: Set<String> = ["InfoPlist", "LaunchScreen", "Root"]

  /// Whether a file is in a target or a package, or was not asked about.
  private func isInside(_ path: String) -> Bool {
    guard let file = asked.file(FilePath.joined(root, path)) else { return true }
    return files.hold(file) || Self.isBelow(packages, file)
  }

  /// Whether a Swift package has a file that is in no target, so that it is not in an app's main bundle.
  package func isOfPackage(_ path: String) -> Bool {
    guard !folders.isEmpty, let file = asked.file(FilePath.joined(root, path)) else { return false }
    return Self.isBelow(swiftPackages, file) && !files.hold(file)
  }

  /// Whether a file is in a target.
  package func hasTarget(_ path: String) -> Bool {
    asked.file(FilePath.joined(root, path)).map(files.hold) ?? false
  }
}
