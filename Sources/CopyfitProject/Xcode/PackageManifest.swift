internal import CopyfitSourceText

/// Reads where the targets of a Swift package are, without running the manifest.
enum PackageManifest {
  /// The folders of targets that have no path.
  ///
  /// Source: Swift Package Manager, `PackageBuilder.predefinedSourceDirectories` and the like for tests and plugins.
  static let usualFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  /// The paths in a manifest; `nil` if one of them is computed.
  static func paths(in bytes: [UInt8]) -> [String]? {
    var scanner = TextScanner(bytes)
    var paths: [String] = []
    while scanner.skip(to: "path:") {
      scanner.skip("path:")
      scanner.skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      guard scanner.skip("\"") else { return nil }
      let start = scanner.offset
      scanner.skip { $0 != UInt8(ascii: "\"") }
      let path = scanner.string(start..<scanner.offset)
      guard !path.contains("\\") else { return nil }
      paths.append(path)
    }
    return paths
  }
}
