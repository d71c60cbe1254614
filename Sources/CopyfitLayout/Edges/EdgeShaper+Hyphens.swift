internal import CopyfitFonts

/// The ends of lines at soft hyphens.
///
/// The hyphen changes the letters before it as the end of a line does. So the piece from the last joint to the hyphen is
/// shaped once for all lines that end there, whatever their start, and not the whole line for each soft hyphen.
extension EdgeShaper {
  /// The difference of a line of one item that ends at a soft hyphen with its hyphen shown, if only its edges are to be
  /// shaped; `nil` if the line is to be shaped whole, or if the budget is spent.
  mutating func hyphenEdges(
    _ text: PreparedStorage, _ item: ShapingItem, _ line: Range<Int>
  ) -> Extent? {
    // A short line is shaped at once.
    guard line.count > 2 * Self.lookahead, sumsTellExtents(of: text, item),
      let tail = hyphenTail(text, item, line)
    else { return nil }
    guard text.isUnsafe(line.lowerBound) else { return tail.difference }
    var head = heads[text.sheet.name, line.lowerBound].flatMap {
      $0.holds(forLineEnd: line.upperBound) ? $0 : nil
    }
    if head == nil {
      head = edge(afterStart: line.lowerBound, text, line.upperBound)
      if let head, failure == nil { heads.insert(head, at: line.lowerBound, of: text) }
    }
    // A search up to the line's end was without the hyphen.
    guard let head, let end = tail.difference, !budget.isExhausted,
      head.searchedTo < line.upperBound, head.joint <= tail.joint
    else { return nil }
    let start = difference(of: head, text, from: line.lowerBound)
    return budget.isExhausted ? nil : start + end
  }

  /// The end of a line at a soft hyphen, with its difference; `nil` if the line has no joint before it, or if the budget
  /// is spent.
  private mutating func hyphenTail(
    _ text: PreparedStorage, _ item: ShapingItem, _ line: Range<Int>
  ) -> LineEdge? {
    let known = hyphenTails[text.sheet.name, line.upperBound].flatMap {
      $0.holds(forLineStart: line.lowerBound) ? $0 : nil
    }
    var tail = known ?? newHyphenTail(text, item, line)
    guard budget.pay(&tail.cost, textLength: text.count) else { return nil }
    if failure == nil { hyphenTails.insert(tail, at: line.upperBound, of: text) }
    return tail.difference == nil ? nil : tail
  }

  /// Searches for the last joint before a soft hyphen whose hyphen is shown; without one, the edge has no difference.
  private mutating func newHyphenTail(
    _ text: PreparedStorage, _ item: ShapingItem, _ line: Range<Int>
  ) -> LineEdge {
    let (start, end) = (line.lowerBound, line.upperBound)
    let shapings = text.shapings(at: start)
    var tail = LineEdge(joint: start, searchedTo: start, bound: start, itemBound: item.start)
    let hyphen = text.analysis.lineEndHyphen(in: item)
    guard hyphen.detached == nil else { return tail }
    var next = text.lastSafe(before: end, after: start) - Self.lookahead
    var near = end
    while near > start {
      near = text.lastSafe(before: max(next, start) + 1, after: start)
      next = end - 2 * (end - near)
      let first = near > start ? near + Self.lookahead : start + 1
      guard first < end, text.lastSafe(before: end, after: first - 1) >= first else { continue }
      let units = (end + 1 - near) * shapings
      guard budget.canPay(tail.searched + units, textLength: text.count) else { break }
      tail.searched += units
      guard shapePiece(text, item, near..<end, hyphen: hyphen.unit) else { break }
      guard let joint = (first..<end).last(where: { isJoint($0, text) }) else { continue }
      var extent = shape.extent(of: joint..<end + 1)
      countHyphen(&extent, text, item, joint, end)
      (tail.joint, tail.searchedTo) = (joint, near)
      tail.difference = extent - text.tables.extent(joint, end)
      break
    }
    tail.cost = ShapingBudget.Cost(tail.searched)
    return tail
  }
}
