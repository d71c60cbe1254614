internal import CopyfitSwiftTree

/// Determines which statements always run before a view is visible.
struct EarlyReach {
  let index: SourceIndex

  /// Functions that UIKit calls before a view is visible.
  private static let early: Set<String> = ["viewDidLoad", "awakeFromNib", "viewWillAppear"]
  /// The maximum number of functions through which a statement is followed.
  private static let maximumCalls = 2

  /// Whether a statement runs before its view is visible.
  ///
  /// - Parameter place: The node that decides whether the statement runs when its function runs.
  func isCertain(of sink: OutletSink, at place: SwiftNode) -> Bool {
    // Each cell is set up where the code requests it.
    if let cell = sink.object.cell {
      return sink.object.links.isEmpty && sink.statement.parent == cell.parent
        && !sink.statement.isBehindExit(since: cell)
    }
    var place = place
    for link in sink.object.links {
      guard place.unconditionalHolder != nil else { return false }
      place = link
    }
    guard let holder = place.unconditionalHolder else { return false }
    if holder.kind == .accessor {
      return holder.name == "didSet" && holder.parent?.name == sink.object.outlet
        && holder.parent?.flags.contains(.isOutlet) == true
    }
    return isCertain(of: holder, calls: 0)
  }

  /// Whether a function is always called early, by UIKit or by such a function.
  private func isCertain(of function: SwiftNode, calls: Int) -> Bool {
    guard function.kind == .function else { return false }
    if Self.early.contains(function.name) { return true }
    guard calls < Self.maximumCalls, let type = index.types.enclosingType(of: function) else {
      return false
    }
    return (index.calls[function.name] ?? []).contains { call in
      guard let callee = call.child(0), callee.child(0)?.name ?? "self" == "self",
        function.fits(call), let holder = call.unconditionalHolder
      else { return false }
      return index.types.enclosingType(of: call) == type && isCertain(of: holder, calls: calls + 1)
    }
  }
}

extension SwiftNode {
  /// The function, accessor, closure or loop that always runs the statement when it runs.
  fileprivate var unconditionalHolder: SwiftNode? {
    guard let block = parent, block.kind == .block, let holder = block.parent, !isBehindExit()
    else { return nil }
    if let choice = choiceWithTarget { return choice.unconditionalHolder }
    return switch holder.kind {
    case .function, .accessor, .closure: holder
    case .branch: holder.name == "for" ? holder : nil
    default: nil
    }
  }

  /// The `if` or `switch` of which this assignment is one way, if all ways assign to the same target.
  private var choiceWithTarget: SwiftNode? {
    guard kind == .assignment, let target = child(0)?.ownName, let way = parent?.parent else {
      return nil
    }
    if way.kind == .switchCase {
      guard let whole = way.parent, whole.kind == .switch else { return nil }
      let ways = whole.children.filter { $0.kind == .switchCase }
      // In Objective-C, a `switch` may have no case for a value.
      let isExhaustive = tree.file.hasSuffix(".swift") || ways.contains { $0.name == "default" }
      return isExhaustive && ways.allSatisfy { $0.child(.block)?.assigns(to: target) == true }
        ? whole : nil
    }
    guard way.kind == .branch, way.name == "if" else { return nil }
    var whole = way
    while let outer = whole.parent, outer.kind == .branch, outer.name == "if" { whole = outer }
    return whole.assignsEitherWay(to: target) ? whole : nil
  }

  /// Whether all ways of an `if` assign to a target.
  private func assignsEitherWay(to target: String) -> Bool {
    let blocks = children.filter { $0.kind == .block }
    let other = children.first { $0.kind == .branch && $0.name == "if" }
    return blocks.count + (other == nil ? 0 : 1) == 2
      && blocks.allSatisfy { $0.assigns(to: target) }
      && other?.assignsEitherWay(to: target) != false
  }

  /// Whether a block always assigns to a target.
  private func assigns(to target: String) -> Bool {
    children.contains {
      $0.kind == .assignment && $0.child(0)?.ownName == target && !$0.isBehindExit()
    }
  }

  /// The name of a chain of members without `self` before it.
  private var ownName: String? {
    dottedName.map { $0.hasPrefix("self.") ? String($0.dropFirst("self.".count)) : $0 }
  }
}
