internal import CopyfitSwiftTree

/// The types whose values may run code that is given from elsewhere, or bring its errors: functions, results, tasks and
/// streams.
struct OpenTypes {
  /// Their names, with those that the sources give them.
  private var names: Set<String> = [
    "AnyPublisher", "AsyncSequence", "AsyncStream", "AsyncThrowingChannel", "AsyncThrowingStream",
    "Error", "Future", "Promise", "Publisher", "Result", "Swift.Error", "Swift.Result", "Task",
    "ThrowingTaskGroup",
  ]

  init(_ index: SourceIndex) {
    var aliases: [SwiftNode] = []
    for root in index.trees.compactMap(\.root) {
      aliases += root.descendants.filter { $0.kind == .typeAlias }
    }
    // Some stand for another such name.
    for _ in 0..<TypeNames.maximumAliases where !aliases.isEmpty {
      let count = aliases.count
      aliases.removeAll { alias in
        guard alias.child(.typeName).map(contain) ?? true else { return false }
        names.insert(alias.name)
        return true
      }
      if aliases.count == count { return }
    }
  }

  /// Whether a type is one of them: an unnamed one that is no tuple of others is a function.
  func contain(_ type: SwiftNode) -> Bool {
    guard type.name.isEmpty else {
      return names.contains(type.name)
        || type.name.split(separator: ".").last.map { names.contains(String($0)) } ?? false
    }
    let parts = type.children.filter { $0.kind == .argument }
    return parts.isEmpty || parts.contains { $0.child(.typeName).map(contain) ?? true }
  }
}
