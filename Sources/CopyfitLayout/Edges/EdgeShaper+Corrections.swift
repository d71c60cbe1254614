internal import CopyfitFonts

/// The difference between lines and their tables.
extension EdgeShaper {
  /// The difference between the line from `start` to `end` and its tables.
  ///
  /// Only the pieces between an unsafe edge and the next joint are shaped; a line without a joint is shaped whole.
  /// Nothing is shaped after the budget is spent.
  mutating func correction(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    guard start < end, begin(text) else { return Extent() }
    var (head, tail): (LineEdge?, LineEdge?)
    if text.isUnsafe(start) {
      head = heads[text.sheet.name, start].flatMap { $0.holds(forLineEnd: end) ? $0 : nil }
    }
    if text.isUnsafe(end) {
      tail = tails[text.sheet.name, end].flatMap { $0.holds(forLineStart: start) ? $0 : nil }
    }
    let isNew = head == nil && text.isUnsafe(start) || tail == nil && text.isUnsafe(end)
    if isNew {
      if pieces[PieceMemo.Key(start..<end)] != nil {
        return wholeDifference(text, start..<end, cost: .nothing)
      }
      find(&head, &tail, of: start..<end, text)
      guard !budget.isExhausted else { return Extent() }
    }
    let (headEnd, tailStart) = (head?.joint ?? start, tail?.joint ?? end)
    if headEnd >= end || tailStart <= start || headEnd > tailStart {
      let searched = (head?.searched ?? 0) + (tail?.searched ?? 0)
      return wholeDifference(
        text, start..<end, cost: ShapingBudget.Cost(searched),
        found: headEnd == end ? head?.difference : tailStart == start ? tail?.difference : nil)
    }
    // The edges of a line that is shaped whole are valid for this line only.
    if isNew { remember(head, tail, of: start..<end, text) }
    var result = Extent()
    if let head { result += difference(of: head, text, from: start) }
    if let tail { result += difference(of: tail, text, to: end) }
    return result
  }

  /// Starts or continues a text; returns whether the budget allows more shaping.
  @inline(__always)
  mutating func begin(_ text: PreparedStorage) -> Bool {
    if pieces.begin(text) { budget.beginText() }
    return !budget.isExhausted
  }

  /// Finds the unsafe edges of a line that are not in the memo.
  @inline(never)
  mutating func find(
    _ head: inout LineEdge?, _ tail: inout LineEdge?, of line: Range<Int>, _ text: PreparedStorage
  ) {
    let (start, end) = (line.lowerBound, line.upperBound)
    if head == nil, text.isUnsafe(start) { head = edge(afterStart: start, text, end) }
    if tail == nil, text.isUnsafe(end) { tail = edge(beforeEnd: end, text, start) }
  }

  private mutating func remember(
    _ head: LineEdge?, _ tail: LineEdge?, of line: Range<Int>, _ text: PreparedStorage
  ) {
    guard failure == nil else { return }
    if let head { heads.insert(head, at: line.lowerBound, of: text) }
    if let tail { tails.insert(tail, at: line.upperBound, of: text) }
  }

  @inline(__always)
  mutating func difference(
    of head: LineEdge, _ text: PreparedStorage, from start: Int
  ) -> Extent {
    if let known = head.difference, head.cost.isFree { return known }
    var head = head
    guard budget.pay(&head.cost, textLength: text.count) else { return Extent() }
    let difference = head.difference ?? difference(text, start, head.joint)
    head.difference = difference
    if failure == nil { heads.insert(head, at: start, of: text) }
    return difference
  }

  @inline(__always)
  private mutating func difference(
    of tail: LineEdge, _ text: PreparedStorage, to end: Int
  ) -> Extent {
    if let known = tail.difference, tail.cost.isFree { return known }
    var tail = tail
    guard budget.pay(&tail.cost, textLength: text.count) else { return Extent() }
    let difference = tail.difference ?? difference(text, tail.joint, end)
    tail.difference = difference
    if failure == nil { tails.insert(tail, at: end, of: text) }
    return difference
  }

  /// The difference of a piece of one item when it is shaped alone; its edge is already paid for.
  private mutating func difference(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent {
    shape(text, start, end) - text.tables.extent(start, end)
  }

  /// The difference of a line without a joint; `cost` is the cost of the search for one, and `found` is the difference
  /// if the search determined it.
  private mutating func wholeDifference(
    _ text: PreparedStorage, _ line: Range<Int>, cost: ShapingBudget.Cost, found: Extent? = nil
  ) -> Extent {
    let sum = text.tables.extent(line.lowerBound, line.upperBound)
    let piece = MeasuredPiece(range: line, searched: cost, found: found.map { sum + $0 })
    guard let extent = extent(of: piece, text) else { return Extent() }
    return extent - text.tables.lineExtent(line.lowerBound, line.upperBound)
  }

  /// The difference of the line from `start` to the soft hyphen at `end` with its hyphen shown; `nil` if the budget is
  /// spent.
  mutating func hyphenCorrection(_ text: PreparedStorage, _ start: Int, _ end: Int) -> Extent? {
    guard begin(text) else { return nil }
    guard let item = text.analysis.items.item(at: end) else { return Extent() }
    let first = max(start, item.start)
    if let found = hyphenEdges(text, item, first..<end) {
      return budget.isExhausted ? nil : correction(text, start, first) + found
    }
    guard !budget.isExhausted else { return nil }
    let hyphenated = MeasuredPiece(range: first..<end, hasHyphen: true)
    guard let piece = extent(of: hyphenated, text) else { return nil }
    return correction(text, start, first) + (piece - text.tables.extent(first, end))
  }

  /// The extent of a piece of one item; `nil` if the budget is spent.
  private mutating func extent(
    of piece: MeasuredPiece, _ text: PreparedStorage
  ) -> Extent? {
    let key = PieceMemo.Key(piece.range, hasHyphen: piece.hasHyphen)
    if var known = pieces[key] {
      if known.cost.isFree { return known.extent }
      guard budget.pay(&known.cost, textLength: text.count) else { return nil }
      pieces.insert(known, for: key)
      return known.extent
    }
    let (start, end) = (piece.range.lowerBound, piece.range.upperBound)
    let units = piece.range.count * text.shapings(at: start)
    var cost = ShapingBudget.Cost(piece.searched.units + units)
    guard budget.pay(&cost, textLength: text.count) else { return nil }
    let extent =
      piece.found ?? (piece.hasHyphen ? shapeHyphenated(text, start, end) : shape(text, start, end))
    if failure == nil { pieces.insert(PieceMemo.Value(extent: extent, cost: cost), for: key) }
    return extent
  }
}

/// A piece of one item that is measured whole.
private struct MeasuredPiece {
  var range: Range<Int>
  /// Whether a hyphen follows it.
  var hasHyphen = false
  /// The cost of the search for a joint so far.
  var searched = ShapingBudget.Cost.nothing
  /// The extent, if the search determined it.
  var found: Extent?
}

extension PreparedStorage {
  func isUnsafe(_ position: Int) -> Bool { analysis.flags[position].contains(.isUnsafe) }

  /// The number of shapings of a piece that starts at a position: one in each face, and one more to find a face's
  /// tracking by size.
  func shapings(at position: Int) -> Int {
    guard let item = analysis.items.item(at: position), item.face == 0 else { return 1 }
    return analysis.fonts.standIn != nil || analysis.fonts.face.trackedSize != nil ? 2 : 1
  }
}
