internal import CopyfitSwiftTree

/// A node of a tree under construction from an Objective-C source.
struct ObjectiveCNode {
  var kind: SwiftNode.Kind
  var name = ""
  var flags: SwiftNode.Flags = []
  var line: Int
  var column: Int
  var children: [ObjectiveCNode] = [] { didSet { height = Self.height(of: children) } }
  /// The number of levels of nodes, with this one.
  private(set) var height: Int

  init(
    _ kind: SwiftNode.Kind, _ name: String = "", at token: ObjectiveCToken,
    _ children: [ObjectiveCNode] = []
  ) {
    self.init(kind, name, line: token.line, column: token.column, children)
  }

  /// Creates a node at the place of another one.
  init(
    _ kind: SwiftNode.Kind, _ name: String = "", at node: ObjectiveCNode,
    _ children: [ObjectiveCNode] = []
  ) {
    self.init(kind, name, line: node.line, column: node.column, children)
  }

  private init(
    _ kind: SwiftNode.Kind, _ name: String, line: Int, column: Int, _ children: [ObjectiveCNode]
  ) {
    (self.kind, self.name, self.line, self.column) = (kind, name, line, column)
    (self.children, height) = (children, Self.height(of: children))
  }

  private static func height(of children: [ObjectiveCNode]) -> Int {
    1 + children.reduce(0) { max($0, $1.height) }
  }

  /// Adds the node and its children to a tree.
  func add(to builder: inout SwiftTreeBuilder) {
    builder.open(kind, name, flags, line: line, column: column)
    for child in children { child.add(to: &builder) }
    builder.close()
  }

  /// The node as an argument of a call.
  func argument(_ label: String = "") -> ObjectiveCNode { Self(.argument, label, at: self, [self]) }
}
