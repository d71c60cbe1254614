/// The paths of files on which labels in code may depend.
package enum CodePath {
  private static let others: Set<String> = ["swift", "pbxproj", "xcconfig"]

  /// Whether a path is that of a source, an Xcode project or a file of its settings.
  package static func isOfCode(_ path: String) -> Bool {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let fileExtension = path[dot...].dropFirst().lowercased()
    return others.contains(fileExtension) || FileKind.objectiveC.contains(fileExtension)
  }
}
