internal import CopyfitLabels

/// Reads what a view in a row demands of the row's width.
struct RowMemberReader {
  private let layout: DocumentLayout
  /// The identifiers of the objects that code can reach.
  private let outlets: Set<String>

  private var views: ViewTree { layout.views }
  private var tree: XMLTree { layout.views.tree }

  init(_ layout: DocumentLayout, outlets: Set<String>) {
    self.layout = layout
    self.outlets = outlets
  }

  /// Whether code can reach a view by an outlet.
  func isReached(_ view: Int) -> Bool {
    tree.attribute("id", of: views[view].element).map(outlets.contains) ?? false
  }

  /// A view's part in a row; only a stack gives the room of what is hidden to the others.
  func member(_ view: Int, isInStack: Bool) -> Row.Member {
    let element = views[view].element
    var member = fixedSize(of: view) ?? text(of: view) ?? Row.Member(space(of: view))
    let isReached = isReached(view)
    member.priority =
      tree.number("horizontalCompressionResistancePriority", of: element) ?? Self.standardPriority
    member.mayHide = isInStack && (isReached || tree.says("hidden", of: element))
    member.mayChange = isReached
    member.isConstrained = layout.constraints(on: view).contains {
      $0.first == LayoutVariable(view, .horizontal, .length)
        || $0.second == LayoutVariable(view, .horizontal, .length)
    }
    return member
  }

  /// How hard UIKit's labels and buttons resist compression where the document says nothing.
  private static let standardPriority = 750.0

  private func fixedSize(of view: Int) -> Row.Member? {
    guard let width = layout.value(view, .horizontal, .length), width.trust == .constraint,
      width.length.growth == 0, width.length.screenMargins == 0,
      !layout.contradictsDrawing(view, .horizontal), width.length.onCanvas >= 0
    else { return nil }
    return Row.Member(.size(.between(width.length.onCanvas, width.length.onCanvas)))
  }

  private func text(of view: Int) -> Row.Member? {
    let element = views[view].element
    guard let id = tree.attribute("id", of: element) else { return nil }
    var member = Row.Member(.labels([id]))
    switch tree[element].name {
    case "label": return member
    case "button" where views[view].role == .textControl:
      let inset = buttonInset(element)
      member.inset = .between(inset ?? 0, inset)
      return member
    default: return nil
    }
  }

  /// What a button keeps free beside its title; `nil` where an image or a configuration decides it.
  private func buttonInset(_ element: Int) -> Double? {
    let states = tree.children("state", of: element)
    let hasImage = states.contains { tree.attribute("image", of: $0) != nil }
    guard !hasImage, tree.child("buttonConfiguration", of: element) == nil else { return nil }
    guard let inset = tree.child("inset", key: "contentEdgeInsets", of: element) else { return 0 }
    return ["minX", "maxX"].reduce(0) { $0 + max(0, tree.number($1, of: inset) ?? 0) }
  }

  /// What a view without a text takes: a plain view gives way to all others.
  private func space(of view: Int) -> Row.Content {
    let least =
      layout.constraints(on: view).compactMap { constraint -> Double? in
        guard constraint.isRequired, constraint.relation != .atMost, constraint.second == nil,
          constraint.first == LayoutVariable(view, .horizontal, .length)
        else { return nil }
        return constraint.constant.onCanvas
      }.max() ?? 0
    let isEmpty =
      views[view].role == .plain && tree[views[view].element].name == "view"
      && views.children[view].allSatisfy { views[$0].role == .guide }
      && tree.attribute("customClass", of: views[view].element) == nil
    return .size(.between(max(0, least), isEmpty ? max(0, least) : nil))
  }
}
