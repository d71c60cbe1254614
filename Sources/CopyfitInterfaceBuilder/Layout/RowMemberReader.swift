/// Reads what a view in a row demands of the row's width.
struct RowMemberReader {
  private let layout: DocumentLayout

  private var views: ViewTree { layout.views }
  private var tree: XMLTree { layout.views.tree }

  init(_ layout: DocumentLayout) { self.layout = layout }

  /// The parts of views in a row; only a stack gives the room of what is hidden to the others.
  func members(_ row: [Int], isInStack: Bool) -> [InterfaceRow.Member] {
    let resistance = row.filter { text(of: $0) != nil }.map(views.resistance).max()
    return row.map { member($0, isInStack: isInStack, textResistance: resistance ?? 0) }
  }

  /// A view's part in a row.
  ///
  /// - Parameter textResistance: How hard the texts of the row resist compression at the most.
  private func member(
    _ view: Int, isInStack: Bool, textResistance: Double
  ) -> InterfaceRow.Member {
    let element = views[view].element
    let content = fixedSize(of: view, textResistance) ?? text(of: view) ?? space(of: view)
    let isReached = views.isReached(view)
    return InterfaceRow.Member(
      content: content,
      priority: views.resistance(of: view),
      isOneLine: tree.attribute("numberOfLines", of: element) ?? "1" == "1",
      mayHide: isInStack && views.mayHide(view), mayChange: isReached,
      isConstrained: layout.constraints(on: view).contains {
        $0.first == LayoutVariable(view, .horizontal, .length)
          || $0.second == LayoutVariable(view, .horizontal, .length)
      })
  }

  /// What a view of a fixed width takes; one that only asks for it may be left nothing by texts that resist as hard.
  private func fixedSize(
    of view: Int, _ textResistance: Double
  ) -> InterfaceRow.Member.Content? {
    guard let width = layout.value(view, .horizontal, .length), width.trust <= .content,
      width.length.growth == 0, width.length.screenMargins == 0,
      !layout.contradictsDrawing(view, .horizontal), width.length.onCanvas >= 0
    else { return nil }
    let mayYield = width.trust == .content && textResistance >= ViewTree.standardResistance
    return .size(least: mayYield ? 0 : width.length.onCanvas, most: width.length.onCanvas)
  }

  private func text(of view: Int) -> InterfaceRow.Member.Content? {
    let element = views[view].element
    guard let id = tree.attribute("id", of: element) else { return nil }
    switch tree[element].name {
    case "label": return .texts(objectID: id, inset: 0)
    case "button" where views[view].role == .textControl:
      return .texts(objectID: id, inset: buttonInset(element))
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
  private func space(of view: Int) -> InterfaceRow.Member.Content {
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
    return .size(least: max(0, least), most: isEmpty ? max(0, least) : nil)
  }
}
