internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSwiftSource

extension CodeLabelBuilder {
  /// The labels in a row of SwiftUI, by the places of their views.
  private struct StackLabels {
    var rows: [Row]
    /// The rooms of the outermost row.
    var rooms: [Room]
    var ids: [String: [String]] = [:]
  }

  /// The rows of SwiftUI that labels share, one for each device, and the rows in them.
  ///
  /// - Parameter labels: The labels of this builder.
  func rows(of labels: [AuditLabel]) -> [Row] {
    let shown = Set(labels.map(\.id))
    var numbers: [CodeStack: Int] = [:]
    var stacks: [StackLabels] = []
    for text in texts {
      let id = id(of: text)
      guard let stack = text.control.stack, let view = text.control.view, shown.contains(id) else {
        continue
      }
      let number = numbers[stack] ?? stacks.count
      if number == stacks.count {
        let screens = joiner.settings.screens.compactMap(\.width)
        stacks.append(StackLabels(rows: stack.rows, rooms: text.control.rowRooms(screens)))
      }
      numbers[stack] = number
      if stacks[number].ids[view]?.contains(id) != true {
        stacks[number].ids[view, default: []].append(id)
      }
    }
    var counts: [String: Int] = [:]
    return stacks.flatMap { stack -> [Row] in
      let id = stack.rows.first?.id ?? ""
      counts[id, default: 0] += 1
      return rows(of: stack, number: counts[id, default: 1])
    }
  }

  /// - Parameter number: The number of the row among those of one view in different rooms, from 1.
  private func rows(of stack: StackLabels, number: Int) -> [Row] {
    let suffix = number == 1 ? "" : " \(number)"
    let made = stack.rows.map { row in
      var row = row
      row.id = "stack:" + row.id + suffix
      for index in row.members.indices {
        switch row.members[index].content {
        case .labels(let views):
          row.members[index].content = .labels(views.flatMap { stack.ids[$0] ?? [] }.sorted())
        case .row(let id): row.members[index].content = .row("stack:" + id + suffix)
        case .spacer, .size: break
        }
      }
      return row
    }
    let screens = joiner.settings.screens.map(Room.Screen.init)
    let outer = screens.compactMap { screen -> Row? in
      let room =
        stack.rooms.first { $0.screen == screen } ?? stack.rooms.first { $0.screen == .all }
      guard var row = made.first, let width = room?.width, width.atMost != nil else { return nil }
      (row.screen, row.room) = (screen, width)
      return row
    }
    return outer.isEmpty ? [] : outer + made.dropFirst()
  }
}
