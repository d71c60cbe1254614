/// A node of a tree.
public struct SwiftNode: Sendable {
  /// The tree of the node.
  public let tree: SwiftTree
  /// The node's number.
  public let index: Int

  /// Creates the node with a number.
  @inlinable public init(_ tree: SwiftTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The name at the start of members in `#if`, which represents the expression before the `#if`.
  package static let conditionalBase = "$base"

  /// The name of the last node of a source, whose children are the names that no other node has.
  package static let otherNames = "#names"

  /// The kind of a node.
  public typealias Kind = SwiftTree.Kind
  /// The properties of a node.
  public typealias Flags = SwiftTree.Flags
}

extension SwiftNode {
  /// The node without its name.
  @inlinable public var record: SwiftTree.Record { tree.records[index] }
  /// The kind.
  @inlinable public var kind: Kind { record.kind }
  /// The properties.
  @inlinable public var flags: Flags { record.flags }
  /// The name, or the text of a string or piece.
  @inlinable public var name: String { tree.strings[Int(record.name)] }
  /// The line, counted from 1.
  @inlinable public var line: Int { Int(record.line) }
  /// The column, counted from 1 in Unicode scalars.
  @inlinable public var column: Int { Int(record.column) }

  /// The parent; `nil` for the first node.
  @inlinable public var parent: SwiftNode? {
    record.parent < 0 ? nil : SwiftNode(tree, Int(record.parent))
  }

  /// The children in order.
  @inlinable public var children: Children { Children(self) }

  /// The child with a number, counted from 0; `nil` without one.
  @inlinable public func child(_ number: Int) -> SwiftNode? {
    var iterator = children.makeIterator()
    for _ in 0..<number { _ = iterator.next() }
    return iterator.next()
  }

  /// The first child of a kind.
  @inlinable public func child(_ kind: Kind) -> SwiftNode? { children.first { $0.kind == kind } }

  /// All descendants, in the order of the source.
  @inlinable public var descendants: some Sequence<SwiftNode> {
    (index + 1..<Int(record.end)).lazy.map { [tree] in SwiftNode(tree, $0) }
  }

  /// The ancestors, nearest first.
  @inlinable public var ancestors: Ancestors { Ancestors(self) }

  /// The ancestors of a node.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SwiftTree
    @usableFromInline var position: Int

    @inlinable init(_ node: SwiftNode) {
      tree = node.tree
      position = node.index
    }

    /// The next ancestor.
    @inlinable public mutating func next() -> SwiftNode? {
      guard position >= 0 else { return nil }
      position = Int(tree.records[position].parent)
      return position < 0 ? nil : SwiftNode(tree, position)
    }
  }

  /// The children of a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SwiftTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(_ node: SwiftNode) {
      tree = node.tree
      position = node.index + 1
      end = Int(node.record.end)
    }

    /// The next child.
    @inlinable public mutating func next() -> SwiftNode? {
      guard position < end else { return nil }
      let node = SwiftNode(tree, position)
      position = Int(tree.records[position].end)
      return node
    }
  }
}

extension SwiftTree {
  /// The first node, which contains all others; `nil` for an empty tree.
  package var root: SwiftNode? { records.isEmpty ? nil : SwiftNode(self, 0) }
}

extension SwiftNode: Hashable {
  /// Whether two nodes are the same node of one tree.
  @inlinable public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.index == rhs.index && lhs.tree === rhs.tree
  }

  /// Hashes the tree's identity and the number.
  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
