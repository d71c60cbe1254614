/// The advances of a text up to each of its positions.
struct AdvanceTables: Sendable {
  /// In the label's face and its fallbacks, on the grid; one more than there are units.
  var text: [Int64]
  /// In the stand-in's display face; empty without a stand-in.
  var display: [Int64] = []
  /// How many clusters are tracked; empty where none is.
  var tracked: [Int32] = []
  /// How many clusters letter spacing follows; empty without any.
  var spaced: [Int32] = []

  /// For each position, what the character there adds to the advance of the one before.
  ///
  /// A line that ends there lacks it. Empty where no item is summed up from pairs; 0 in those that are not.
  var added: [Int64] = []
  /// The same in the stand-in's display face.
  var displayAdded: [Int64] = []
  /// The items and words that are summed up from pairs, ascending.
  private(set) var summed: [Range<Int32>] = []

  /// What the extents of a text consist of.
  private enum Kind { case plain, standIn, other }
  private var kind = Kind.plain

  init() { text = [] }

  /// Begins with a text of so many positions, all advances 0, in the memory that is there.
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

  /// Decides what extents consist of, once all tables are there.
  mutating func finish() {
    let hasStandIn = !display.isEmpty && !tracked.isEmpty && spaced.isEmpty
    let isPlain = display.isEmpty && tracked.isEmpty && spaced.isEmpty
    kind = isPlain ? .plain : hasStandIn ? .standIn : .other
  }

  /// Whether extents consist of the faces' own advances, of the stand-in's tracking at most.
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

  /// The extent of the line between two positions, as far as it is known without shaping its edges.
  @inline(__always)
  func lineExtent(_ start: Int, _ end: Int) -> Extent {
    let extent = extent(start, end)
    guard start < end, !added.isEmpty else { return extent }
    return extent - Extent(text: added[end], display: addedDisplay(at: end))
  }

  /// What a line that ends at a position lacks of the sums.
  @inline(__always)
  func addedText(at position: Int) -> Int64 { added.isEmpty ? 0 : added[position] }

  /// The same in the display face; that of the text without one.
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

/// Items that are summed up from pairs; before sums are made of their advances.
extension AdvanceTables {
  /// Begins an item of a text of so many positions.
  mutating func beginSums(_ count: Int) {
    guard added.isEmpty else { return }
    added.append(contentsOf: repeatElement(0, count: count))
    if !display.isEmpty { displayAdded.append(contentsOf: repeatElement(0, count: count)) }
  }

  /// Ends an item whose sums are known.
  mutating func endSums(of item: ShapingItem) {
    summed.append(Int32(truncatingIfNeeded: item.start)..<Int32(truncatingIfNeeded: item.end))
  }

  /// Forgets the sums of an item that must be shaped; what its start adds is said by what stands before it.
  mutating func forgetSums(of item: ShapingItem) {
    for position in item.start..<item.end {
      text[position] = 0
      if !display.isEmpty { display[position] = 0 }
      guard position > item.start else { continue }
      added[position] = 0
      if !display.isEmpty { displayAdded[position] = 0 }
    }
  }

  /// Removes what stands from a position on from the sums that were ended last.
  mutating func removeLastSums(after end: Int) {
    guard let last = summed.popLast() else { return }
    summed.append(last.lowerBound..<Int32(truncatingIfNeeded: end))
    for position in end..<Int(last.upperBound) {
      text[position] = 0
      if !display.isEmpty { display[position] = 0 }
    }
  }

  /// Whether a position is inside what is summed up, or at its end.
  func areSummed(at position: Int) -> Bool {
    summed.contains { $0.lowerBound <= position && position <= $0.upperBound }
  }

  /// Takes over the sums of an item in its one face as those of the display face.
  mutating func copySumsToDisplay(_ item: ShapingItem) {
    guard !displayAdded.isEmpty else { return }
    for position in item.start..<item.end { displayAdded[position] = added[position] }
  }
}

/// How many units of a text's grid a design unit of each face is.
struct FaceScale {
  var text: Int64
  var display: Int64?
}

extension Array where Element: FixedWidthInteger {
  /// Makes the array one of so many zeros.
  mutating func fill(_ count: Int) {
    removeAll(keepingCapacity: count > 0)
    if count > 0 { append(contentsOf: repeatElement(0, count: count)) }
  }

  /// Turns numbers into the sums of all before each.
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
