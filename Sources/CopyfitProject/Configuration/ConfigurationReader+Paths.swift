internal import CopyfitFiles
internal import CopyfitLabels
internal import CopyfitSourceText

extension ConfigurationReader {
  /// Reads a path relative to the file that contains it, and makes it relative to the project's folder.
  mutating func path(_ node: YAMLNode, _ what: String) -> Located<String>? {
    text(node, what).map { Located(inProject($0), at: node.position) }
  }

  /// Makes a path relative to the project's folder.
  func inProject(_ path: String) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    return FilePath.joined(folder, path)
  }
}
