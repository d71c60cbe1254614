internal import CopyfitLabels
internal import CopyfitSourceText

/// Finds the rows of a document: horizontal stacks, views that constraints tie to each other horizontally, and cell
/// titles beside their details.
struct RowReader {
  let layout: DocumentLayout
  let members: RowMemberReader
  private let source: SourceText

  var views: ViewTree { layout.views }

  init(_ layout: DocumentLayout, _ source: SourceText) {
    self.layout = layout
    self.source = source
    members = RowMemberReader(layout)
  }

  /// The rows that show a text, in the order of the document.
  func rows() -> [InterfaceRow] {
    (stackRows() + constraintRows() + cellRows()).filter { row in
      row.members.contains { if case .labels = $0.content { true } else { false } }
    }
  }

  /// The rows of stacks that divide their width by the content of their views.
  private func stackRows() -> [InterfaceRow] {
    views.views.indices.filter { views[$0].role == .stack }.compactMap { stack in
      let style = StackStyle(stack, in: views)
      guard style.axis == .horizontal, Self.distributions.contains(style.distribution),
        let room = room(of: stack)
      else { return nil }
      let arranged = views.children[stack].filter { views[$0].role != .guide }
      guard arranged.count <= Row.maximumMembers else { return nil }
      let isExact = room.isExact && !style.keepsMargins && !style.hasCustomSpacing
      var row = row(
        at: stack, .fill, room.length, isExact: isExact,
        members: members.members(arranged, isInStack: true))
      if style.distribution == "fillProportionally" {
        // All members are compressed together, regardless of their priorities.
        for index in row.members.indices { row.members[index].priority = nil }
      }
      row.spacing = style.hasCustomSpacing ? 0 : style.spacing
      row.mayChange = views.isReached(stack)
      return row
    }
  }

  /// Creates a row at a view.
  func row(
    at view: Int, _ rule: Row.Rule, _ room: DeviceLength, isExact: Bool, members: [Row.Member]
  ) -> InterfaceRow {
    let element = views[view].element
    return InterfaceRow(
      objectID: views.tree.attribute("id", of: element) ?? "",
      position: source.position(at: views.tree[element].offset), rule: rule, room: room,
      isExact: isExact, members: members)
  }

  /// The distributions that do not make a view wider than its content at the expense of another view.
  private static let distributions: Set<String> = [
    "fill", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  /// The rows of cells with a title and a detail (`UITableViewCell.CellStyle.value1`).
  private func cellRows() -> [InterfaceRow] {
    views.views.indices.compactMap { view in
      guard let style = CellStyle(of: view, in: layout), let detail = style.detailBeside,
        case .shared(let room?) = style.width(
          in: layout.value(style.content, .horizontal, .length)),
        room.trust < .drawn, room.length.onCanvas > 0
      else { return nil }
      var row = row(
        at: view, .fill, room.length.cleaned, isExact: true,
        members: members.members([view, detail], isInStack: false))
      for index in row.members.indices {
        row.members[index].priority = nil
        row.members[index].inset = .between(0, Self.largestGap)
      }
      return row
    }
  }

  /// The maximum space that UIKit keeps between a title and its detail, in points; drawn cells have 6 to 8.
  private static let largestGap = 8.0

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
