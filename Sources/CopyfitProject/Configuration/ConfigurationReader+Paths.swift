internal import CopyfitFiles
internal import CopyfitLabels
internal import CopyfitSourceText

extension ConfigurationReader {
  /// A path that is relative to the file that names it, from the project's folder on.
  mutating func path(_ node: YAMLNode, _ what: String) -> Located<String>? {
    text(node, what).map { Located(inProject($0), at: node.position) }
  }

  /// A path that is relative to the file that names it, from the project's folder on.
  func inProject(_ path: String) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    return FilePath.joined(folder, path)
  }
}
