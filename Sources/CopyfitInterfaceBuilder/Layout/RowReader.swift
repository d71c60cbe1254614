/// Finds the rows of a document: horizontal stacks, and views that constraints tie to each other from side to side.
struct RowReader {
  let layout: DocumentLayout
  let members: RowMemberReader

  var views: ViewTree { layout.views }

  init(_ layout: DocumentLayout) {
    self.layout = layout
    members = RowMemberReader(layout)
  }

  /// The rows that show a text, in the order of the document.
  func rows() -> [InterfaceRow] {
    (stackRows() + constraintRows()).filter { row in
      row.members.contains { if case .texts = $0.content { true } else { false } }
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
      return InterfaceRow(
        room: room.length, isExact: isExact, spacing: style.hasCustomSpacing ? 0 : style.spacing,
        mayChange: views.isReached(stack),
        members: members.members(arranged, isInStack: true))
    }
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
