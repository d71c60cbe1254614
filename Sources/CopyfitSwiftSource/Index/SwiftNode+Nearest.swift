internal import CopyfitSwiftTree

extension [SwiftNode] {
  /// The declarations that apply at a place: of several that cannot be in one module, those that share most folders
  /// with it.
  func nearest(to place: SwiftNode) -> [SwiftNode] {
    guard count > 1 else { return self }
    let near = map { $0.tree.file.sharedFolders(with: place.tree.file) }
    return indices.filter { index in
      !indices.contains { near[$0] > near[index] && self[$0].redeclares(self[index]) }
    }.map { self[$0] }
  }
}

extension SwiftNode {
  /// Whether two declarations have the same name and types, so that they are of different modules.
  fileprivate func redeclares(_ other: SwiftNode) -> Bool {
    kind == other.kind && name == other.name && tree !== other.tree && signature == other.signature
  }

  /// The label and type of each parameter.
  private var signature: [String] {
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
