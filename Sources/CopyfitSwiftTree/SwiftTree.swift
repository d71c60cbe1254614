/// One Swift source as a tree of what matters to texts and labels: declarations, statements and expressions, each with
/// its place.
///
/// The nodes are one array in the order of the source, each before what it holds.
package final class SwiftTree: Sendable {
  /// What a source lacks in the tree.
  package enum Gap: UInt8, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Everything: the source is nested more deeply than is read.
    case nesting
    /// Everything: the source is larger than is read.
    case size
    /// Parts: the source has errors, or parts that are nested more deeply than is read.
    case parts
  }

  /// One node without its name.
  package struct Record: Hashable, Sendable {
    package var kind: Kind
    package var flags: Flags
    /// The number of its name among the tree's strings.
    package var name: Int32
    package var line: Int32
    package var column: Int32
    /// The node that holds it; −1 for the first.
    package var parent: Int32
    /// The number of the node that follows on all that it holds.
    package var end: Int32
  }

  /// The source's path, as the reader was given it.
  package let file: String
  /// What the tree lacks.
  package let gap: Gap
  /// The nodes; the first holds all others.
  package let records: [Record]
  /// The names and texts of the nodes, each once.
  package let strings: [String]

  /// Creates a tree of its parts, whose numbers must fit each other.
  package init(file: String, gap: Gap, records: [Record], strings: [String]) {
    self.file = file
    self.gap = gap
    self.records = records
    self.strings = strings
  }
}
