internal import CopyfitSwiftTree

/// The names that sources and types use, found once for each.
struct UsedNames {
  private var sources: [ObjectIdentifier: OfSource] = [:]
  private var values: [Int: Set<String>] = [:]

  /// The names that a source uses, and those to which it gives values.
  struct OfSource {
    /// The identifiers and members, by name.
    private(set) var uses: [String: [SwiftNode]] = [:]
    /// The arguments, and the names in tuples that are assigned to, by name.
    private(set) var given: [String: [SwiftNode]] = [:]
    /// The names of key paths and macros.
    private(set) var paths: Set<String> = []

    /// - Complexity: O(*n*) for *n* nodes.
    fileprivate init(_ tree: SwiftTree) {
      guard let root = tree.root else { return }
      for node in root.descendants {
        switch node.kind {
        case .name, .member: uses[node.name, default: []].append(node)
        case .argument: given[node.name, default: []].append(node)
        case .other: paths.insert(node.name)
        case .assignment:
          if let target = node.child(0), target.kind == .tuple {
            for part in target.descendants {
              if let name = part.lastName { given[name, default: []].append(part) }
            }
          }
        default: break
        }
      }
    }
  }

  /// The names of a source.
  mutating func names(in tree: SwiftTree) -> OfSource {
    if let known = sources[ObjectIdentifier(tree)] { return known }
    let names = OfSource(tree)
    sources[ObjectIdentifier(tree)] = names
    return names
  }

  /// The names of a type's own members that its code uses as values, and so may pass on.
  mutating func values(in type: Int, _ types: TypeTable) -> Set<String> {
    if let known = values[type] { return known }
    var names: Set<String> = []
    for member in types.entries[type].members.values.joined() {
      for node in member.descendants where node.isOfSelf && node.parent?.kind != .call {
        names.insert(node.name)
      }
    }
    values[type] = names
    return names
  }
}
