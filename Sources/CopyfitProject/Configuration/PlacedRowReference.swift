package import CopyfitLabels
package import CopyfitSourceText

/// What a member of a row names, with its place in a label file.
package struct PlacedRowReference: Hashable, Sendable {
  package let value: RowReference
  package let source: SourceLocation
}
