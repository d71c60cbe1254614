package import CopyfitCatalogs
package import CopyfitLabels

extension TableIdentity {
  /// The table in which a key of the model is looked up.
  package init(_ key: TextKey) { self.init(bundle: key.bundle, table: key.table) }
}
