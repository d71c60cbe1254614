/// The arrangement of a stack's views.
struct StackStyle {
  var axis: Axis
  var alignment: String
  var distribution: String
  var spacing: Double
  /// Whether some of its views have custom spacing after them.
  var hasCustomSpacing: Bool
  /// Whether the document gives the stack margins, which may be between it and its views.
  var keepsMargins: Bool

  init(_ stack: Int, in views: ViewTree) {
    let tree = views.tree
    let element = views[stack].element
    axis = tree.attribute("axis", of: element) == "vertical" ? .vertical : .horizontal
    alignment = tree.attribute("alignment", of: element) ?? "fill"
    distribution = tree.attribute("distribution", of: element) ?? "fill"
    spacing = tree.number("spacing", of: element) ?? 0
    hasCustomSpacing = tree[element].children.contains {
      tree[$0].name == "customSpacing" || tree.attribute("key", of: $0) == "customSpacing"
    }
    keepsMargins = tree[element].children.contains {
      ["layoutMargins", "directionalLayoutMargins"].contains(tree.attribute("key", of: $0))
    }
  }
}
