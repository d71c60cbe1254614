/// One Swift source as a tree of the declarations, statements and expressions that matter to texts and labels, each
/// with its place.
///
/// The nodes are one array in the order of the source, each before its children.
package final class SwiftTree: Sendable {
  /// The parts of a source that the tree lacks.
  package enum Gap: UInt8, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Everything: the source is nested too deeply.
    case nesting
    /// Everything: the source is too large.
    case size
    /// Parts: the source has errors, or parts that are nested too deeply.
    case parts
  }

  /// One node without its name.
  package struct Record: Hashable, Sendable {
    package var kind: Kind
    package var flags: Flags
    /// The index of its name in the tree's strings.
    package var name: Int32
    package var line: Int32
    package var column: Int32
    /// The index of its parent; −1 for the first node.
    package var parent: Int32
    /// The index after its last descendant.
    package var end: Int32
  }

  /// The source's path, as given to the reader.
  package let file: String
  /// The missing parts.
  package let gap: Gap
  /// The nodes; the first contains all others.
  package let records: [Record]
  /// The names and texts of the nodes, without duplicates.
  package let strings: [String]

  /// Creates a tree from parts with consistent indices.
  package init(file: String, gap: Gap, records: [Record], strings: [String]) {
    self.file = file
    self.gap = gap
    self.records = records
    self.strings = strings
  }
}
