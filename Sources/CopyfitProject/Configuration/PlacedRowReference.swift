package import CopyfitLabels
package import CopyfitSourceText

/// The label or row that a member of a row names, with the place of the name in a label file.
package struct PlacedRowReference: Hashable, Sendable {
  package let value: RowReference
  package let source: SourceLocation
}
