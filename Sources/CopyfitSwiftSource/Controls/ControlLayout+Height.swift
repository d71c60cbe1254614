internal import CopyfitSwiftTree

extension ControlLayout {
  /// The maximum number of enclosing views that are checked for a height.
  private static let maximumHolders = 60

  /// Whether a view or one of its superviews has a height that may be too small for text.
  ///
  /// - Parameter isHigh: Whether the text may have many lines. What is centered between the ends of another view may then
  ///   be higher than that, and the other view does not grow with it.
  mutating func hasLimitedHeight(_ view: SwiftNode, isHigh: Bool) -> Bool {
    var next = [view]
    var seen: Set<SwiftNode> = []
    while let view = next.popLast() {
      guard seen.count < Self.maximumHolders || seen.contains(view) else { return true }
      guard seen.insert(view).inserted else { continue }
      if unread.contains(view) || frames[view] != nil || !rectangles(of: view).isEmpty {
        return true
      }
      let own = constraints[view] ?? []
      if own.contains(where: { $0.attribute == .height && $0.relation != .inside }) { return true }
      if isHigh, own.contains(where: { $0.attribute == .middle }) { return true }
      next += stacks[view] ?? []
      next += (holders[view] ?? []).compactMap {
        if case .variable(let view) = $0 { view } else { nil }
      }
    }
    return false
  }
}
