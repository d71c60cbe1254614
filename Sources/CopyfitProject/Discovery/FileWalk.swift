internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// Lists the files below a folder that a project can be made of.
///
/// Links to folders are not followed, so that no loop can be entered.
package struct FileWalk {
  /// A file and whether it lies where an app's own sources do.
  struct File: Hashable {
    /// Relative to the folder, separated by `/`.
    var path: String
    /// Whether no folder on its way is hidden, or holds other people's sources or products of a build.
    var isConventional: Bool
  }

  /// Folders of other people's sources and of products of a build.
  private static let unconventionalFolders: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules",
  ]

  /// Whether a folder holds other people's sources or products of a build, as hidden ones do: tools keep there what is
  /// their own.
  package static func isUnconventional(_ name: String) -> Bool {
    name.hasPrefix(".") || unconventionalFolders.contains(name) || name.lowercased() == "fastlane"
  }

  /// Extensions of Interface Builder's documents.
  static let documentExtensions = ["storyboard", "xib"]

  /// Extensions of files that are read: whatever bears one is to be a file.
  static let extensions = documentExtensions + CatalogFormat.appleExtensions

  /// What was found below a folder.
  struct Result {
    /// Sorted by the bytes of their paths; what only bears the name of a file is among them.
    var files: [File] = []
    /// Bundles of Xcode's for translators, in the same order.
    var bundles: [File] = []
    /// The folders below the first that have a configuration, in the same order.
    var configuredFolders: [File] = []
    /// The folders that cannot be read, and what has a name that is not UTF-8, with the reason, in the same order.
    var unreadableFolders: [(path: String, reason: String)] = []
  }

  /// Whether folders that are not conventional are left out altogether.
  var isConventionalOnly: Bool
  /// Paths that were asked for: what lies on the way to them does not count against a file.
  var asked: [String]
  /// The folder, fit to open.
  var folder: String
  /// What may be read.
  var boundary: ReadingBoundary

  /// Looks through the folder and all folders in it.
  func result() -> Result {
    var result = Result()
    var open = [File(path: "", isConventional: true)]
    while let next = open.popLast() {
      do throws(FileError) {
        for entry in try SourceFolder.entries(of: FilePath.joined(folder, next.path)) {
          visit(entry, in: next, &result, open: &open)
        }
      } catch {
        result.unreadableFolders.append((next.path, error.message))
      }
    }
    result.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.configuredFolders.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.bundles.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.unreadableFolders.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return result
  }

  private func visit(
    _ entry: SourceFolder.Entry, in folder: File, _ result: inout Result, open: inout [File]
  ) {
    var file = File(path: FilePath.joined(folder.path, entry.name), isConventional: true)
    let isAsked = asked.contains(file.path)
    file.isConventional = folder.isConventional || isAsked
    guard entry.isUTF8 else {
      if folder.isConventional, entry.kind == .folder || Self.isOfUse(file.path) {
        result.unreadableFolders.append(
          (file.path, "the name is not UTF-8: its other bytes are shown as \\x and two digits"))
      }
      return
    }
    if !folder.path.isEmpty, Configuration.fileNames.contains(entry.name),
      !result.configuredFolders.contains(folder)
    {
      result.configuredFolders.append(folder)
    }
    // Reading reports what is wrong with a folder or a broken link that bears the name of a file.
    if isFile(entry, file.path) ? Self.isOfUse(file.path) : Self.isToBeRead(file.path) {
      result.files.append(file)
    }
    guard entry.kind == .folder, entry.name != ".git" else { return }
    if !isAsked, Self.isUnconventional(entry.name, in: folder.path) { file.isConventional = false }
    if LocalizationBundle.isBundle(entry.name) { result.bundles.append(file) }
    let leadsToAsked = asked.contains { $0.hasPrefix(file.path + "/") }
    if file.isConventional || !isConventionalOnly || leadsToAsked { open.append(file) }
  }

  /// Whether an entry is a file, or a link that is not followed, so that what it leads to is not revealed.
  private func isFile(_ entry: SourceFolder.Entry, _ path: String) -> Bool {
    entry.kind == .file || entry.isLink && !boundary.allows(FilePath.joined(folder, path))
  }

  /// Whether a folder is unconventional, or holds what Xcode packs into an export beside the translations: copies of
  /// the app's files and pictures.
  private static func isUnconventional(_ name: String, in folder: String) -> Bool {
    isUnconventional(name)
      || LocalizationBundle.isBundle(folder) && name != LocalizationBundle.contents
  }

  private static func isToBeRead(_ path: String) -> Bool {
    extensions.contains { path.hasSuffix("." + $0) }
      || CatalogFormat(path)?.isUnmistakable(path) ?? false
  }

  private static func isOfUse(_ path: String) -> Bool {
    isToBeRead(path) || CatalogFormat(path) != nil
      || path.hasSuffix(".xcodeproj/project.pbxproj") || isPackage(path)
      || sources.contains { path.hasSuffix($0) }
  }

  /// How the names of sources in Swift and Objective-C end.
  private static let sources = [".swift", ".m", ".mm", ".h", ".pch"]

  /// Whether a file makes its folder a package: of Swift, or a pod of the project's own.
  static func isPackage(_ path: String) -> Bool {
    FilePath.name(path) == "Package.swift" || path.hasSuffix(".podspec")
  }
}
