internal import CopyfitSwiftTree

/// Finds cells in tables with code that may set row heights, and cells in collections.
struct FixedRows {
  private let types: TypeTable
  /// The names of types in sources that set row heights.
  private var named: Set<String> = []
  private var files: Set<String> = []

  init(_ roots: [SwiftNode], _ types: TypeTable) {
    self.types = types
    let cells = Set(
      types.entries.indices.filter { types.isCell($0) }.map { types.entries[$0].name })
    for root in roots where root.saysRowHeight {
      files.insert(root.tree.file)
      for node in root.descendants where node.kind == .name || node.kind == .typeName {
        if cells.contains(node.name) { named.insert(node.name) }
      }
    }
  }

  /// Whether the content of a type may be in a row of a fixed height.
  func limit(_ type: Int?) -> Bool {
    guard let type, types.isCell(type) else { return false }
    let lineage = types.lineage(of: type).map { types.entries[$0].name }
    return lineage.contains("UICollectionReusableView") || lineage.contains(where: named.contains)
  }

  /// Whether a source sets row heights.
  func limitAny(in tree: SwiftTree) -> Bool { files.contains(tree.file) }
}

extension SwiftNode {
  /// Whether a source sets row heights other than by content.
  fileprivate var saysRowHeight: Bool {
    descendants.contains { node in
      switch node.kind {
      case .assignment:
        node.child(0)?.name == "rowHeight" && node.child(1)?.isAutomaticDimension != true
      case .parameter:
        node.argumentLabel == "heightForRowAt"
          && node.parent?.child(.block)?.descendants.contains {
            $0.kind == .number || $0.lastName?.lowercased().contains("height") == true
          } == true
      default: false
      }
    }
  }
}
