/// Context rules.
extension LayoutTable {
  /// The coverage tables of one rule, in the order of the text.
  struct Sequence {
    /// The offset of each position's coverage table.
    var coverages: [Int]
    /// The positions of glyphs that the rule may change.
    var input: Range<Int>
  }

  /// The rule of a part in format 3; `nil` for other formats.
  func sequence(_ offset: Int, isChained: Bool) -> Sequence? {
    guard number(offset) == 3 else { return nil }
    guard isChained else {
      let count = number(offset + 2)
      return Sequence(
        coverages: coverages(offset, at: offset + 6, count), input: 0..<count)
    }
    var position = offset + 2
    var lists: [[Int]] = []
    for _ in 0..<3 {
      let count = number(position)
      lists.append(coverages(offset, at: position + 2, count))
      position += 2 + 2 * count
    }
    let before = lists[0].count
    return Sequence(
      coverages: lists[0].reversed() + lists[1] + lists[2],
      input: before..<before + lists[1].count)
  }

  private func coverages(_ offset: Int, at list: Int, _ count: Int) -> [Int] {
    (0..<count).map { offset + number(list + 2 * $0) }
  }

  /// Calls `body` with the lookups that the rules of a part apply.
  func forEachApplied(_ offset: Int, isChained: Bool, _ body: (Int) -> Void) {
    switch number(offset) {
    case 3:
      var position = offset + 2
      guard isChained else {
        return forEachRecord(at: offset + 6 + 2 * number(position), number(offset + 4), body)
      }
      for _ in 0..<3 { position += 2 + 2 * number(position) }
      forEachRecord(at: position + 2, number(position), body)
    case 1: forEachRule(offset, setsAt: offset + 4, isChained, body)
    case 2: forEachRule(offset, setsAt: offset + (isChained ? 10 : 6), isChained, body)
    default: break
    }
  }

  private func forEachRule(
    _ offset: Int, setsAt sets: Int, _ isChained: Bool, _ body: (Int) -> Void
  ) {
    for index in 0..<number(sets) {
      let distance = number(sets + 2 + 2 * index)
      guard distance != 0 else { continue }
      let set = offset + distance
      for rule in 0..<number(set) {
        readRule(set + number(set + 2 + 2 * rule), isChained, body)
      }
    }
  }

  private func readRule(_ rule: Int, _ isChained: Bool, _ body: (Int) -> Void) {
    guard isChained else {
      let input = max(number(rule) - 1, 0)
      return forEachRecord(at: rule + 4 + 2 * input, number(rule + 2), body)
    }
    var position = rule + 2 + 2 * number(rule)
    position += 2 + 2 * max(number(position) - 1, 0)
    position += 2 + 2 * number(position)
    forEachRecord(at: position + 2, number(position), body)
  }

  private func forEachRecord(at position: Int, _ count: Int, _ body: (Int) -> Void) {
    for record in 0..<count { body(number(position + 4 * record + 2)) }
  }
}
