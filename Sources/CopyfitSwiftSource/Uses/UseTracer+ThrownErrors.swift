internal import CopyfitSwiftTree

/// The errors that code of the app may create, by the names of their cases.
extension UseTracer {
  /// Whether the app may have the error with a description: code names the case of the `switch` around it, other than to
  /// compare with it.
  mutating func mayBeThrown(_ description: SwiftNode) -> Bool {
    guard index.isWhole,
      let part = description.ancestors.first(where: {
        $0.kind == .switchCase || $0.kind == .accessor
      }), part.kind == .switchCase, part.parent?.child(0)?.name == "self",
      let type = types.enclosingType(of: part), isCreatedByName(type)
    else { return true }
    let patterns = part.children.prefix { $0.kind != .block }
    let cases = patterns.flatMap { [$0] + Array($0.descendants) }.compactMap(\.lastName)
      .filter { types.entries[type].isCase($0) }
    guard !cases.isEmpty else { return true }
    let named = namesOfErrors()
    return cases.contains(where: named.contains)
  }

  /// Whether only code that names a case of an enumeration creates it: not a raw value, a decoder or another module.
  private func isCreatedByName(_ type: Int) -> Bool {
    guard let declaration = types.entries[type].declaration, declaration.kind == .enum,
      declaration.flags.isDisjoint(with: [.isPublic, .hasAttributes])
    else { return false }
    return types.entries[type].inherited.allSatisfy(Self.harmlessProtocols.contains)
  }

  /// Protocols by which no case is created.
  private static let harmlessProtocols: Set<String> = [
    "CustomDebugStringConvertible", "CustomNSError", "CustomStringConvertible", "Equatable",
    "Error", "Hashable", "Identifiable", "LocalizedError", "Sendable", "Swift.Error",
  ]

  /// The names of cases of errors that code of the app names, other than in patterns, which are found once.
  private mutating func namesOfErrors() -> Set<String> {
    if let namedErrors { return namedErrors }
    let cases = types.entries.reduce(into: Set<String>()) { names, entry in
      guard entry.inherited.contains(where: Self.harmlessProtocols.contains) else { return }
      names.formUnion(entry.members.keys.filter(entry.isCase))
    }
    let found = index.trees.reduce(into: Set<String>()) { names, tree in
      guard let root = tree.root, !index.isForOtherSystem(root) else { return }
      let known = tree.strings.map(cases.contains)
      guard known.contains(true) else { return }
      for node in root.descendants where known[Int(node.record.name)] {
        if node.kind != .enumCase, !node.isInPattern { names.insert(node.name) }
      }
    }
    namedErrors = found
    return found
  }
}

extension SwiftNode {
  /// Whether it is in the pattern of a `switch`, which only compares.
  fileprivate var isInPattern: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .switchCase: return true
      case .block, .closure, .switch: return false
      case .other where ancestor.name == "where": return false
      default: continue
      }
    }
    return false
  }
}
