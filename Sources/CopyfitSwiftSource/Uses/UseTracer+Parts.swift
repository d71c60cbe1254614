internal import CopyfitSwiftTree

/// The values of names, and the parts of texts.
extension UseTracer {
  /// Follows a name or member to its values.
  mutating func followNamed(_ node: SwiftNode, _ path: Path) {
    if followDeclaration(of: node, path) { return }
    if let base = node.child(0), Self.changes.contains(node.name) {
      follow(base, path.changed)
    } else if !note(node, path), !followMany(node, path) {
      followMemberOfUnknown(node, path)
    }
  }

  /// Follows the parts of an expression, which are no keys by themselves.
  mutating func followParts(of node: SwiftNode, _ path: Path) {
    var path = path
    path.takesKeys = false
    for child in node.children where child.kind != .piece {
      follow((child.kind == .argument ? child.child(0) : child) ?? child, path)
    }
  }

  /// Records the texts of an expression; returns whether there are any.
  @discardableResult
  mutating func note(_ node: SwiftNode, _ path: Path) -> Bool {
    let isFormat = path.depth == 0 && path.sink.isInSwiftUI && node.isKeyWithArguments
    return note(isFormat ? evaluator.format(node).values : values(of: node, path), of: node, path)
  }
}
