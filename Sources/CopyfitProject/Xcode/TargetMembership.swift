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
  /// The absolute paths of the folders of pods and of packages' targets, each with a slash at its end.
  private let packages: [String]
  /// Those of them that are of Swift packages.
  private let swiftPackages: [String]
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
  ///   - root: The absolute path of the folder.
  package init(
    projects paths: [String], packages: [String], files: [String], in root: String,
    boundary: ReadingBoundary
  ) {
    self.root = root
    // The podspec next to an app's project applies only to a part of the folder.
    let apps = Set(paths.map { FilePath.parent(FilePath.parent($0)) })
    let manifests = packages.filter { FilePath.name($0) == "Package.swift" }
    swiftPackages = manifests.flatMap { Self.folders(of: FilePath.joined(root, $0), boundary) }
    self.packages =
      swiftPackages
      + packages.filter { $0.hasSuffix(".podspec") && !apps.contains(FilePath.parent($0)) }
      .map { FilePath.parent(FilePath.joined(root, $0)) + "/" }
    guard !files.isEmpty else { return }
    let asked = TargetFiles.Asked(files.map { FilePath.joined(root, $0) })
    for path in paths {
      guard let own = read(path, boundary), own.holdAny(of: asked) else { continue }
      folders.insert(FilePath.parent(FilePath.parent(FilePath.joined(root, path))))
      self.files.add(own)
    }
  }

  /// The folders of the targets of a Swift package; the package's whole folder if they are unknown.
  private static func folders(of manifest: String, _ boundary: ReadingBoundary) -> [String] {
    let folder = FilePath.parent(manifest)
    guard
      let bytes = try? SourceFile.bytes(of: manifest, within: boundary),
      let named = PackageManifest.paths(in: bytes)
    else { return [folder + "/"] }
    return (PackageManifest.usualFolders + named).map {
      FilePath.absolute(FilePath.resolved($0, in: folder)) + "/"
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
      return TargetFilesReader(objects, in: FilePath.parent(FilePath.parent(file))).files()
    } catch {
      // The reader of the development region reports refused files.
      if case .refused = error { return nil }
      problems.append("'\(path)' cannot be read (\(error.message)), so its targets are not known")
      return nil
    }
  }

  /// Whether a project decides about a file, and no target has it.
  package func isOutside(_ path: String) -> Bool {
    let path = FilePath.joined(root, path)
    guard !folders.isEmpty, isInProject(path) else { return false }
    return !files.hold(TargetFiles.FoldedPath(path)) && !packages.contains(where: path.hasPrefix)
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

  /// Whether a file is in a target or a package.
  private func isInside(_ path: String) -> Bool {
    hasTarget(path) || packages.contains(where: FilePath.joined(root, path).hasPrefix)
  }

  /// Whether a Swift package has a file that is in no target, so that it is not in an app's main bundle.
  package func isOfPackage(_ path: String) -> Bool {
    let path = FilePath.joined(root, path)
    return !folders.isEmpty && swiftPackages.contains(where: path.hasPrefix)
      && !files.hold(TargetFiles.FoldedPath(path))
  }

  /// Whether a file is in a target.
  package func hasTarget(_ path: String) -> Bool {
    files.hold(TargetFiles.FoldedPath(FilePath.joined(root, path)))
  }
}
