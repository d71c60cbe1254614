internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ControlLayout {
  /// Whether a view has both sides of what a scroll view scrolls, which is as wide as its views.
  mutating func spansContent(_ own: [LayoutConstraint]) -> Bool {
    guard !own.contains(where: { $0.attribute == .width }) else { return false }
    let sides = own.filter { $0.isCertain && $0.other?.attribute == $0.attribute }
    return [.leading, .trailing].allSatisfy { side in
      sides.contains { $0.attribute == side && $0.other.map { isScroll($0.place) } == true }
    }
  }

  /// The room of a view that is as wide as its text, which runs over the sides of its superview; `nil` if something
  /// limits its width, or may do so.
  ///
  /// Text flows to more lines only at the label's maximum width (documentation of `UILabel.preferredMaxLayoutWidth`),
  /// so without one it has one line.
  mutating func naturalRoom(of view: SwiftNode) -> ControlRoom? {
    let own = (constraints[view] ?? []).filter {
      $0.attribute != .height && $0.attribute != .middle
    }
    guard let tie = own.first, tie.attribute != .width,
      own.allSatisfy({ $0.attribute == tie.attribute && $0.isCertain }),
      stacks[view] == nil, !unread.contains(view), frames[view] == nil,
      let holders = holders[view], holders.count == 1, let holder = holders.first,
      !isScroll(holder), !isGivenWidth(view)
    else { return nil }
    let outer = room(of: holder)
    let isCentered = tie.attribute == .center
    var room = outer.atMost(because: isCentered ? .centerOnly : .oneSide)
    guard own.count == 1, let other = tie.other, other.place == holder,
      other.attribute == tie.attribute
    else { return room }
    let inset = isCentered ? 2 * abs(tie.constant) : tie.constant
    room.most = outer.most.less(inset + other.margin.lowerBound)
    // UIKit rounds a natural width up.
    room.least = outer.least?.less(inset + other.margin.upperBound + 1)
    return room
  }

  private mutating func isGivenWidth(_ view: SwiftNode) -> Bool {
    let given = resolver.objects.evaluator.index.assignments["preferredMaxLayoutWidth"] ?? []
    return given.contains { assignment in
      guard let label = assignment.child(0)?.child(0) else { return false }
      return resolver.controls(label).contains { $0.variable == view }
    }
  }
}
