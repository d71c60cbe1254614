internal import CopyfitFonts

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
    guard try learnCharacters(of: item, in: analysis, with: &buffer) else { return false }
    tables.beginSums(analysis.units.count + 1)
    if plan.hasMarks { return addMarked(item, analysis.units.span, scale, to: &tables) }
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

  /// Adds the advances of a word in an item that cannot be summed as a whole; the word is shaped separately from the
  /// others.
  ///
  /// The amount that the space after it adds to the word's last character is reported, too.
  ///
  /// - Returns: Whether the word can be summed; if not, nothing is added.
  mutating func add(
    word: Range<Int>, of item: ShapingItem, _ analysis: borrowing TextAnalysis, _ scale: FaceScale,
    to tables: inout AdvanceTables, with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Bool {
    // The flags of a long item show where it may be cut.
    guard item.end - item.start <= ForcedJoints.maximumStretch else { return false }
    var part = item
    part.start = word.lowerBound
    part.end = min(word.upperBound + 1, item.end)
    guard try add(part, of: analysis, scale, to: &tables, with: &buffer) else { return false }
    tables.removeLastSums(after: word.upperBound)
    return true
  }

  /// The number of an item's plan; `nil` if the item must not be summed.
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
  private mutating func learnCharacters(
    of item: ShapingItem, in analysis: borrowing TextAnalysis,
    with buffer: inout ShapingBuffer
  ) throws(LayoutError) -> Bool {
    let units = analysis.units.span
    for position in item.start..<item.end {
      switch plan.cells[units[position]].state {
      case .isAlone, .isPaired: continue
      case .isRefused: return false
      case .isUnknown:
        return try learnUnknownCharacters(of: item, from: position, analysis, with: &buffer)
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
    var (texts, addeds, displays, displayAddeds): ([Int64], [Int64], [Int64], [Int64]) = (
      [], [], [], []
    )
    tables.exchange(&texts, &addeds, &displays, &displayAddeds)
    defer { tables.exchange(&texts, &addeds, &displays, &displayAddeds) }
    var text = texts.mutableSpan
    var added = addeds.mutableSpan
    var display = displays.mutableSpan
    var displayAdded = displayAddeds.mutableSpan
    let isLong = item.end - item.start > ForcedJoints.maximumStretch
    for position in start..<item.end {
      let cell = plan.cells[units[position]]
      var pair = PairTable.Pair()
      let next = position + 1
      if next < item.end, cell.state == .isPaired {
        guard let known = table[PairTable.Key(plan: number, units[position], units[next])] else {
          return .isUnknown(position)
        }
        pair = known
        if !pair.kind.isEmpty {
          if isRefused(pair.kind, item, at: position, units) { return .isRefused }
          if isLong { marks.append(PairMark(position: position, kind: pair.kind)) }
          added[next] = Int64(pair.added) &* scale.text
        }
      }
      text[position] = Int64(cell.advance &+ pair.added) &* scale.text
      guard let factor = scale.display else { continue }
      display[position] = Int64(cell.displayAdvance &+ pair.displayAdded) &* factor
      if next < item.end { displayAdded[next] = Int64(pair.displayAdded) &* factor }
    }
    guard isLong else { return .isSummed }
    return marks.leaveJoints(in: item, longestRule: plan.longestMark) ? .isSummed : .isRefused
  }

  private func isRefused(
    _ kind: PairKind, _ item: ShapingItem, at position: Int, _ units: Span<UInt16>
  ) -> Bool {
    guard !kind.isDisjoint(with: [.isRefused, .mayBeRefused]) else { return false }
    return kind.contains(.isRefused) || plan.mayChange(units, at: position, in: item)
  }
}

extension AdvanceTables {
  /// Swaps the tables of both faces with others, so that each can be changed separately.
  fileprivate mutating func exchange(
    _ text: inout [Int64], _ added: inout [Int64], _ display: inout [Int64],
    _ displayAdded: inout [Int64]
  ) {
    swap(&self.text, &text)
    swap(&self.added, &added)
    swap(&self.display, &display)
    swap(&self.displayAdded, &displayAdded)
  }
}
