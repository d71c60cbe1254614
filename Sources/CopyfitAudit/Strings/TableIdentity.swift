/// A table of a bundle: what a label's text is looked up in.
struct TableIdentity: Hashable, Sendable {
  /// The folder that holds the `.lproj`, catalog or xib, relative to the project; `""` for the project's.
  var bundle: String
  /// The table's name.
  var table: String

  /// `bundle/table`, which starts the identity of a label.
  var path: String { bundle.isEmpty ? table : "\(bundle)/\(table)" }

  /// The identity of a label of this table.
  func label(_ name: String) -> String { "\(path)#\(name)" }
}

extension TableIdentity: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.bundle != rhs.bundle {
      return lhs.bundle.utf8.lexicographicallyPrecedes(rhs.bundle.utf8)
    }
    return lhs.table.utf8.lexicographicallyPrecedes(rhs.table.utf8)
  }
}

/// Where a file of a project stands: its bundle, and the language folder that it is in.
struct BundlePlace: Hashable, Sendable {
  var bundle: String
  /// The name of the `.lproj` folder without its extension, such as `de` or `Base`.
  var language: String?

  /// Reads the place off a path that is relative to the project and separated by `/`.
  init(file: String) {
    var folders = file.split(separator: "/").dropLast()
    language = nil
    if let last = folders.last, last.hasSuffix(".lproj") {
      language = String(last.dropLast(".lproj".count))
      folders = folders.dropLast()
    }
    bundle = folders.joined(separator: "/")
  }
}
