package import CopyfitSourceText

/// A cycle of references between Android resources.
package struct AndroidCycle {
  /// The keys in the order in which they refer to each other.
  package private(set) var keys: [ExactString]

  /// The cycles that the given keys lead into, each once, in the order of the keys.
  ///
  /// - Parameter next: The key that a key refers to, if any.
  /// - Complexity: O(*n*) for *n* keys.
  package static func all(
    from keys: some Sequence<ExactString>, next: (ExactString) -> ExactString?
  ) -> [AndroidCycle] {
    var walkOfKey: [ExactString: Int] = [:]
    var cycles: [AndroidCycle] = []
    for (walk, start) in keys.enumerated() {
      var path: [ExactString] = []
      var key = start
      while walkOfKey[key] == nil, let following = next(key) {
        walkOfKey[key] = walk
        path.append(key)
        key = following
      }
      // A key that an earlier walk visited is already reported, or leads to no cycle.
      guard walkOfKey[key] == walk, let first = path.firstIndex(of: key) else { continue }
      cycles.append(AndroidCycle(keys: Array(path[first...])))
    }
    return cycles
  }

  /// The problem of a cycle, at one of its entries.
  ///
  /// - Parameter count: The number of entries that are lost.
  package func problem(at entry: StringEntry, count: Int) -> CatalogProblem {
    let start = keys.firstIndex(of: ExactString(entry.key)) ?? 0
    let others = (keys[start...].dropFirst() + keys[..<start]).map { $0.text.quoted }
    let way = others.isEmpty ? "" : " by way of \(Self.list(others))"
    return CatalogProblem(
      kind: .catalogSyntax,
      message:
        "\(entry.key.quoted) refers to itself\(way): it has no text, and Android shows none.",
      position: entry.position, entriesLost: count, key: entry.key)
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3)
    if names.count > shown.count {
      return "\(shown.joined(separator: ", ")) and \(names.count - shown.count) more"
    }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return "\(shown.dropLast().joined(separator: ", ")) and \(last)"
  }
}
