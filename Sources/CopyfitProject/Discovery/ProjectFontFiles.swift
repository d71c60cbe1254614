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

  /// Searches a project's folder.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of files.
  package init(below root: String) {
    var open = [""]
    while let folder = open.popLast() {
      let entries = (try? SourceFolder.entries(of: FilePath.joined(root, folder))) ?? []
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
