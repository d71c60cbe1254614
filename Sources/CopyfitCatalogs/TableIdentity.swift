/// The table of a bundle in which a label's text is looked up.
package struct TableIdentity: Hashable, Sendable {
  /// The folder with the `.lproj`, catalog or xib, relative to the project; `""` for the project's folder.
  package var bundle: String
  /// The table's name.
  package var table: String

  /// Creates the identity of a table.
  package init(bundle: String, table: String) {
    self.bundle = bundle
    self.table = table
  }

  /// The table of a catalog, or of a document's texts.
  package init(_ path: CatalogPath) {
    self.init(bundle: path.bundle, table: path.table)
  }

  /// The table that a file's strings belong to.
  package init(_ table: StringTable) {
    self.init(bundle: table.bundle ?? CatalogPath(table.file).bundle, table: table.name)
  }

  /// The start of a label's identity: `bundle/table`.
  package var path: String { bundle.isEmpty ? table : "\(bundle)/\(table)" }

  /// The identity of a label of this table.
  package func label(_ name: String) -> String { "\(path)#\(name)" }
}

extension TableIdentity: Comparable {
  /// Orders tables by the bytes of their folders and names.
  package static func < (lhs: Self, rhs: Self) -> Bool {
    if lhs.bundle != rhs.bundle {
      return lhs.bundle.utf8.lexicographicallyPrecedes(rhs.bundle.utf8)
    }
    return lhs.table.utf8.lexicographicallyPrecedes(rhs.table.utf8)
  }
}
