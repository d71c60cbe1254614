/// An unsafe edge of a line, with the result of the search for its joint.
struct LineEdge {
  /// The other end of the piece at the edge, which is shaped again: a joint, or the end of the item or line.
  var joint: Int
  /// The position up to which the search for the joint shaped text.
  var searchedTo: Int
  /// The limit of the search: the end of the item or line.
  var bound: Int
  /// The end of the item.
  var itemBound: Int
  /// The difference between the shaped piece and the tables; `nil` until it is needed.
  var difference: Extent?
  /// The number of units that the search for the joint shaped, in all faces.
  var searched = 0
  /// The cost of the edge to a fit: the search and the piece; see `ShapingBudget`.
  var cost = ShapingBudget.Cost.nothing
}

extension LineEdge {
  /// Whether a line that starts at this edge and ends at a position has the same joint.
  func holds(forLineEnd end: Int) -> Bool {
    let bound = min(itemBound, end)
    return bound == self.bound || searchedTo < self.bound && searchedTo < bound
  }

  /// Whether a line that ends at this edge and starts at a position has the same joint.
  func holds(forLineStart start: Int) -> Bool {
    let bound = max(itemBound, start)
    return bound == self.bound || searchedTo > self.bound && searchedTo > bound
  }
}

/// Remembers the unsafe edges of a worker's current text.
///
/// An edge is needed again at each size and in each line that may end there. The table is small for most texts, so that
/// it stays in the processor's cache; a long text has a slot for each position. Edges of newer texts replace older
/// ones.
struct EdgeMemo {
  private struct Entry {
    var text: TextName
    var position: Int
    var edge: LineEdge
  }

  private static let minimumSlots = 1 << 11
  /// About 15 MB.
  private static let maximumSlots = 1 << 17

  private var entries: [Entry?] = []
  private var origins = OriginList()

  subscript(text: TextName, position: Int) -> LineEdge? {
    guard !entries.isEmpty, let entry = entries[slot(text, position)],
      entry.position == position, entry.text == text
    else { return nil }
    return entry.edge
  }

  mutating func insert(_ edge: LineEdge, at position: Int, of text: PreparedStorage) {
    let identity = text.identity
    let isTooSmall = entries.count <= text.count && entries.count < Self.maximumSlots
    if !origins.keep(identity.origin) || isTooSmall { clear(forTextOfLength: text.count) }
    let name = TextName(identity)
    entries[slot(name, position)] = Entry(text: name, position: position, edge: edge)
  }

  private mutating func clear(forTextOfLength length: Int) {
    var slots = max(entries.count, Self.minimumSlots)
    while slots <= length, slots < Self.maximumSlots { slots *= 2 }
    entries = Array(repeating: nil, count: slots)
  }

  @inline(__always)
  private func slot(_ text: TextName, _ position: Int) -> Int {
    (position &+ text.number &* 37) & (entries.count &- 1)
  }
}
