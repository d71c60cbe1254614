internal import CopyfitSwiftTree

/// Determines which statements always run before a view is visible.
struct EarlyReach {
  let index: SourceIndex
  /// The targets that all ways of an `if` or `switch` assign to, as far as they were examined.
  private var targets: [SwiftNode: Set<String>] = [:]
  /// Whether functions are always called early, as far as they were examined.
  private var functions: [Followed: Bool] = [:]

  init(index: SourceIndex) { self.index = index }

  /// A function, and the number of calls through which it was found.
  private struct Followed: Hashable {
    var function: SwiftNode
    var calls: Int
  }

  /// Functions that UIKit calls before a view is visible.
  private static let early: Set<String> = ["viewDidLoad", "awakeFromNib", "viewWillAppear"]
  /// The maximum number of functions through which a statement is followed.
  private static let maximumCalls = 2

  /// Whether a statement runs before its view is visible.
  ///
  /// - Parameter place: The node that decides whether the statement runs when its function runs.
  mutating func isCertain(of sink: OutletSink, at place: SwiftNode) -> Bool {
    // Each cell is set up where the code requests it.
    if let cell = sink.object.cell {
      return sink.object.links.isEmpty && sink.statement.parent == cell.parent
        && !sink.statement.isBehindExit(since: cell)
    }
    var place = place
    for link in sink.object.links {
      guard unconditionalHolder(of: place) != nil else { return false }
      place = link
    }
    guard let holder = unconditionalHolder(of: place) else { return false }
    if holder.kind == .accessor {
      return holder.name == "didSet" && holder.parent?.name == sink.object.outlet
        && holder.parent?.flags.contains(.isOutlet) == true
    }
    return isCertain(of: holder, calls: 0)
  }

  /// Whether a function is always called early, by UIKit or by such a function.
  private mutating func isCertain(of function: SwiftNode, calls: Int) -> Bool {
    guard function.kind == .function else { return false }
    if Self.early.contains(function.name) { return true }
    guard calls < Self.maximumCalls, let type = index.types.enclosingType(of: function) else {
      return false
    }
    let question = Followed(function: function, calls: calls)
    if let known = functions[question] { return known }
    var isCertain = false
    for call in index.calls[function.name] ?? [] where !isCertain {
      guard let callee = call.child(0), callee.child(0)?.name ?? "self" == "self",
        function.fits(call), let holder = unconditionalHolder(of: call),
        index.types.enclosingType(of: call) == type
      else { continue }
      isCertain = self.isCertain(of: holder, calls: calls + 1)
    }
    functions[question] = isCertain
    return isCertain
  }

  /// The function, accessor, closure or loop that always runs a statement when it runs.
  private mutating func unconditionalHolder(of statement: SwiftNode) -> SwiftNode? {
    guard let block = statement.parent, block.kind == .block, let holder = block.parent,
      !statement.isBehindExit()
    else { return nil }
    if let choice = choice(withTargetOf: statement) { return unconditionalHolder(of: choice) }
    return switch holder.kind {
    case .function, .accessor, .closure: holder
    case .branch: holder.name == "for" ? holder : nil
    default: nil
    }
  }

  /// The `if` or `switch` of which an assignment is one way, if all ways assign to the same target.
  private mutating func choice(withTargetOf assignment: SwiftNode) -> SwiftNode? {
    guard assignment.kind == .assignment, let target = assignment.child(0)?.ownName,
      let way = assignment.parent?.parent, let whole = way.choice
    else { return nil }
    let known = targets[whole] ?? whole.targetsOfAllWays
    targets[whole] = known
    return known.contains(target) ? whole : nil
  }
}

extension SwiftNode {
  /// The `if` or `switch` of which a node is one way.
  fileprivate var choice: SwiftNode? {
    if kind == .switchCase { return parent.flatMap { $0.kind == .switch ? $0 : nil } }
    guard kind == .branch, name == "if" else { return nil }
    var whole = self
    while let outer = whole.parent, outer.kind == .branch, outer.name == "if" { whole = outer }
    return whole
  }

  /// The targets that all ways of an `if` or `switch` assign to.
  fileprivate var targetsOfAllWays: Set<String> {
    var blocks: [SwiftNode] = []
    if kind == .switch {
      let ways = children.filter { $0.kind == .switchCase }
      // In Objective-C, a `switch` may have no case for a value.
      let isExhaustive = tree.isOfSwift || ways.contains { $0.name == "default" }
      blocks = ways.compactMap { $0.child(.block) }
      guard isExhaustive, blocks.count == ways.count else { return [] }
    } else {
      var rest: SwiftNode? = self
      while let branch = rest {
        let own = branch.children.filter { $0.kind == .block }
        rest = branch.children.first { $0.kind == .branch && $0.name == "if" }
        guard own.count + (rest == nil ? 0 : 1) == 2 else { return [] }
        blocks += own
      }
    }
    guard let first = blocks.first else { return [] }
    return blocks.dropFirst().reduce(first.targets) { $0.intersection($1.targets) }
  }

  /// The targets that a block always assigns to.
  private var targets: Set<String> {
    Set(
      children.filter { $0.kind == .assignment && !$0.isBehindExit() }
        .compactMap { $0.child(0)?.ownName })
  }

  /// The name of a chain of members without `self` before it.
  fileprivate var ownName: String? {
    dottedName.map { $0.hasPrefix("self.") ? String($0.dropFirst("self.".count)) : $0 }
  }
}
