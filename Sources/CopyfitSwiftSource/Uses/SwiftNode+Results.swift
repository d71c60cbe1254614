internal import CopyfitSwiftTree

extension SwiftNode {
  /// The expressions that a function or accessor may return.
  var resultNodes: [SwiftNode] {
    guard let block = child(.block) else { return [] }
    return block.resultsBelow
  }

  private var resultsBelow: [SwiftNode] {
    switch kind {
    case .return: return child(0).map(\.alternatives) ?? []
    case .switch, .branch, .switchCase:
      return children.flatMap { $0.isHolder ? $0.resultsBelow : [] }
    case .block:
      let statements = Array(children)
      if statements.count == 1, !statements[0].isHolder, statements[0].kind != .return {
        return statements[0].alternatives
      }
      return statements.flatMap { $0.isHolder || $0.kind == .return ? $0.resultsBelow : [] }
    default: return []
    }
  }

  private var isHolder: Bool { [.switch, .branch, .switchCase, .block].contains(kind) }

  /// The alternative values of the expression.
  var alternatives: [SwiftNode] {
    switch kind {
    case .ternary: return [child(1), child(2)].compactMap(\.self).flatMap(\.alternatives)
    case .binary where name == "??": return children.flatMap(\.alternatives)
    case .cast: return child(0).map(\.alternatives) ?? []
    case .branch, .switch: return resultsBelow
    default: return [self]
    }
  }
}
