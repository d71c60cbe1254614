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
    var last = 0
    while scanner.skip(to: "path:") {
      // The path of a package that this one depends on is no target's.
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
