internal import CopyfitSourceText

/// Reads the folders of a Swift package's targets, without running the manifest.
enum PackageManifest {
  /// The folders of targets without a path.
  ///
  /// Source: Swift Package Manager, `PackageBuilder.predefinedSourceDirectories` and the like for tests and plugins.
  static let usualFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  /// The paths in a manifest; `nil` if one of them is computed.
  static func paths(in bytes: [UInt8]) -> [String]? {
    var scanner = TextScanner(bytes)
    var paths: [String] = []
    var last = 0
    while scanner.skip(to: "path:") {
      // The path of a dependency is not that of a target.
      let isOfDependency = scanner.string(last..<scanner.offset).hasSuffix(".package(")
      scanner.skip("path:")
      last = scanner.offset
      if isOfDependency { continue }
      scanner.skip { [UInt8(ascii: " "), 0x09, 0x0A, 0x0D].contains($0) }
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
