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
