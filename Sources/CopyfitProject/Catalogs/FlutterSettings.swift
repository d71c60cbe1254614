package import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// The settings for an app's `.arb` files in Flutter's `l10n.yaml` files.
///
/// Source: Flutter's guide to internationalization, `use-escaping`.
package struct FlutterSettings {
  /// The `.arb` files in which an apostrophe starts quoted text, according to the nearest `l10n.yaml` beside or above
  /// each.
  package private(set) var escapedFiles: Set<String> = []
  /// Settings files that may not be read.
  package private(set) var refused: [(file: String, content: CatalogContent)] = []
  private var known: [String: Bool] = [:]

  /// Reads the settings that apply to a project's tables.
  package init(_ files: ProjectFiles, tables: [String]) {
    for file in tables where CatalogFormat(file) == .arb {
      if isSwitchedOn(file.split(separator: "/").dropLast(), in: files) {
        escapedFiles.insert(file)
      }
    }
  }

  private mutating func isSwitchedOn(
    _ folder: ArraySlice<Substring>, in files: ProjectFiles
  ) -> Bool {
    let path = folder.joined(separator: "/")
    if let answer = known[path] { return answer }
    let answer =
      setting(in: FilePath.joined(path, "l10n.yaml"), of: files)
      ?? (!folder.isEmpty && isSwitchedOn(folder.dropLast(), in: files))
    known[path] = answer
    return answer
  }

  /// The setting in a file; `nil` if the file does not exist or cannot be read.
  private mutating func setting(in file: String, of files: ProjectFiles) -> Bool? {
    let text: SourceText
    do throws(FileError) { text = try files.text(of: file) } catch {
      if case .refused = error { refused.append((file, CatalogContent(unreadable: error))) }
      return nil
    }
    var reader = YAMLReader()
    guard let root = try? reader.read(text), case .mapping(let pairs) = root.content else {
      return nil
    }
    let value = pairs.first { $0.key.value == "use-escaping" }?.value.content
    guard case .scalar(let text, isPlain: true)? = value else { return false }
    return text == "true"
  }
}
