internal import CopyfitFiles

/// Lists the files below a folder that may be part of a project.
///
/// Links to folders are not followed, which prevents loops.
package struct FileWalk {
  /// A file with its role, and whether it is in a folder for the app's own sources.
  struct File: Hashable {
    /// The path relative to the folder, separated by `/`.
    var path: String
    /// Its role; `nil` for a folder that is listed as such, or a bundle.
    var kind: FileKind?
    /// Whether no folder in its path is hidden, or has third-party sources or build products.
    var isConventional: Bool
  }

  /// Folders of third-party sources and of build products.
  private static let unconventionalFolders: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules",
  ]

  /// Whether a folder has third-party sources or build products; this includes hidden folders, because tools store
  /// their own files there.
  package static func isUnconventional(_ name: String) -> Bool {
    name.hasPrefix(".") || unconventionalFolders.contains(name) || name.lowercased() == "fastlane"
  }

  /// The files and folders below a folder.
  struct Result {
    /// The files, sorted by the bytes of their paths, with entries that are no files but have the name of one.
    var files: [File] = []
    /// Xcode localization bundles, in the same order.
    var bundles: [File] = []
    /// The folders below the first one that have a configuration, in the same order.
    var configuredFolders: [File] = []
    /// The folders below the first one that have a lock of fonts, in the same order.
    var lockedFolders: [String] = []
    /// The links to folders that are not searched, in the same order.
    var linkedFolders: [String] = []
    /// The links to folders that are searched at their own place, with that place, in the same order.
    var innerLinks: [(path: String, target: String)] = []
    /// The folders that cannot be read, the links to localized folders, and the entries whose names are not UTF-8 or
    /// equal another name, with the reason, in the same order.
    var unreadableFolders: [(path: String, reason: String)] = []
  }

  /// Whether unconventional folders are left out completely.
  var isConventionalOnly: Bool
  /// Requested paths; unconventional folders on the way to them have no effect.
  var asked: [String]
  /// The path of the folder, for opening it.
  var folder: String
  /// The files that may be read.
  var boundary: ReadingBoundary

  /// Searches the folder and all folders in it.
  func result() -> Result {
    var result = Result()
    var open = [File(path: "", isConventional: true)]
    var searched: Set<String> = []
    while let next = open.popLast() {
      if next.isConventional { searched.insert(next.path) }
      do throws(FileError) {
        var names: Set<String> = []
        for entry in try SourceFolder.entries(of: FilePath.joined(folder, next.path)) {
          if let fault = Self.fault(of: entry, among: &names) {
            note(entry, in: next, fault: fault, &result)
          } else {
            visit(entry, in: next, &result, open: &open)
          }
        }
      } catch {
        result.unreadableFolders.append((next.path, error.message))
      }
    }
    result.linkedFolders += result.innerLinks.filter { !searched.contains($0.target) }.map(\.path)
    result.innerLinks.removeAll { !searched.contains($0.target) }
    result.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.configuredFolders.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.linkedFolders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.lockedFolders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    result.innerLinks.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
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
    if !folder.path.isEmpty, Configuration.fileNames.contains(entry.name),
      // The entries of a folder follow one another.
      result.configuredFolders.last != folder
    {
      result.configuredFolders.append(folder)
    }
    if entry.name == LockedFonts.fileName, !folder.path.isEmpty, folder.isConventional {
      result.lockedFolders.append(folder.path)
    }
    if let kind = FileKind(file.path), isFile(entry, file.path) || kind.isReported(for: entry) {
      var known = file
      known.kind = kind
      result.files.append(known)
    }
    if folder.isConventional {
      note(unsearched: entry, file.path, &result)
      note(unreadable: entry, file.path, &result)
    }
    guard entry.kind == .folder, entry.name != ".git" else { return }
    if !isAsked, Self.isUnconventional(entry.name, in: folder.path) { file.isConventional = false }
    if LocalizationBundle.isBundle(entry.name) { result.bundles.append(file) }
    let leadsToAsked = asked.contains { FilePath.holds(file.path, $0) }
    if file.isConventional || !isConventionalOnly || leadsToAsked { open.append(file) }
  }

  /// Why an entry cannot be read because of its name; `nil` if it can.
  ///
  /// Texts that are canonically equivalent are equal, so that two such names in a folder cannot be told apart. Only one
  /// of them can be in a folder of a Mac.
  private static func fault(of entry: SourceFolder.Entry, among names: inout Set<String>) -> String?
  {
    guard entry.isUTF8 else {
      return "the name is not UTF-8: its other bytes are shown as \\x and two digits"
    }
    guard !names.insert(entry.name).inserted else { return nil }
    return
      "the folder has another name with the same characters, which differs only in how Unicode stores "
      + "them, as in the forms NFC and NFD; rename one of them"
  }

  /// Notes an entry that is not read because of its name.
  private func note(
    _ entry: SourceFolder.Entry, in folder: File, fault: String, _ result: inout Result
  ) {
    let path = FilePath.joined(folder.path, entry.name)
    guard folder.isConventional, entry.kind == .folder || FileKind(path) != nil else { return }
    result.unreadableFolders.append((path, fault))
  }

  /// Notes a link to a folder, and a file in the place of a localized folder: the folder's files are read at their own
  /// place, or not at all.
  ///
  /// Xcode follows links, so that a language would be lost. Git creates a file for a link where links are not supported.
  private func note(unsearched entry: SourceFolder.Entry, _ path: String, _ result: inout Result) {
    if entry.name.hasSuffix(".lproj"), entry.kind != .folder {
      let fault =
        entry.isLink
        ? "it is a link to a folder, which is not followed"
        : "it is a file in the place of a folder, such as git creates for a link where links are off"
      result.unreadableFolders.append((path, "\(fault); put the folder itself there"))
    } else if entry.kind == .linkedFolder {
      if let target = innerTarget(of: path) {
        result.innerLinks.append((path, target))
      } else {
        result.linkedFolders.append(path)
      }
    }
  }

  /// Notes a pipe or device in the place of a file that decides which files are the app's.
  private func note(unreadable entry: SourceFolder.Entry, _ path: String, _ result: inout Result) {
    guard entry.kind == .other, !entry.isLink, let kind = FileKind(path),
      kind == .xcodeProject || kind.isPackage
    else { return }
    result.unreadableFolders.append((path, "it is not a regular file"))
  }

  /// The place of a link's target below the folder; `nil` if it is elsewhere.
  private func innerTarget(of path: String) -> String? {
    guard let root = SourceFolder.realPath(of: folder),
      let target = SourceFolder.realPath(of: FilePath.joined(folder, path))
    else { return nil }
    return FilePath.below(root, target)
  }

  /// Whether an entry is a file, or a link that is not followed, so that its target is not revealed.
  private func isFile(_ entry: SourceFolder.Entry, _ path: String) -> Bool {
    entry.kind == .file || entry.isLink && !boundary.allows(FilePath.joined(folder, path))
  }

  /// Whether a folder is unconventional, or contains the copies of the app's files and the pictures that Xcode exports
  /// with translations.
  private static func isUnconventional(_ name: String, in folder: String) -> Bool {
    isUnconventional(name)
      || LocalizationBundle.isBundle(folder) && name != LocalizationBundle.contents
  }
}

extension FileKind {
  /// Whether the reader reports an entry with such a name that is no file.
  fileprivate func isReported(for entry: SourceFolder.Entry) -> Bool {
    switch self {
    case .source(_, let isPackage):
      // A manifest that cannot be read would make a package of its folder.
      !isPackage && entry.kind != .folder && entry.kind != .linkedFolder
    default: isUnmistakable
    }
  }
}
