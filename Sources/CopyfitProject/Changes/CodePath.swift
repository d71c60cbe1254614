/// The paths of files on which labels in code may depend.
enum CodePath {
  private static let endings = [".swift", ".m", ".mm", ".h", ".pch", ".pbxproj", ".xcconfig"]

  /// Whether a path is that of a source, an Xcode project or a file of its settings.
  static func isOfCode(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) }
  }
}
