internal import CopyfitSwiftTree

extension SourceIndex {
  /// Whether a place is only for Xcode's canvas.
  func isInPreview(_ node: SwiftNode) -> Bool {
    types.enclosingType(of: node).map(isPreview)
      ?? node.ancestors.contains { $0.kind == .other && $0.name == "#Preview" }
  }

  /// Whether a type makes previews.
  func isPreview(_ type: Int) -> Bool {
    types.lineage(of: type).contains {
      types.entries[$0].inherited.contains("PreviewProvider")
    }
  }
}
