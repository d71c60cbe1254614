internal import CopyfitSwiftTree

extension SwiftNode {
  /// Whether an earlier statement of the same block may keep a statement from running, as `guard` does.
  ///
  /// - Parameter start: The statement after which others count; `nil` for all.
  func isBehindExit(since start: SwiftNode? = nil) -> Bool {
    guard let block = parent, block.kind == .block else { return false }
    let first = (start ?? block).index
    return block.children.prefix { $0 != self }
      .contains { $0.index > first && $0.mayExit(by: ["throw", "break", "continue"]) }
  }

  /// Whether a statement may leave the function, closure or loop of its block.
  ///
  /// - Parameter words: The statements that leave it, besides `return`.
  private func mayExit(by words: Set<String>) -> Bool {
    var inner = words
    switch kind {
    case .return: return true
    case .name, .other: return words.contains(name)
    case .branch where asksForWhatExists: return false
    case .branch where name == "for" || name == "while": inner = ["throw"]
    case .switch: inner.remove("break")
    case .branch, .switchCase, .block: break
    default: return false
    }
    return children.contains { $0.mayExit(by: inner) }
  }

  /// Whether a branch contains the setup in an Objective-C initializer: `if (self)` or `if (self = [super init])`.
  var asksForSelf: Bool {
    guard let object = child(0)?.assigned else { return false }
    return object.kind == .name && object.name == "self"
  }

  /// The target of an assignment; other nodes themselves.
  private var assigned: SwiftNode { kind == .assignment ? child(0) ?? self : self }

  /// Whether a branch leaves only if the object no longer exists, as in `guard let self` and `if (!self)`, or if a
  /// button has no label, although every button has one.
  private var asksForWhatExists: Bool {
    guard let condition = child(0), child(1)?.kind == .block,
      name == "guard" || condition.kind == .prefix
    else { return false }
    let object = condition.child(0) ?? condition
    return ["self", "titleLabel"].contains(object.assigned.name)
  }
}
