internal import CopyfitSwiftTree

/// The types that sources declare or extend, with their members.
///
/// It is shared, because copies of its content would cost more than the lookups.
final class TypeTable: Sendable {
  /// A type.
  ///
  /// Two declarations with one name are two types, and an extension adds to each of them.
  struct Entry {
    /// The name with those of its outer types.
    var name: String
    /// The declaration; `nil` for a type of another module, which is only extended.
    var declaration: SwiftNode?
    /// The names of its superclass and protocols.
    var inherited: [String] = []
    /// Variables, functions and cases by their names.
    var members: [String: [SwiftNode]] = [:]

    /// Whether a node's source can name it: a private type has its name in its own source only.
    func isVisible(from node: SwiftNode) -> Bool {
      declaration?.isVisible(from: node) ?? true
    }
  }

  let entries: [Entry]
  let names: TypeNames
  /// The number of the type of a declaration or extension; the first if there are several.
  private let owners: [SwiftNode: Int]
  /// Each type with its ancestors, beginning with itself.
  private let lineages: [[Int]]
  /// The types that inherit from each type or conform to it, in ascending order.
  private let heirs: [Int: [Int]]
  private let filesOfOtherSystems: Set<String>

  init(_ roots: [SwiftNode], filesOfOtherSystems: Set<String> = []) {
    self.filesOfOtherSystems = filesOfOtherSystems
    let found = TypeFinder(roots)
    (entries, names, owners) = (found.entries, found.names, found.owners)
    let lineages = found.entries.indices.map(found.ancestors)
    self.lineages = lineages
    heirs = lineages.indices.reduce(into: [:]) { heirs, type in
      for ancestor in lineages[type].dropFirst() { heirs[ancestor, default: []].append(type) }
    }
  }
}

/// Finds the types of sources.
private struct TypeFinder {
  private(set) var entries: [TypeTable.Entry] = []
  private(set) var names = TypeNames()
  private(set) var owners: [SwiftNode: Int] = [:]
  /// The names that stand for other types, with those of their outer types, and the types as they are written.
  private var aliases: [(name: String, target: String)] = []
  private var remainingCopies = Self.maximumCopies

  init(_ roots: [SwiftNode]) {
    for root in roots { declare(in: root, inside: "") }
    for (name, superclass) in Self.platformTypes where !names.contain(name) {
      _ = add(TypeTable.Entry(name: name, inherited: superclass.isEmpty ? [] : [superclass]))
    }
    addAliases()
    for root in roots { extend(in: root) }
  }

  /// UIKit's types that apps extend or use for outlets, with their superclasses.
  private static let platformTypes: [(name: String, superclass: String)] = [
    ("UIView", ""), ("UIControl", "UIView"), ("UILabel", "UIView"), ("UIButton", "UIControl"),
    ("UITextField", "UIControl"), ("UITextView", "UIScrollView"), ("UIScrollView", "UIView"),
    ("UISegmentedControl", "UIControl"), ("UITableView", "UIScrollView"),
    ("UITableViewCell", "UIView"), ("UICollectionViewCell", "UICollectionReusableView"),
    ("UICollectionReusableView", "UIView"), ("UIBarItem", ""), ("UIBarButtonItem", "UIBarItem"),
    ("UITabBarItem", "UIBarItem"), ("UINavigationItem", ""), ("UIViewController", ""),
    ("UITableViewController", "UIViewController"),
    ("UICollectionViewController", "UIViewController"),
    ("UINavigationController", "UIViewController"),
    ("UITabBarController", "UIViewController"),
  ]

  private static let declarations: Set<SwiftNode.Kind> = [.class, .struct, .enum, .protocol]

  private mutating func declare(in node: SwiftNode, inside outer: String) {
    for child in node.children {
      let name = outer.isEmpty ? child.name : outer + "." + child.name
      if Self.declarations.contains(child.kind) {
        owners[child] = add(TypeTable.Entry(name: name, declaration: child))
        declare(in: child, inside: name)
      } else if child.kind == .extension {
        declare(in: child, inside: child.name)
      } else if child.kind == .typeAlias, let type = child.child(.typeName), !type.name.isEmpty {
        aliases.append((name, type.name))
      }
    }
  }

  /// Adds the names that stand for other types; some stand for another such name.
  private mutating func addAliases() {
    for _ in 0..<TypeNames.maximumAliases where !aliases.isEmpty {
      aliases.removeAll { names.add(alias: $0.name, of: $0.target) }
    }
    for alias in aliases { names.add(alias: alias.name, ofOtherModule: alias.target) }
  }

  private mutating func extend(in node: SwiftNode) {
    for child in node.children {
      if Self.declarations.contains(child.kind), let number = owners[child] {
        take(child, for: [number])
        extend(in: child)
      } else if child.kind == .extension {
        // `extension View` does not extend a nested type.
        var found = extended(names.nearest(child.name, inside: nil) ?? [], by: child)
        if found.isEmpty { found = [add(TypeTable.Entry(name: child.name))] }
        owners[child] = found[0]
        take(child, for: found)
        extend(in: child)
      }
    }
  }

  /// The types that an extension extends, of those with its name: those of its source, or else those that are not
  /// private.
  private func extended(_ types: [Int], by node: SwiftNode) -> [Int] {
    let own = types.filter { entries[$0].declaration?.tree === node.tree }
    return own.isEmpty ? types.filter { entries[$0].isVisible(from: node) } : own
  }

  private mutating func add(_ entry: TypeTable.Entry) -> Int {
    entries.append(entry)
    names.add(entry.name)
    return entries.count - 1
  }

  private mutating func take(_ node: SwiftNode, for types: [Int]) {
    for child in node.children {
      let copies = min(types.count - 1, remainingCopies)
      remainingCopies -= copies
      for type in types.prefix(1 + copies) {
        switch child.kind {
        case .inherited: entries[type].inherited.append(child.name)
        case .variable, .function, .enumCase:
          entries[type].members[child.name, default: []].append(child)
        default: break
        }
      }
    }
  }

  /// A type and its ancestors, without duplicates.
  func ancestors(of type: Int) -> [Int] {
    var found = [type]
    var next = 0
    while next < found.count, found.count < Self.maximumLineage {
      for name in entries[found[next]].inherited {
        for other in names.resolve(name, inside: type).prefix(Self.maximumNamesakes)
        where isInherited(other, by: found[next]) && !found.contains(other) {
          guard found.count < Self.maximumLineage else { return found }
          found.append(other)
        }
      }
      next += 1
    }
    return found
  }

  /// Whether a type can inherit from another one of that name: nothing inherits from structures and enumerations, and only
  /// classes and protocols do from classes.
  private func isInherited(_ type: Int, by heir: Int) -> Bool {
    switch entries[type].declaration?.kind {
    case nil, .protocol: true
    case .class:
      entries[heir].declaration?.kind != .struct && entries[heir].declaration?.kind != .enum
    default: false
    }
  }

  private static let maximumLineage = 64
  /// The maximum number of types of one name that are examined for a type that inherits from it.
  private static let maximumNamesakes = 1_000
  /// The maximum number of members that extensions add to a second type of one name, and to more, in all sources.
  private static let maximumCopies = 1_000_000
}

extension TypeTable {
  /// The types that a name may refer to inside a type: those in the innermost scope with that name.
  func resolve(_ name: String, inside type: Int? = nil) -> [Int] {
    names.resolve(name, inside: type)
  }

  /// The types that a name may refer to at a node.
  func resolve(_ name: String, at node: SwiftNode) -> [Int] {
    nearest(to: node, of: resolve(name, inside: enclosingType(of: node)))
  }

  /// The types that a node's source can name, and of several with one full name those that it declares: they hide
  /// those of other modules.
  func nearest(to node: SwiftNode?, of types: [Int]) -> [Int] {
    guard let node else { return types }
    let found = types.filter { entries[$0].isVisible(from: node) }
    guard found.count > 1, let first = found.first,
      found.allSatisfy({ entries[$0].name == entries[first].name })
    else { return found }
    let own = found.filter { entries[$0].declaration?.tree === node.tree }
    return own.isEmpty ? found : own
  }

  /// The type of the innermost declaration or extension that contains a node.
  func enclosingType(of node: SwiftNode) -> Int? {
    for ancestor in node.ancestors { if let type = type(of: ancestor) { return type } }
    return nil
  }

  /// The type of a declaration or extension.
  func type(of declaration: SwiftNode) -> Int? {
    switch declaration.kind {
    case .class, .struct, .enum, .protocol, .extension: owners[declaration]
    default: nil
    }
  }

  /// A type and its ancestors, without duplicates.
  func lineage(of type: Int) -> [Int] { lineages[type] }

  /// The types that inherit from a type or conform to it, in ascending order.
  func heirs(of type: Int) -> [Int] { heirs[type] ?? [] }

  /// The only type that conforms to a protocol; the type itself if it is no protocol, or if there are several.
  func implementation(of type: Int) -> Int {
    guard entries[type].declaration?.kind == .protocol else { return type }
    let found = heirs(of: type).filter { entries[$0].declaration?.kind != .protocol }
    return found.count == 1 ? found[0] : type
  }

  /// The members with a name of a type or of its nearest ancestor that has any.
  func members(_ name: String, of type: Int) -> (type: Int, nodes: [SwiftNode])? {
    for ancestor in lineage(of: type) {
      if let nodes = entries[ancestor].members[name] { return (ancestor, nodes) }
    }
    return nil
  }

  /// Whether a type shows a text itself, or is a view with settings that affect a text.
  func showsText(_ type: Int) -> Bool {
    lineage(of: type).contains { Self.textTypes.contains(entries[$0].name) }
      || !isDeclared(type) && entries[type].name == "UIView"
  }

  private static let textTypes: Set<String> = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UISegmentedControl", "UIBarButtonItem",
    "UITabBarItem", "UINavigationItem",
    // It shows no text, but its row height matters.
    "UITableView",
  ]

  /// Whether the sources declare the type as a class without subclasses.
  func isLeaf(_ type: Int) -> Bool {
    entries[type].declaration?.kind == .class && heirs(of: type).isEmpty
  }

  /// Whether the sources declare the type.
  func isDeclared(_ type: Int) -> Bool { entries[type].declaration != nil }

  /// Whether a type is a class of Objective-C, for a source in Swift: its name would be ambiguous with one of SwiftUI's, so
  /// that it never hides a view.
  func isOfObjectiveC(_ type: Int, seenFrom node: SwiftNode) -> Bool {
    node.isSwift && entries[type].declaration?.isSwift == false
  }

  /// Whether the sources declare the type where a node can name it: not only for a system that the node is not for, as
  /// private in another source, or in Objective-C.
  func isDeclared(_ type: Int, forProgramOf node: SwiftNode) -> Bool {
    guard let declaration = entries[type].declaration, entries[type].isVisible(from: node),
      !isOfObjectiveC(type, seenFrom: node)
    else { return false }
    return !filesOfOtherSystems.contains(declaration.tree.file)
      || filesOfOtherSystems.contains(node.tree.file)
  }
}

extension SwiftNode {
  /// Whether a node's source can name a declaration outside of types: a private one has its name in its own source only.
  func isVisible(from node: SwiftNode) -> Bool {
    tree === node.tree || !flags.contains(.isPrivate)
  }

  /// Whether a node's source can name a member of an extension, or a declaration outside of types.
  func canBeNamed(from node: SwiftNode) -> Bool {
    isVisible(from: node) && parent?.isVisible(from: node) ?? true
  }

  fileprivate var isSwift: Bool { tree.isOfSwift }
}
