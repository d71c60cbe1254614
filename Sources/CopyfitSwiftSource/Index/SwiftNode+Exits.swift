internal import CopyfitSwiftTree

extension SwiftNode {
  /// Whether an earlier statement of the same block may keep a statement from running, as `guard` does.
  ///
  /// - Parameter start: The statement after which others count; `nil` for all.
  func isBehindExit(since start: SwiftNode? = nil) -> Bool {
    guard let block = parent, block.kind == .block,
      let exits = tree.exits[Int32(block.index)], exits[0] < index
    else { return false }
    let first = (start ?? block).index
    return exits.partition(before: index).map { exits[$0] > first } ?? false
  }

  /// Whether a branch contains the setup in an Objective-C initializer: `if (self)` or `if (self = [super init])`.
  var asksForSelf: Bool {
    guard let object = child(0)?.assigned else { return false }
    return object.kind == .name && object.name == "self"
  }

  /// The target of an assignment; other nodes themselves.
  private var assigned: SwiftNode { kind == .assignment ? child(0) ?? self : self }
}

extension [Int32] {
  /// The position of the last of ascending numbers before a limit; `nil` if all are at or behind it.
  fileprivate func partition(before limit: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
