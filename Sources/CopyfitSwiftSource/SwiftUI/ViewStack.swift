internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The outermost row of a view, and the values that it passes down to views without texts.
struct ViewStack: Hashable, Sendable {
  /// The call of `HStack`.
  let call: SwiftNode
  /// The width that the row is offered.
  var room: ControlRoom
  /// The font of symbols; `nil` if it or the text size is unknown.
  let symbolFont: Font?
  /// Whether any height fits.
  let isHeightFree: Bool
  /// Whether buttons add nothing to their labels.
  let hasPlainButtons: Bool

  /// The row if it may be in either place; `nil` if they are different rows.
  func union(_ other: ViewStack) -> ViewStack? {
    guard inAnyRoom == other.inAnyRoom else { return nil }
    var union = self
    union.room = room.union(other.room)
    return union
  }

  /// The same row in a fixed room, for comparing.
  var inAnyRoom: ViewStack {
    var stack = self
    stack.room = .screen
    return stack
  }
}

/// The members of a row, as far as code determines them.
struct ViewStackRows {
  /// The row, and the rows in it, with the places of views as labels; empty if it cannot be read.
  var rows: [Row] = []
  /// The space of gaps between members, in addition to the rows' spacing, in points.
  var gaps = 0.0...0.0

  /// Whether a view with a text, or a row, is among the members.
  func contains(_ node: SwiftNode) -> Bool {
    let id = Self.id(of: node)
    return rows.contains { row in
      row.id == id || row.members.contains { $0.content == .labels([id]) }
    }
  }

  static func id(of node: SwiftNode) -> String {
    "\(node.tree.file):\(node.line):\(node.column)"
  }
}
