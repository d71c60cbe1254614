internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// The files of programs for other systems than the iPhone's, according to Xcode projects.
///
/// These are the folders of projects with apps for the Mac only, which has neither Dynamic Type nor screens of an iPhone,
/// and the files that only targets for other systems have.
package struct OtherSystemFiles: Hashable, Sendable {
  /// Whether each folder of a project is for the Mac only, by its path relative to the root; empty if none is.
  private var folders: [String: Bool] = [:]
  /// The files that a target for another system has, and no other target.
  private var files: Set<String> = []

  /// No files.
  package init() {}

  /// Reads projects.
  ///
  /// - Parameters:
  ///   - paths: The project files, relative to the root.
  ///   - sources: The files that may be of targets for other systems, relative to the root.
  ///   - root: The absolute path of the folder.
  init(projects paths: [String], sources: [String], in root: String, boundary: ReadingBoundary) {
    let projects = paths.map { path in
      let file = FilePath.joined(root, path)
      let bytes = try? SourceFile.bytes(of: file, within: boundary)
      return (path: path, file: file, bytes: bytes ?? [])
    }
    let places = Dictionary(grouping: projects) { FilePath.parent(FilePath.parent($0.path)) }
    folders = places.mapValues { $0.allSatisfy { XcodeProject.isOfMac($0.bytes) } }
    if !folders.values.contains(true) { folders = [:] }
    guard projects.contains(where: { SystemTargets.mayHaveOthers($0.bytes) }) else { return }
    var targets = SystemTargets(sources.map { FilePath.joined(root, $0) })
    for project in projects {
      // What cannot be read may have any file.
      guard targets.add(project.bytes, of: project.file, boundary) else { return }
    }
    guard targets.hasOthers else { return }
    files = Set(sources.filter { targets.isOther(FilePath.joined(root, $0)) })
  }

  /// Whether a file is only of programs for other systems.
  package func contain(_ file: String) -> Bool { isOnlyInTargets(file) || isOfMac(file) }

  /// Whether all targets that have a file are for other systems.
  func isOnlyInTargets(_ file: String) -> Bool { files.contains(file) }

  /// Whether the innermost project around a file is for the Mac only.
  func isOfMac(_ file: String) -> Bool {
    guard !folders.isEmpty else { return false }
    var folder = file
    while true {
      let parent = FilePath.parent(folder)
      if let isOfMac = folders[parent] { return isOfMac }
      guard parent != folder, parent != "/" else { return folders["/"] ?? false }
      folder = parent
    }
  }

  /// A text that is the same for the same files.
  var identity: String {
    (folders.map { "\($0.key)\($0.value)" } + files).sorted().joined(separator: "\0")
  }
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
    let own = objects.configurations(of: objects.root)
    if !own.isEmpty, own.allSatisfy({ objects.setting("SDKROOT", of: $0) == "macosx" }) {
      return true
    }
    return all.allSatisfy {
      objects.setting("SDKROOT", of: $0) == nil
        && objects.text("baseConfigurationReference", of: $0) == nil
    }
  }
}
