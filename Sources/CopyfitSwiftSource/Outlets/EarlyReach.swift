internal import CopyfitSwiftTree

/// Tells which statements run before anyone sees what they set, whatever happens.
struct EarlyReach {
  let index: SourceIndex

  /// Functions that UIKit calls before a view is seen.
  private static let early: Set<String> = ["viewDidLoad", "awakeFromNib", "viewWillAppear"]
  /// Through how many functions a statement is followed.
  private static let maximumCalls = 2

  /// Whether a statement runs before anyone sees what it is about.
  ///
  /// - Parameter place: What decides whether it runs, where its function does.
  func isCertain(of sink: OutletSink, at place: SwiftNode) -> Bool {
    // Each cell is set up where it is asked for.
    if let cell = sink.object.cell {
      return sink.object.links.isEmpty && sink.statement.parent == cell.parent
    }
    var place = place
    for link in sink.object.links {
      guard place.isUnconditional else { return false }
      place = link
    }
    guard let holder = place.unconditionalHolder else { return false }
    if holder.kind == .accessor {
      return holder.name == "didSet" && holder.parent?.name == sink.object.outlet
        && holder.parent?.flags.contains(.isOutlet) == true
    }
    return isCertain(of: holder, calls: 0)
  }

  /// Whether a function is called so, by UIKit or by one that is.
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
  /// Whether a statement runs whenever the function, closure or loop does that holds it.
  fileprivate var isUnconditional: Bool {
    guard let block = parent, block.kind == .block, let holder = block.parent else { return false }
    return switch holder.kind {
    case .function, .accessor, .closure: true
    case .branch: holder.name == "for"
    default: false
    }
  }

  /// The function or accessor that a statement is in without a condition.
  fileprivate var unconditionalHolder: SwiftNode? {
    guard let block = parent, block.kind == .block else { return nil }
    return block.parent.flatMap { $0.kind == .function || $0.kind == .accessor ? $0 : nil }
  }
}
