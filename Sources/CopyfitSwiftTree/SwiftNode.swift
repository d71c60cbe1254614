/// A node of a tree.
package struct SwiftNode: Sendable {
  /// The tree of the node.
  package let tree: SwiftTree
  /// The node's number.
  package let index: Int

  /// Creates the node with a number.
  package init(_ tree: SwiftTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The name at the start of members in `#if`, which represents the expression before the `#if`.
  package static let conditionalBase = "$base"

  package typealias Kind = SwiftTree.Kind
  package typealias Flags = SwiftTree.Flags
}

extension SwiftNode {
  package var record: SwiftTree.Record { tree.records[index] }
  package var kind: Kind { record.kind }
  package var flags: Flags { record.flags }
  package var name: String { tree.strings[Int(record.name)] }
  /// The line, counted from 1.
  package var line: Int { Int(record.line) }
  /// The column, counted from 1 in Unicode scalars.
  package var column: Int { Int(record.column) }

  /// The parent; `nil` for the first node.
  package var parent: SwiftNode? {
    record.parent < 0 ? nil : SwiftNode(tree, Int(record.parent))
  }

  /// The children in order.
  package var children: Children { Children(self) }

  /// The child with a number, counted from 0; `nil` without one.
  package func child(_ number: Int) -> SwiftNode? {
    var iterator = children.makeIterator()
    for _ in 0..<number { _ = iterator.next() }
    return iterator.next()
  }

  /// The first child of a kind.
  package func child(_ kind: Kind) -> SwiftNode? { children.first { $0.kind == kind } }

  /// All descendants, in the order of the source.
  package var descendants: some Sequence<SwiftNode> {
    (index + 1..<Int(record.end)).lazy.map { [tree] in SwiftNode(tree, $0) }
  }

  /// The ancestors, nearest first.
  package var ancestors: Ancestors { Ancestors(self) }

  /// The ancestors of a node.
  package struct Ancestors: Sequence, IteratorProtocol, Sendable {
    private let tree: SwiftTree
    private var position: Int

    init(_ node: SwiftNode) {
      tree = node.tree
      position = node.index
    }

    package mutating func next() -> SwiftNode? {
      guard position >= 0 else { return nil }
      position = Int(tree.records[position].parent)
      return position < 0 ? nil : SwiftNode(tree, position)
    }
  }

  /// The children of a node.
  package struct Children: Sequence, IteratorProtocol, Sendable {
    private let tree: SwiftTree
    private var position: Int
    private let end: Int

    init(_ node: SwiftNode) {
      tree = node.tree
      position = node.index + 1
      end = Int(node.record.end)
    }

    package mutating func next() -> SwiftNode? {
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
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.index == rhs.index && lhs.tree === rhs.tree
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
