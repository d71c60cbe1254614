internal import Copyfit
internal import CopyfitFiles
internal import CopyfitSourceText

/// The font files of a project, and the property lists that may name them.
///
/// `UIAppFonts` in an app's `Info.plist` names fonts without their folders in the project, so all fonts are found.
/// Fonts in third-party sources, build products, hidden folders and links are left out.
package struct ProjectFontFiles: Sendable {
  private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// The font files, relative to the project's folder, in the order of their bytes.
  package private(set) var fonts: [String] = []
  /// The property lists of apps and extensions, in the same form.
  package private(set) var propertyLists: [String] = []
  /// The number of files and folders that were searched.
  private(set) var count = 0
  /// Whether there are more files and folders than may be searched.
  private(set) var isIncomplete = false

  /// Searches a project's folder.
  ///
  /// - Parameter limit: The maximum number of files and folders.
  /// - Complexity: O(*n* log *n*), where *n* is the number of files.
  package init(below root: String, limit: Int = .max) {
    var open = [""]
    while let folder = open.popLast() {
      let path = FilePath.joined(root, folder)
      guard let entries = Self.entries(of: path, atMost: limit - count) else {
        isIncomplete = true
        break
      }
      count += entries.count
      for entry in entries where entry.isUTF8 && !FileWalk.isUnconventional(entry.name) {
        let path = FilePath.joined(folder, entry.name)
        if entry.kind == .folder { open.append(path) }
        guard entry.kind == .file else { continue }
        if Self.isFont(entry.name) { fonts.append(path) }
        if entry.name.hasSuffix("Info.plist") { propertyLists.append(path) }
      }
    }
    fonts = fonts.sortedByBytes()
    propertyLists = propertyLists.sortedByBytes()
  }

  /// The font files in several folders, which may be any folders of the machine.
  ///
  /// - Returns: Their names; `nil` if there are more files and folders than are searched.
  static func names(
    below folders: [String], limit: Int = FontLibrary.maximumFolderEntries
  ) -> Set<ExactString>? {
    var (names, left): (Set<ExactString>, Int) = ([], limit)
    // A folder that is named twice is searched once.
    for folder in Set(folders.map { SourceFolder.realPath(of: $0) ?? $0 }).sortedByBytes() {
      let files = ProjectFontFiles(below: folder, limit: left)
      if files.isIncomplete { return nil }
      left -= files.count
      names.formUnion(files.fonts.map { ExactString(FilePath.name($0)) })
    }
    return names
  }

  /// The entries of a folder, none if it cannot be read; `nil` if there are too many.
  private static func entries(of folder: String, atMost limit: Int) -> [SourceFolder.Entry]? {
    do throws(FileStatus.Failure) {
      return try SourceFolder.entries(of: folder, atMost: limit)
    } catch {
      return []
    }
  }

  /// Whether a file with such a path is found, if no link leads to it; the path is relative to the project.
  static func finds(_ path: String) -> Bool {
    isFont(path)
      && !path.split(separator: "/").contains {
        FileWalk.isUnconventional(String($0)) || $0 == ".."
      }
  }

  /// Whether a file has the name of a font.
  static func isFont(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: dot)...].lowercased())
  }
}
