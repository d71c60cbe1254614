internal import CopyfitFonts
internal import CopyfitUnicode

/// Sums the advances of texts from pairs of characters; each is learned once from the font's tables or by shaping it.
///
/// `PairRules` decides for which texts this is exact; all others are shaped. The known pairs affect how much is shaped,
/// but not the result.
struct PairSums {
  /// Whether sums are on.
  let isOn: Bool
  /// The scripts whose texts can be summed; a copy, because reading the shared one is slower.
  private let scripts = PairPlan.scripts
  private var plans = PairPlans()
  /// The plan of the current item, and its number.
  var plan = PairPlan.none
  var number = 0
  var table = PairTable()
  // Temporary storage, kept for its capacity.
  var glyphs: [ShapingBuffer.Glyph] = []
  private var marks: [PairMark] = []

  init(isOn: Bool = true) { self.isOn = isOn }

  /// Removes all pairs, but not the rules of faces.
  mutating func forgetPairs() { table.removeAll() }

  /// Adds an item's advances to the tables of its text.
  ///
  /// - Returns: Whether the item can be summed; if not, nothing is added.
  mutating func add(
    _ item: ShapingItem, of analysis: borrowing TextAnalysis, _ scale: FaceScale,
    to tables: inout AdvanceTables, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Bool {
    guard isOn, let number = number(of: item, analysis) else { return false }
    self.number = number
    swap(&plan, &plans.plans[number])
    defer { swap(&plan, &plans.plans[number]) }
    guard try know(item, of: analysis, with: &buffer) else { return false }
    tables.beginSums(analysis.units.count + 1)
    marks.removeAll(keepingCapacity: true)
    var position = item.start
    while true {
      switch sum(item, from: position, analysis.units.span, scale, &tables) {
      case .isSummed:
        tables.endSums(of: item)
        return true
      case .isRefused:
        tables.forgetSums(of: item)
        return false
      case .isUnknown(let unknown):
        position = unknown
        try learnPair(of: item, at: position, analysis, with: &buffer)
      }
    }
  }

  /// The number of an item's plan; `nil` if it cannot be summed.
  private mutating func number(of item: ShapingItem, _ analysis: borrowing TextAnalysis) -> Int? {
    guard !item.isRightToLeft, scripts.contains(item.script) else { return nil }
    let face = analysis.face(of: item)
    // Pairs do not include tracking by size.
    if item.face > 0, analysis.pointSize != nil, face.tracksBySize { return nil }
    if let known = plans.find(item, face, analysis) { return known }
    if plans.areFull {
      plans = PairPlans()
      table.removeAll()
    }
    return plans.add(WordPlan.Key(item, face, analysis))
  }

  /// Learns the characters of an item; returns whether all can be summed.
  private mutating func know(
    _ item: ShapingItem, of analysis: borrowing TextAnalysis, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Bool {
    let units = analysis.units.span
    for position in item.start..<item.end {
      switch plan.cells[units[position]].state {
      case .isAlone, .isPaired: continue
      case .isRefused: return false
      case .isUnknown:
        return try learnCharacters(of: item, from: position, analysis, with: &buffer)
      }
    }
    return true
  }

  private enum Outcome {
    case isSummed
    /// A rule may match.
    case isRefused
    /// The pair at a position is unknown.
    case isUnknown(Int)
  }

  /// Sums an item from a position on.
  private mutating func sum(
    _ item: ShapingItem, from start: Int, _ units: Span<UInt16>, _ scale: FaceScale,
    _ tables: inout AdvanceTables
  ) -> Outcome {
    var sums = ItemSums(scale: scale)
    sums.exchange(with: &tables)
    defer { sums.exchange(with: &tables) }
    let isLong = item.end - item.start > ForcedJoints.maximumStretch
    var position = start
    var unit = units[position]
    while true {
      let cell = plan.cells[unit]
      sums.set(cell, at: position)
      guard position + 1 < item.end else { break }
      let next = units[position + 1]
      if cell.state == .isPaired {
        guard let place = table.find(PairTable.Key(plan: number, unit, next)) else {
          return .isUnknown(position)
        }
        let pair = table[place]
        if !pair.kind.isEmpty {
          if isRefused(pair.kind, item, at: position, units) { return .isRefused }
          if isLong { marks.append(PairMark(position: position, kind: pair.kind)) }
          sums.add(pair, at: position)
        }
      }
      position += 1
      unit = next
    }
    guard isLong else { return .isSummed }
    return marks.leaveJoints(in: item, reach: plan.longestMark) ? .isSummed : .isRefused
  }

  private func isRefused(
    _ kind: PairKind, _ item: ShapingItem, at position: Int, _ units: Span<UInt16>
  ) -> Bool {
    guard !kind.isDisjoint(with: [.isRefused, .mayBeRefused]) else { return false }
    return kind.contains(.isRefused) || plan.mayChange(units, at: position, in: item)
  }
}

/// The tables of a text, moved here while an item is summed so that they are changed in place.
private struct ItemSums {
  let scale: FaceScale
  private var text: [Int64] = []
  private var added: [Int64] = []
  private var display: [Int64] = []
  private var displayAdded: [Int64] = []

  init(scale: FaceScale) { self.scale = scale }

  /// Swaps the tables with a text's.
  mutating func exchange(with tables: inout AdvanceTables) {
    swap(&text, &tables.text)
    swap(&added, &tables.added)
    swap(&display, &tables.display)
    swap(&displayAdded, &tables.displayAdded)
  }

  @inline(__always)
  mutating func set(_ cell: PairPlan.Cell, at position: Int) {
    text[position] = Int64(cell.advance) &* scale.text
    if let factor = scale.display { display[position] = Int64(cell.displayAdvance) &* factor }
  }

  /// Adds the advances that the second character of a pair adds to the first.
  @inline(__always)
  mutating func add(_ pair: PairTable.Pair, at position: Int) {
    let more = Int64(pair.added) &* scale.text
    text[position] += more
    added[position + 1] = more
    guard let factor = scale.display else { return }
    let displayMore = Int64(pair.displayAdded) &* factor
    display[position] += displayMore
    displayAdded[position + 1] = displayMore
  }
}
