internal import CopyfitSwiftTree

/// The places that read a property of other objects, such as view models.
extension UseTracer {
  /// What reads a property: the type around the place, and the object that has the property.
  struct Reader: Hashable {
    var owner: Int?
    var object: String?
  }

  /// The maximum number of places with a member of one name; of a more frequent one, any place may read a property.
  private static let maximumReads = 1_000

  /// Makes the texts of a property uncertain if it has several, and other places read it, too.
  ///
  /// Each text may be for one of the places only.
  ///
  /// - Parameters:
  ///   - first: The number of the property's first text.
  ///   - node: The member of another object.
  ///   - type: The type with the property.
  mutating func doubtTexts(since first: Int, readBy node: SwiftNode, of type: Int) {
    guard uses.count - first > 1, node.child(0).map({ $0.name != "self" }) == true,
      isReadElsewhere(node, of: type)
    else { return }
    doubtTexts(since: first)
  }

  /// Whether another type reads the property, or the same one reads it of another object.
  private mutating func isReadElsewhere(_ node: SwiftNode, of type: Int) -> Bool {
    guard let others = readers(of: node.name, in: type) else { return true }
    let own = reader(at: node)
    return others.contains { $0 != own }
  }

  private func reader(at node: SwiftNode) -> Reader {
    Reader(owner: types.enclosingType(of: node), object: node.child(0)?.dottedName)
  }

  /// What reads a property of the objects of a type; `nil` if the places are too many, or if no step is left for them.
  private mutating func readers(of name: String, in type: Int) -> Set<Reader>? {
    let property = Property(name: name, type: type)
    if let known = readers[property] { return known }
    let all = reads ?? allReads()
    reads = all
    let named = all[name] ?? []
    guard named.count <= Self.maximumReads else { return nil }
    var found: Set<Reader> = []
    for read in named {
      guard takeStep() else { return nil }
      if isRead(type, by: read) { found.insert(reader(at: read)) }
    }
    readers[property] = found
    return found
  }

  /// Whether a member may be of an object of a type.
  private mutating func isRead(_ type: Int, by member: SwiftNode) -> Bool {
    guard let base = member.child(0) else { return false }
    evaluator.startQuestion()
    return evaluator.evaluate(base, Evaluator.Frame()).values.contains { value in
      value.anyType.map { types.lineage(of: $0).contains(type) } ?? false
    }
  }

  /// The members of other objects that code reads, by name, as far as a type has such a property.
  ///
  /// - Complexity: O(*n*) for *n* nodes of all sources.
  private func allReads() -> [String: [SwiftNode]] {
    let properties = types.entries.lazy.flatMap(\.members)
      .filter { $0.value.contains { $0.kind == .variable } }
    let names = Set(properties.map(\.key))
    var reads: [String: [SwiftNode]] = [:]
    for root in index.trees.compactMap(\.root) {
      for node in root.descendants where node.kind == .member {
        guard names.contains(node.name), node.mayShowProperty else { continue }
        reads[node.name, default: []].append(node)
      }
    }
    return reads
  }
}

extension SwiftNode {
  /// Whether a member may read a text of another object to show it.
  fileprivate var mayShowProperty: Bool {
    guard let base = child(0), base.name != "self", let user = parent else { return false }
    return switch user.kind {
    case .assignment:
      user.child(1) == self && user.child(0)?.name.hasPrefix("accessibility") == false
    case .call: user.child(0) != self
    case .binary: !Self.comparisons.contains(user.name)
    default: true
    }
  }

  private static let comparisons: Set = ["==", "!=", "<", ">", "<=", ">="]
}
