/// A label or a row that a member of a row names by its identifier.
package enum RowReference: Hashable, Sendable {
  case label(String)
  case row(String)
}
