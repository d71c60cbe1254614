/// The table of a bundle in which a label's text is looked up.
package struct TableIdentity: Hashable, Sendable {
  /// The folder that holds the `.lproj`, catalog or xib, relative to the project; `""` for the project's folder.
  package var bundle: String
  /// The table's name.
  package var table: String

  /// Creates the identity of a table.
  package init(bundle: String, table: String) {
    self.bundle = bundle
    self.table = table
  }

  /// The table in a catalog, or in which a document's texts are looked up.
  package init(_ path: CatalogPath) {
    self.init(bundle: path.bundle, table: path.table)
  }

  /// The table that a file's strings belong to.
  package init(_ table: StringTable) {
    self.init(bundle: table.bundle ?? CatalogPath(table.file).bundle, table: table.name)
  }

  /// `bundle/table`, which starts the identity of a label.
  package var path: String { bundle.isEmpty ? table : "\(bundle)/\(table)" }

  /// The identity of a label of this table.
  package func label(_ name: String) -> String { "\(path)#\(name)" }
}

extension TableIdentity: Comparable {
  /// Orders tables by the bytes of folder and name.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.bundle != rhs.bundle {
      return lhs.bundle.utf8.lexicographicallyPrecedes(rhs.bundle.utf8)
    }
    return lhs.table.utf8.lexicographicallyPrecedes(rhs.table.utf8)
  }
}
