internal import CopyfitSwiftTree

/// The fixed start and end of the keys that code puts together in one place, such as `menu.` and nothing of
/// `NSLocalizedString("menu." + name, comment: "")`.
package struct KeyEnds: Hashable, Sendable {
  package var start: String
  package var end: String
}

extension SwiftSources {
  /// The ends of the keys that code puts together and looks up, each once: of arguments of functions that are named
  /// for localization, and of texts with such a property.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  package func keyEnds() -> [KeyEnds] {
    var found: Set<KeyEnds> = []
    for root in roots {
      let isLookup = root.tree.strings.map(\.namesLocalization)
      for node in root.descendants
      where (node.kind == .name || node.kind == .member) && isLookup[Int(node.record.name)] {
        var keys = [node.child(0)].compactMap(\.self)
        if let call = node.parent, call.kind == .call, call.child(0) == node {
          keys += call.children.filter { $0.kind == .argument }.compactMap { $0.child(0) }
        }
        found.formUnion(keys.compactMap(\.keyEnds))
      }
    }
    return found.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }
}

extension String {
  /// Whether a function or property of this name may look up a text: `NSLocalizedString`, `localised`.
  fileprivate var namesLocalization: Bool { has(oneOf: Self.stems) }

  private static let stems = ["localiz", "localis"].map { Array($0.utf8) }
}

extension SwiftNode {
  /// The ends of a text that is put together; `nil` for other expressions, and without a fixed end.
  fileprivate var keyEnds: KeyEnds? {
    guard let start = assembled(.start, depth: 0), let end = assembled(.end, depth: 0),
      !start.isEmpty || !end.isEmpty
    else { return nil }
    return KeyEnds(start: start, end: end)
  }

  /// One of the ends; each is found on its own, because a text that is put together of one part twice would need twice
  /// the work for each level otherwise.
  private enum End { case start, end }

  /// The maximum number of expressions inside each other through which a text is followed.
  private static let maximumDepth = 32

  private func assembled(_ end: End, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    switch kind {
    case .string:
      let parts = Array(children)
      guard let part = end == .start ? parts.first : parts.last else { return nil }
      return part.kind == .piece ? part.name : ""
    case .binary where name == "+":
      guard let first = child(0), let last = child(1) else { return nil }
      return (end == .start ? first : last).part(end, depth: depth)
    case .call: return child(0).flatMap { assembled(end, by: $0, depth: depth) }
    case .tuple, .argument, .cast: return child(0)?.assembled(end, depth: depth + 1)
    case .name: return localValue?.assembled(end, depth: depth + 1)
    default: return nil
    }
  }

  /// An end of the text that a call of a function puts together.
  private func assembled(_ end: End, by callee: SwiftNode, depth: Int) -> String? {
    guard let label = child(1)?.name, let argument = child(1)?.child(0) else { return nil }
    switch callee.name {
    case "appending", "stringByAppendingString":
      let part = end == .start ? callee.child(0) : argument
      return part?.part(end, depth: depth) ?? ""
    case "String":
      guard label == "format", argument.kind == .string, argument.child(0) == nil else {
        return nil
      }
      return end == .start ? String(argument.name.prefix { $0 != "%" }) : ""
    default: return nil
    }
  }

  /// An end of a part: the whole text if it is a literal.
  private func part(_ end: End, depth: Int) -> String {
    if kind == .string, child(0) == nil { return name }
    return assembled(end, depth: depth + 1) ?? ""
  }

  /// The initial value of the variable of this name in the blocks around it; `nil` without one.
  private var localValue: SwiftNode? {
    for block in ancestors where block.kind == .block {
      let local = block.children.first { $0.kind == .variable && $0.name == name }
      if let local { return local.declaredValue }
    }
    return nil
  }
}
