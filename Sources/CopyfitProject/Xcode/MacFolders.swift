internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// The folders of Xcode projects with apps for the Mac only, which have neither Dynamic Type nor screens of an iPhone.
package struct MacFolders: Hashable, Sendable {
  /// The folder of a project.
  private struct Folder: Hashable {
    /// Its path relative to the root, with a slash at its end; empty for the root.
    var path: String
    var isOfMac: Bool
  }

  /// The longest path first.
  private var folders: [Folder] = []

  /// No folders.
  package init() {}

  /// Reads projects.
  ///
  /// - Parameters:
  ///   - paths: The project files, relative to the root.
  ///   - root: The absolute path of the folder.
  init(projects paths: [String], in root: String, boundary: ReadingBoundary) {
    let places = Dictionary(grouping: paths) { FilePath.parent(FilePath.parent($0)) }
    folders = places.map { place, paths in
      Folder(
        path: place == "/" ? "" : place + "/",
        isOfMac: paths.allSatisfy { path in
          (try? SourceFile.bytes(of: FilePath.joined(root, path), within: boundary))
            .map(XcodeProject.isOfMac) ?? false
        })
    }.sorted { ($1.path.utf8.count, $0.path) < ($0.path.utf8.count, $1.path) }
    if !folders.contains(where: \.isOfMac) { folders = [] }
  }

  /// Whether the innermost project around a file is for the Mac only.
  package func contain(_ file: String) -> Bool {
    folders.first { file.hasPrefix($0.path) }?.isOfMac ?? false
  }

  /// A text that is the same for the same folders.
  var identity: String { folders.map { "\($0.path)\($0.isOfMac)" }.joined(separator: "\0") }
}

extension XcodeProject {
  /// The words of projects for other systems, or for several.
  private static let otherSystems = [
    "iphoneos", "IPHONEOS", "appletvos", "TVOS_", "watchos", "WATCHOS", "xros", "XROS_",
    "SDKROOT = auto",
  ]

  /// Whether a `project.pbxproj` has an app, and only programs for the Mac: its base SDK is that of macOS, which it is
  /// too if nothing sets it.
  fileprivate static func isOfMac(_ bytes: [UInt8]) -> Bool {
    guard holds("com.apple.product-type.application", bytes),
      holds("macosx", bytes) || holds("MACOSX_", bytes),
      !otherSystems.contains(where: { holds($0, bytes) }),
      let list = try? PropertyListReader.read(openStep: SourceText(decoding: bytes)),
      let objects = XcodeObjects(list)
    else { return false }
    let all = objects.identifiers.filter { objects.text("isa", of: $0) == "XCBuildConfiguration" }
    let own =
      objects.text("buildConfigurationList", of: objects.root)
      .map { objects.texts("buildConfigurations", of: $0) } ?? []
    if !own.isEmpty, own.allSatisfy({ objects.setting("SDKROOT", of: $0) == "macosx" }) {
      return true
    }
    return all.allSatisfy {
      objects.setting("SDKROOT", of: $0) == nil
        && objects.text("baseConfigurationReference", of: $0) == nil
    }
  }

  private static func holds(_ word: String, _ bytes: [UInt8]) -> Bool {
    var scanner = TextScanner(bytes)
    return scanner.skip(to: word)
  }
}
