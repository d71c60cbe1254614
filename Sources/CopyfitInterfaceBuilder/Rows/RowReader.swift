internal import CopyfitLabels
internal import CopyfitSourceText

/// Finds the rows of a document: horizontal stacks, and views that constraints tie to each other from side to side.
struct RowReader {
  let layout: DocumentLayout
  let members: RowMemberReader
  private let source: SourceText

  var views: ViewTree { layout.views }

  init(_ layout: DocumentLayout, _ source: SourceText, outlets: Set<String>) {
    self.layout = layout
    self.source = source
    members = RowMemberReader(layout, outlets: outlets)
  }

  /// The rows that show a text, in the order of the document.
  func rows() -> [InterfaceRow] {
    (stackRows() + constraintRows()).filter { row in
      row.members.contains { if case .labels = $0.content { true } else { false } }
    }
  }

  /// The stacks that divide their width by what their views hold.
  private func stackRows() -> [InterfaceRow] {
    views.views.indices.filter { views[$0].role == .stack }.compactMap { stack in
      let style = StackStyle(stack, in: views)
      guard style.axis == .horizontal, Self.distributions.contains(style.distribution),
        let room = room(of: stack)
      else { return nil }
      let arranged = views.children[stack].filter { views[$0].role != .guide }
      let isExact = room.isExact && !style.keepsMargins && !style.hasCustomSpacing
      var row = row(
        at: stack, .fill, room.length, isExact: isExact,
        members: arranged.map { members.member($0, isInStack: true) })
      row.spacing = style.hasCustomSpacing ? 0 : style.spacing
      row.mayChange = members.isReached(stack)
      return row
    }
  }

  /// A row that is found at a view.
  func row(
    at view: Int, _ rule: Row.Rule, _ room: DeviceLength, isExact: Bool, members: [Row.Member]
  ) -> InterfaceRow {
    let element = views[view].element
    return InterfaceRow(
      objectID: views.tree.attribute("id", of: element) ?? "",
      position: source.position(at: views.tree[element].offset), rule: rule, room: room,
      isExact: isExact, members: members)
  }

  /// Those that make no view wider than its content at the cost of another one.
  private static let distributions: Set<String> = ["fill", "equalSpacing", "equalCentering"]

  private func room(of view: Int) -> (length: DeviceLength, isExact: Bool)? {
    if let length = layout.value(view, .horizontal, .length), length.trust < .drawn,
      !layout.contradictsDrawing(view, .horizontal)
    {
      return length.length.onCanvas > 0 ? (length.length.cleaned, true) : nil
    }
    guard let length = layout.rooms[view]?.length?.length, length.onCanvas > 0 else { return nil }
    return (length.cleaned, false)
  }
}
