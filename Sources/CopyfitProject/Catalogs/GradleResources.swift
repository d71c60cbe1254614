package import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// The texts that Gradle makes while it builds an Android app: `resValue("string", "app_name", "Pay")`.
package enum GradleResources {
  /// The keys of such texts in the modules of tables that refer to texts of other files.
  package static func keys(_ files: ProjectFiles, for catalogs: Catalogs) -> Set<String> {
    var modules: Set<String> = []
    for (file, content) in catalogs where CatalogFormat(file) == .android {
      guard content.tables.contains(where: { !$0.unresolved.isEmpty }) else { continue }
      modules.insert(module(of: file))
    }
    var keys: Set<String> = []
    for module in modules {
      for name in ["build.gradle", "build.gradle.kts"] {
        guard let bytes = try? files.bytes(of: FilePath.joined(module, name)) else { continue }
        keys.formUnion(self.keys(in: bytes))
      }
    }
    return keys
  }

  /// The folder of a table's module: that of its sources, or of its resources.
  private static func module(of file: String) -> String {
    let folders = file.split(separator: "/").dropLast()
    let end = folders.lastIndex(of: "src") ?? folders.lastIndex(of: "res") ?? folders.startIndex
    return folders[..<end].joined(separator: "/")
  }

  private static func keys(in bytes: [UInt8]) -> Set<String> {
    var scanner = TextScanner(bytes)
    var keys: Set<String> = []
    while scanner.skip(to: "resValue") {
      scanner.skip("resValue")
      guard let type = literal(&scanner), let key = literal(&scanner) else { break }
      if type == "string" { keys.insert(key) }
    }
    return keys
  }

  /// The next text in quotation marks.
  private static func literal(_ scanner: inout TextScanner) -> String? {
    scanner.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard let quote = scanner.byte else { return nil }
    scanner.advance()
    let start = scanner.offset
    scanner.skip { $0 != quote && $0 != UInt8(ascii: "\n") }
    defer { scanner.advance() }
    return scanner.string(start..<scanner.offset)
  }
}
