/// The advances of a text up to each position.
struct AdvanceTables: Sendable {
  /// The sums in the label's face and its fallbacks, on the grid; one more element than there are units.
  var text: [Int64]
  /// The sums in the stand-in's display face; empty if there is no stand-in.
  var display: [Int64] = []
  /// The number of tracked clusters; empty if no cluster is tracked.
  var tracked: [Int32] = []
  /// The number of clusters followed by letter spacing; empty if there is no letter spacing.
  var spaced: [Int32] = []

  /// For each position, the advance that its character adds to the one before.
  ///
  /// A line that ends there is narrower by it. Empty if no item is summed from pairs; 0 in other items.
  var added: [Int64] = []
  /// The added advances in the stand-in's display face.
  var displayAdded: [Int64] = []
  /// The items that are summed from pairs, in ascending order.
  private(set) var summed: [Range<Int32>] = []

  /// The parts of a text's extents.
  private enum Kind { case plain, standIn, other }
  private var kind = Kind.plain

  init() { text = [] }

  /// Starts a text of this many positions with all advances 0, in the existing memory.
  mutating func begin(_ count: Int, hasDisplay: Bool, hasTracked: Bool, hasSpaced: Bool) {
    text.fill(count)
    display.fill(hasDisplay ? count : 0)
    tracked.fill(hasTracked ? count : 0)
    spaced.fill(hasSpaced ? count : 0)
    if !added.isEmpty { added.removeAll(keepingCapacity: true) }
    if !displayAdded.isEmpty { displayAdded.removeAll(keepingCapacity: true) }
    if !summed.isEmpty { summed.removeAll(keepingCapacity: true) }
    kind = .plain
  }

  /// Determines the parts of extents, after all tables are filled.
  mutating func finish() {
    let hasStandIn = !display.isEmpty && !tracked.isEmpty && spaced.isEmpty
    let isPlain = display.isEmpty && tracked.isEmpty && spaced.isEmpty
    kind = isPlain ? .plain : hasStandIn ? .standIn : .other
  }

  /// Whether extents consist only of the faces' own advances and the stand-in's tracking.
  var areOfFacesAlone: Bool { kind != .other }

  /// The extent between two positions.
  @inline(always)
  func extent(_ start: Int, _ end: Int) -> Extent {
    let text = text[end] - text[start]
    switch kind {
    case .plain: return Extent(text: text, display: text)
    case .standIn:
      return Extent(
        text: text, display: display[end] - display[start],
        tracked: Int64(tracked[end] - tracked[start]))
    case .other: return otherExtent(text, start, end)
    }
  }

  /// The extent of the line between two positions before shaping its edges.
  @inline(__always)
  func lineExtent(_ start: Int, _ end: Int) -> Extent {
    let extent = extent(start, end)
    guard start < end, !added.isEmpty else { return extent }
    return extent - Extent(text: added[end], display: addedDisplay(at: end))
  }

  /// The advance to subtract from the sums for a line that ends at a position.
  @inline(__always)
  func addedText(at position: Int) -> Int64 { added.isEmpty ? 0 : added[position] }

  /// The advance to subtract in the display face; that of the text face without a display face.
  @inline(__always)
  func addedDisplay(at position: Int) -> Int64 {
    displayAdded.isEmpty ? addedText(at: position) : displayAdded[position]
  }

  /// Whether the unit at a position adds nothing to the sums.
  func isWithoutAdvance(at position: Int) -> Bool {
    text[position + 1] == text[position]
      || !display.isEmpty && display[position + 1] == display[position]
  }

  @inline(never)
  private func otherExtent(_ text: Int64, _ start: Int, _ end: Int) -> Extent {
    Extent(
      text: text, display: display.isEmpty ? text : display[end] - display[start],
      tracked: tracked.isEmpty ? 0 : Int64(tracked[end] - tracked[start]),
      spaced: spaced.isEmpty ? 0 : Int64(spaced[end] - spaced[start]))
  }
}

/// Items that are summed from pairs, before advances are accumulated.
extension AdvanceTables {
  /// Starts an item in a text of this many positions.
  mutating func beginSums(_ count: Int) {
    guard added.isEmpty else { return }
    added.append(contentsOf: repeatElement(0, count: count))
    if !display.isEmpty { displayAdded.append(contentsOf: repeatElement(0, count: count)) }
  }

  /// Ends an item with complete sums.
  mutating func endSums(of item: ShapingItem) {
    summed.append(Int32(truncatingIfNeeded: item.start)..<Int32(truncatingIfNeeded: item.end))
  }

  /// Removes the sums of an item that must be shaped.
  mutating func forgetSums(of item: ShapingItem) {
    for position in item.start..<item.end {
      text[position] = 0
      if !display.isEmpty { display[position] = 0 }
      guard position > item.start else { continue }
      added[position] = 0
      if !display.isEmpty { displayAdded[position] = 0 }
    }
  }

  /// Removes the part from a position on from the last item whose sums were ended.
  mutating func removeLastSums(after end: Int) {
    guard let last = summed.popLast() else { return }
    summed.append(last.lowerBound..<Int32(truncatingIfNeeded: end))
    for position in end..<Int(last.upperBound) {
      text[position] = 0
      if !display.isEmpty { display[position] = 0 }
    }
  }

  /// Whether a position is inside an item that is summed, or at its end.
  func areSummed(at position: Int) -> Bool {
    summed.contains { $0.lowerBound <= position && position <= $0.upperBound }
  }

  /// Copies the sums of an item in its only face to the display face.
  mutating func copySumsToDisplay(_ item: ShapingItem) {
    guard !displayAdded.isEmpty else { return }
    for position in item.start..<item.end { displayAdded[position] = added[position] }
  }
}

/// The number of grid units in a design unit of each face.
struct FaceScale {
  var text: Int64
  var display: Int64?
}

extension Array where Element: FixedWidthInteger {
  /// Resizes the array, with all elements 0.
  mutating func fill(_ count: Int) {
    removeAll(keepingCapacity: count > 0)
    if count > 0 { append(contentsOf: repeatElement(0, count: count)) }
  }

  /// Replaces each number by the sum of all before it.
  mutating func accumulate(_ add: (Element, Element) -> Element) {
    var sum: Element = 0
    var elements = mutableSpan
    for index in elements.indices {
      let element = elements[index]
      elements[index] = sum
      sum = add(sum, element)
    }
  }
}
