internal import CopyfitSwiftTree

/// Where the items of bars get to.
///
/// The uses of all variables with an item are found in one pass over the sources, and those of the variables that these are
/// given to in another one.
struct BarUses {
  /// The number of variables through which an item is followed.
  private static let maximumVariables = 2

  /// Where an expression gets to by itself.
  private enum End {
    case bar, elsewhere
    case variable(String)
  }

  /// A name in a source.
  private struct Name: Hashable {
    var tree: ObjectIdentifier
    var name: String
  }

  /// What was asked about a variable: whether an item gets from it to a bar through some more variables.
  private struct Question: Hashable {
    var tree: ObjectIdentifier?
    var name: String
    var variables: Int
  }

  private let roots: [SwiftNode]
  /// The expressions that read a variable, in each source and in all of them.
  private var uses: [Name: [SwiftNode]] = [:]
  private var allUses: [String: [SwiftNode]] = [:]
  /// The names of declared variables among those that were searched for.
  private var declared: Set<String> = []
  private var searched: Set<String> = []
  private var answers: [Question: Bool] = [:]

  /// The calls that create items which get to no bar.
  static func itemsElsewhere(in index: SourceIndex, _ roots: [SwiftNode]) -> Set<SwiftNode> {
    let items = index.callsOfSystem("UIBarButtonItem")
    var uses = BarUses(of: items, in: roots)
    return Set(items.filter { !uses.mayReachBar($0) })
  }

  /// - Complexity: O(*n*) for *n* nodes.
  init(of items: [SwiftNode], in roots: [SwiftNode]) {
    self.roots = roots
    var open = items
    for _ in 0..<Self.maximumVariables where !open.isEmpty {
      let names = open.reduce(into: Set<String>()) { names, node in
        if case .variable(let name) = Self.end(of: node) { names.insert(name) }
      }
      open = search(names.subtracting(searched))
    }
  }

  /// Whether an expression with an item may pass it to a bar: not if all its uses in the source pass it to something
  /// else, which may show the item's title in its own way, or if nothing uses its variable.
  mutating func mayReachBar(_ item: SwiftNode) -> Bool { mayReachBar(item, through: 0) }

  private mutating func mayReachBar(_ node: SwiftNode, through variables: Int) -> Bool {
    switch Self.end(of: node) {
    case .bar: return true
    case .elsewhere: return false
    case .variable(let name):
      guard variables < Self.maximumVariables else { return true }
      return isUsed(name, in: node.tree, variables)
    }
  }

  /// Whether a variable's item may reach a bar.
  private mutating func isUsed(_ name: String, in tree: SwiftTree, _ variables: Int) -> Bool {
    let own = uses[Name(tree: ObjectIdentifier(tree), name: name)]
    let question = Question(
      tree: own == nil ? nil : ObjectIdentifier(tree), name: name, variables: variables)
    if let known = answers[question] { return known }
    // A variable of a type of another module may be used there.
    var answer = !declared.contains(name)
    if let found = own ?? allUses[name] {
      answer = false
      for use in found where mayReachBar(use, through: variables + 1) {
        answer = true
        break
      }
    }
    answers[question] = answer
    return answer
  }

  /// Finds the uses of names.
  private mutating func search(_ names: Set<String>) -> [SwiftNode] {
    searched.formUnion(names)
    guard !names.isEmpty else { return [] }
    var found: [SwiftNode] = []
    for root in roots {
      let tree = root.tree
      let isWanted = tree.strings.map(names.contains)
      guard isWanted.contains(true) else { continue }
      for node in root.descendants where isWanted[Int(node.record.name)] {
        if node.kind == .variable { declared.insert(node.name) }
        guard node.lastName != nil, !node.isBaseOrTarget else { continue }
        uses[Name(tree: ObjectIdentifier(tree), name: node.name), default: []].append(node)
        allUses[node.name, default: []].append(node)
        found.append(node)
      }
    }
    return found
  }

  private static func end(of item: SwiftNode) -> End {
    var node = item
    while let parent = node.parent {
      switch parent.kind {
      case .argument, .array, .cast, .tuple, .ternary, .binary: node = parent
      case .call where parent.child(0) == node: node = parent
      case .call: return parent.child(0).map(\.name.namesBar) ?? true ? .bar : .elsewhere
      case .assignment:
        guard parent.child(0) != node, let target = parent.child(0) else { return .elsewhere }
        if target.name.namesBar { return .bar }
        let isOwn = target.kind == .name || target.child(0)?.name == "self"
        return isOwn ? .variable(target.name) : .elsewhere
      case .variable: return .variable(parent.name)
      default: return .bar
      }
    }
    return .bar
  }
}

extension SwiftNode {
  /// Whether an expression is only the object of a member, or is assigned to.
  fileprivate var isBaseOrTarget: Bool {
    guard let parent, parent.child(0) == self else { return false }
    return parent.kind == .member || parent.kind == .assignment
  }
}

extension String {
  /// Whether a property or function of this name takes the items of a bar, or collects items.
  fileprivate var namesBar: Bool {
    let name = lowercased()
    return ["barbutton", "items", "append", "insert", "add"].contains { name.contains($0) }
  }
}
