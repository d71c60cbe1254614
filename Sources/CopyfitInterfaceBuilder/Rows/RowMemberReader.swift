internal import CopyfitLabels

/// Reads the views of a row as its members.
struct RowMemberReader {
  private let layout: DocumentLayout

  private var views: ViewTree { layout.views }
  private var tree: XMLTree { layout.views.tree }

  init(_ layout: DocumentLayout) { self.layout = layout }

  /// The members for the views of a row; only in a stack do the others get the room of hidden views.
  func members(_ row: [Int], isInStack: Bool) -> [Row.Member] {
    let texts = row.filter { text(of: $0) != nil }
    let resistance = texts.flatMap(shown(in:)).map(views.resistance).max()
    return row.map { member($0, isInStack: isInStack, textResistance: resistance ?? 0) }
  }

  /// The member for a view.
  ///
  /// - Parameter textResistance: The maximum compression resistance of the row's texts.
  private func member(_ view: Int, isInStack: Bool, textResistance: Double) -> Row.Member {
    var member =
      fixedSize(of: view, textResistance) ?? text(of: view) ?? Row.Member(space(of: view))
    let shown = shown(in: view)
    member.priority = shown.first.map(views.resistance)
    member.mayHide =
      isInStack && views.mayHide(view) || shown.contains { $0 != view && views.mayHide($0) }
    member.mayChange = member.mayChange || shown.contains(where: views.isReached)
    member.isConstrained = layout.constraints(on: view).contains {
      $0.first == LayoutVariable(view, .horizontal, .length)
        || $0.second == LayoutVariable(view, .horizontal, .length)
    }
    return member
  }

  /// Whether a view shows a text with a width that the row determines.
  func showsText(_ view: Int) -> Bool { text(of: view) != nil }

  /// The labels of a column, or the view itself.
  private func shown(in view: Int) -> [Int] { column(view) ?? [view] }

  /// The labels of a vertical stack; `nil` if it contains anything else, or their compression resistances differ.
  private func column(_ view: Int) -> [Int]? {
    guard views[view].role == .stack, case let style = StackStyle(view, in: views),
      style.axis == .vertical, !style.keepsMargins
    else { return nil }
    let labels = views.children[view].filter { views[$0].role != .guide }
    let isColumn = labels.allSatisfy {
      views[$0].role == .label && layout.maximumLengths(of: $0, .horizontal).isEmpty
    }
    return isColumn && Set(labels.map(views.resistance)).count == 1 ? labels : nil
  }

  /// The member for a view of fixed width; a natural width may be compressed to 0 by texts with equal resistance.
  private func fixedSize(of view: Int, _ textResistance: Double) -> Row.Member? {
    guard let width = layout.value(view, .horizontal, .length), width.trust <= .content,
      width.length.growth == 0, width.length.screenMargins == 0,
      !layout.contradictsDrawing(view, .horizontal), width.length.onCanvas >= 0
    else { return nil }
    let mayYield =
      width.trust == .content && textResistance >= ViewTree.standardResistance
      && !views.keepsItsSize(view)
    return Row.Member(
      .size(.between(mayYield ? 0 : width.length.onCanvas, width.length.onCanvas)))
  }

  private func text(of view: Int) -> Row.Member? {
    if let column = column(view) {
      return Row.Member(.labels(column.compactMap { tree.attribute("id", of: views[$0].element) }))
    }
    let element = views[view].element
    guard let id = tree.attribute("id", of: element) else { return nil }
    var member = Row.Member(.labels([id]))
    switch tree[element].name {
    case "label": return member
    case "button" where views[view].role == .textControl:
      let inset = buttonInset(element)
      member.inset = .between(inset ?? 0, inset)
      return member
    case "textField":
      // Users may enter text of any length.
      (member.inset, member.mayChange) = (.between(0, nil), true)
      return member
    default: return nil
    }
  }

  /// The sum of a button's insets beside its title; `nil` if an image or a configuration determines it.
  private func buttonInset(_ element: Int) -> Double? {
    let states = tree.children("state", of: element)
    let hasImage = states.contains { tree.attribute("image", of: $0) != nil }
    guard !hasImage, tree.child("buttonConfiguration", of: element) == nil else { return nil }
    guard let inset = tree.child("inset", key: "contentEdgeInsets", of: element) else { return 0 }
    return ["minX", "maxX"].reduce(0) { $0 + max(0, tree.number($1, of: inset) ?? 0) }
  }

  /// The member for a view without text; a plain view is compressed before all others.
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
