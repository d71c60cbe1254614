/// The formats of catalogs beside Apple's own, told apart by the names of their files.
package enum CatalogFormat: Hashable, Sendable, CaseIterable {
  /// XLIFF 1.2 and 2.x: `.xliff`, `.xlf`.
  case xliff

  /// The format of a file; `nil` for Apple's catalogs and for a file that is none.
  package init?(_ path: some StringProtocol) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let fileExtension = name[name.index(after: dot)...].lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(fileExtension) })
    else { return nil }
    self = format
  }

  /// The extensions of the format's files, in lower case and without the dot.
  package var fileExtensions: [String] {
    switch self {
    case .xliff: ["xliff", "xlf"]
    }
  }

  /// Whether a file of the format is a catalog by its name alone, and not many another thing.
  package func isUnmistakable(_ path: String) -> Bool {
    switch self {
    case .xliff: true
    }
  }
}
