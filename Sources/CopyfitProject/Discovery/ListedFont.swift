internal import CopyfitCatalogs
internal import CopyfitFiles
package import CopyfitSourceText

/// A font file that an app's property list names under `UIAppFonts`.
///
/// Source: Apple, *Information Property List*, `UIAppFonts`: an array of the names of files in the app's bundle.
package struct ListedFont: Hashable, Sendable {
  /// The file's name, without folders.
  package var name: String
  /// The place of the name in the list.
  package var location: SourceLocation

  /// The font files in the property lists of a project, in the order of the lists.
  ///
  /// - Parameter lists: The property lists, relative to the project's folder.
  package static func all(in lists: [String], of files: ProjectFiles) -> [ListedFont] {
    lists.flatMap { list in
      let bytes = try? SourceFile.bytes(
        of: files.path(of: list), within: files.boundary, limit: maximumSize)
      return bytes.map { all(in: $0, file: list) } ?? []
    }
  }

  /// The maximum size of a property list, in bytes: a hundred times the size of an app's list.
  private static let maximumSize = 1 << 20

  private static func all(in bytes: [UInt8], file: String) -> [ListedFont] {
    let isBinary = PropertyListReader.isBinary(bytes)
    let text = isBinary ? nil : SourceText(decoding: bytes)
    // Xcode reports the problems of an app's property list.
    let root =
      if let text {
        try? PropertyListReader.read(xml: text)
      } else {
        try? PropertyListReader.read(binary: bytes)
      }
    return (root.map(names) ?? []).map { name, offset in
      let position = text?.position(at: offset) ?? .start
      return ListedFont(name: name, location: SourceLocation(file: file, position: position))
    }
  }

  private static func names(in root: PropertyListNode) -> [(name: String, offset: Int)] {
    guard case .dictionary(let members) = root.content,
      case .array(let fonts)? = members.last(where: { $0.key == "UIAppFonts" })?.value.content
    else { return [] }
    return fonts.compactMap { font in
      // Paths with build settings are unknown.
      guard case .string(let path) = font.content, !path.contains("$") else { return nil }
      return (FilePath.name(path), font.offset)
    }
  }
}
