internal import CopyfitCatalogs
package import CopyfitFiles
internal import CopyfitSourceText

/// The folders of the Xcode projects with apps.
///
/// Below one configuration there may be several apps, which share no code with each other except that of packages and
/// frameworks.
package struct AppFolders {
  /// The folders relative to the root, which is `/`.
  private let folders: Set<String>
  /// The folders of packages inside them, whose code any app may use.
  private let packages: Set<String>

  /// Reads projects; a project that cannot be read has no app.
  ///
  /// - Parameters:
  ///   - paths: The project files, relative to the root.
  ///   - packages: The files that make their folders packages, relative to the root.
  ///   - root: The absolute path of the folder.
  package init(
    projects paths: [String], packages: [String] = [], in root: String, boundary: ReadingBoundary
  ) {
    self.packages = Set(packages.map(FilePath.parent))
    let places = Dictionary(grouping: paths) { FilePath.parent(FilePath.parent($0)) }
    guard places.count > 1 else {
      folders = []
      return
    }
    folders = Set(
      places.filter { _, paths in
        paths.contains { Self.makesApp(FilePath.joined(root, $0), boundary) }
      }.keys)
  }

  /// Whether a project has a target for an app; an extension belongs to an app.
  private static func makesApp(_ file: String, _ boundary: ReadingBoundary) -> Bool {
    guard let bytes = try? SourceFile.bytes(of: file, within: boundary),
      let list = try? PropertyListReader.read(openStep: SourceText(decoding: bytes)),
      let objects = XcodeObjects(list)
    else { return false }
    return objects.texts("targets", of: objects.root).contains { target in
      objects.text("productType", of: target)?.hasPrefix("com.apple.product-type.application")
        ?? false
    }
  }

  /// The sources without those of apps that have no checked files.
  ///
  /// If no app has checked files, it is unknown whose code shows the texts.
  package func sources(_ sources: [String], besides checked: [String]) -> [String] {
    let own = Set(checked.compactMap(folder))
    guard !own.isEmpty else { return sources }
    return sources.filter { source in
      folder(of: source).map { own.contains($0) || isOfPackage(source, inside: $0) } ?? true
    }
  }

  /// Whether a source belongs to a package in the folder of an app, which may be only the package's example.
  private func isOfPackage(_ source: String, inside app: String) -> Bool {
    nearest(to: source) { $0 == app || packages.contains($0) }.map(packages.contains) ?? false
  }

  /// The innermost folder of an app that contains a file.
  private func folder(of path: String) -> String? { nearest(to: path, where: folders.contains) }

  /// The innermost folder around a file with a property; at the end is the root, which is `/`.
  private func nearest(to path: String, where isMeant: (String) -> Bool) -> String? {
    var folder = path
    repeat {
      folder = FilePath.parent(folder)
      if isMeant(folder) { return folder }
    } while folder != "/"
    return nil
  }
}
