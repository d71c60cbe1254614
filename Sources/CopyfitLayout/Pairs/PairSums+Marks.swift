/// Sums texts with marks.
///
/// Marks have no advance, and lookups that adjust pairs ignore them. Rules that change widths are searched for at every
/// two neighbors, and at letters with marks between them, because HarfBuzz moves the mark of AM before other marks.
extension PairSums {
  /// Adds an item of a script with marks to the tables of its text; returns whether it can be summed.
  mutating func addMarked(
    _ item: ShapingItem, _ units: Span<UInt16>, _ scale: FaceScale, to tables: inout AdvanceTables
  ) -> Bool {
    // The flags of a long item show where it may be cut; the stand-in has no letters of these scripts.
    guard item.end - item.start <= ForcedJoints.maximumStretch, scale.display == nil,
      sum(item, units, scale, &tables)
    else {
      tables.forgetSums(of: item)
      return false
    }
    tables.endSums(of: item)
    return true
  }

  private mutating func sum(
    _ item: ShapingItem, _ units: Span<UInt16>, _ scale: FaceScale, _ tables: inout AdvanceTables
  ) -> Bool {
    var (texts, addeds): ([Int64], [Int64]) = ([], [])
    // Swapped out, so that they are changed in place.
    swap(&texts, &tables.text)
    swap(&addeds, &tables.added)
    defer {
      swap(&texts, &tables.text)
      swap(&addeds, &tables.added)
    }
    var text = texts.mutableSpan
    var added = addeds.mutableSpan
    var last = plan.cells[units[item.start]]
    // The first mark of a paragraph gets a circle as its base.
    guard last.mark == 0, !MarkedScript.isAm(units[item.start]) else { return false }
    text[item.start] = Int64(last.advance) &* scale.text
    var (letter, order) = (item.start, UInt8(0))
    for position in item.start + 1..<item.end {
      let cell = plan.cells[units[position]]
      let pair =
        last.state == .isPaired ? pair(units[position - 1], units[position]) : PairTable.Pair()
      guard !pair.isChanged else { return false }
      last = cell
      guard cell.mark == 0 else {
        // HarfBuzz orders marks by their classes; those of class 0 stay.
        guard cell.mark == 1 || cell.mark >= order else { return false }
        order = cell.mark
        continue
      }
      guard let sum = sum(of: pair, letter, position, units) else { return false }
      text[position] = Int64(cell.advance) &* scale.text
      if sum != 0 {
        text[letter] += Int64(sum) &* scale.text
        for place in letter + 1...position { added[place] = Int64(sum) &* scale.text }
      }
      (letter, order) = (position, 0)
    }
    return true
  }

  /// The advance that a letter adds to the previous one; `nil` if a rule may change them.
  ///
  /// - Parameter pair: The letter with its neighbor, which may be a mark.
  private mutating func sum(
    of pair: PairTable.Pair, _ letter: Int, _ position: Int, _ units: Span<UInt16>
  ) -> Int32? {
    guard position > letter + 1 else { return pair.added }
    guard isAmInPlace(letter, position, units) else { return nil }
    guard plan.cells[units[letter]].state == .isPaired else { return 0 }
    let letters = self.pair(units[letter], units[position])
    return letters.isChanged ? nil : letters.added
  }

  /// Whether the mark of AM is next to checked characters only: its letter, or the only mark before it.
  private mutating func isAmInPlace(_ letter: Int, _ position: Int, _ units: Span<UInt16>) -> Bool {
    guard MarkedScript.isAm(units[position]) else { return true }
    guard position == letter + 2 else { return false }
    return plan.cells[units[position]].state != .isPaired
      || !pair(units[position], units[position - 1]).isChanged
  }

  /// The sums of two characters, from the font's tables.
  private mutating func pair(_ left: UInt16, _ right: UInt16) -> PairTable.Pair {
    let key = PairTable.Key(plan: number, left, right)
    if let known = table[key] { return known }
    let pair = plan.pair(left, right) ?? PairTable.Pair(kind: .isRefused)
    table.insert(pair, for: key)
    return pair
  }
}

extension PairTable.Pair {
  /// Whether a rule may change the width of the two characters, or of the text around them.
  fileprivate var isChanged: Bool { !kind.isDisjoint(with: [.isRefused, .mayBeRefused]) }
}
