/// One Swift source as a tree of the declarations, statements and expressions that matter to texts and labels, each
/// with its place.
///
/// The nodes are one array in the order of the source, each before its children. What other modules read of a node is
/// public, because the compiler inlines nothing else in them, and they read each node many times.
public final class SwiftTree: Sendable {
  /// The parts of a source that the tree lacks.
  public enum Gap: UInt8, Sendable, CaseIterable {
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
  public struct Record: Hashable, Sendable {
    /// Its kind.
    public var kind: Kind
    /// Its properties.
    public var flags: Flags
    /// The index of its name in the tree's strings.
    public var name: Int32
    /// Its line, counted from 1.
    public var line: Int32
    /// Its column, counted from 1 in Unicode scalars.
    public var column: Int32
    /// The index of its parent; −1 for the first node.
    public var parent: Int32
    /// The index after its last descendant.
    public var end: Int32
  }

  /// The source's path, as given to the reader.
  public let file: String
  /// The missing parts.
  public let gap: Gap
  /// The nodes; the first contains all others.
  public let records: [Record]
  /// The names and texts of the nodes, without duplicates.
  public let strings: [String]
  /// The statements of blocks that may leave the block's function, closure or loop, in the order of the source, by the
  /// numbers of the blocks.
  package let exits: [Int32: [Int32]]

  /// Whether the source is in Swift, by its name: not in Objective-C.
  package var isOfSwift: Bool {
    // Bytes, because this is asked for many nodes.
    file.utf8.suffix(6).elementsEqual(".swift".utf8) { $0 | 0x20 == $1 }
  }

  /// Creates a tree from parts with consistent indices.
  package init(file: String, gap: Gap, records: [Record], strings: [String]) {
    self.file = file
    self.gap = gap
    self.records = records
    self.strings = strings
    exits = Self.exits(of: records, strings)
  }
}
