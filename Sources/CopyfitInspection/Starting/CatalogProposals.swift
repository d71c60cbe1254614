internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitProject
internal import CopyfitSourceText

/// Patterns for catalogs whose names alone do not show that they are catalogs: JSON, properties, CSV and TSV.
struct CatalogProposals {
  /// The patterns for `strings`, in the order of their bytes.
  let patterns: [String]

  /// - Parameters:
  ///   - files: Files that may be catalogs, relative to the project.
  ///   - root: The project.
  init(_ files: [String], of root: ProjectRoot) {
    let found = files.filter { file in
      (CatalogPath(file).localization != nil || CatalogFormat(file) == .delimited)
        && Self.isCatalog(file, of: root)
    }
    // A name with a character of patterns would select something else.
    let all = Set(files)
    patterns = Set(
      found.filter { PathPattern($0).isLiteral }.flatMap { Self.patterns(for: $0, among: all) }
    ).sortedByBytes()
  }

  /// Whether a file has texts, and nothing that is not in a catalog.
  private static func isCatalog(_ file: String, of root: ProjectRoot) -> Bool {
    let content = CatalogReader.read(
      file, at: FilePath.joined(root.folder, file), within: root.boundary)
    return content.tables.contains { !$0.entries.isEmpty }
      && !content.problems.contains { $0.kind == .catalogSyntax || $0.kind == .unreadableFile }
  }

  /// The patterns for a file in all languages, including the one without a language in its name.
  private static func patterns(for file: String, among files: Set<String>) -> [String] {
    let path = CatalogPath(file)
    guard let locale = path.localization else { return [file] }
    var parts = file.split(separator: "/").map(String.init)
    let name = parts.popLast() ?? ""
    let fileExtension = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    func joined(_ name: String) -> String { (parts + [name]).joined(separator: "/") }
    if name == locale + fileExtension { return [joined("*" + fileExtension)] }
    if let folder = parts.lastIndex(of: locale) {
      parts[folder] = "*"
      return [joined(name)]
    }
    let separator = name.dropFirst(path.table.count).prefix(1)
    let plain = joined(path.table + fileExtension)
    return [joined(path.table + separator + "*" + fileExtension)]
      + (files.contains(plain) ? [plain] : [])
  }
}
