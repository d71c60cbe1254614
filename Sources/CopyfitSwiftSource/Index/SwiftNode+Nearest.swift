internal import CopyfitSwiftTree

extension [SwiftNode] {
  /// The declarations that apply at a place: if several cannot be in one module, those that share the most folders with
  /// the place.
  ///
  /// - Complexity: O(*n*) for *n* declarations.
  func nearest(to place: SwiftNode) -> [SwiftNode] {
    guard count > 1 else { return self }
    let near = map { $0.tree.file.sharedFolders(with: place.tree.file) }
    guard near.contains(where: { $0 != near[0] }) else { return self }
    let declared = map(Redeclared.init)
    let nearest = Dictionary(zip(declared, near), uniquingKeysWith: Swift.max)
    return indices.filter { near[$0] == nearest[declared[$0]] }.map { self[$0] }
  }
}

/// The properties that two declarations of one module cannot share.
private struct Redeclared: Hashable {
  var kind: SwiftNode.Kind
  var name: String
  var signature: [String]

  init(_ node: SwiftNode) { (kind, name, signature) = (node.kind, node.name, node.signature) }
}

extension SwiftNode {
  /// The label and type of each parameter.
  fileprivate var signature: [String] {
    children.filter { $0.kind == .parameter }.map {
      $0.argumentLabel + ":" + ($0.child(.typeName)?.name ?? "")
    }
  }
}

extension String {
  /// The number of folders that two paths share, and one more for the same file.
  fileprivate func sharedFolders(with other: String) -> Int {
    var count = 0
    for (one, two) in zip(utf8, other.utf8) {
      guard one == two else { return count }
      if one == UInt8(ascii: "/") { count += 1 }
    }
    return utf8.count == other.utf8.count ? count + 1 : count
  }
}
