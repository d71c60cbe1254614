internal import CopyfitSwiftTree

extension SourceIndex {
  /// Whether a place is only for Xcode's canvas.
  func isInPreview(_ node: SwiftNode) -> Bool {
    types.enclosingType(of: node).map(isPreview)
      ?? node.ancestors.contains { $0.kind == .other && $0.name == "#Preview" }
  }

  /// Whether a type makes previews.
  func isPreview(_ type: Int) -> Bool {
    types.lineage(of: type).contains { ancestor in
      let name = "PreviewProvider"
      return types.entries[ancestor].inherited.contains(name)
        && !types.resolve(name, inside: ancestor).contains(where: types.isDeclared)
    }
  }
}
