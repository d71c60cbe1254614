internal import CopyfitCatalogs

/// A table of a bundle: what a label's text is looked up in.
struct TableIdentity: Hashable, Sendable {
  /// The folder that holds the `.lproj`, catalog or xib, relative to the project; `""` for the project's.
  var bundle: String
  /// The table's name.
  var table: String

  init(bundle: String, table: String) {
    self.bundle = bundle
    self.table = table
  }

  /// The table that a catalog holds, or that a document's texts are looked up in.
  init(_ path: CatalogPath) {
    self.init(bundle: path.bundle, table: path.table)
  }

  /// The table that a file's strings belong to.
  init(_ table: StringTable) {
    self.init(bundle: table.bundle ?? CatalogPath(table.file).bundle, table: table.name)
  }

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
