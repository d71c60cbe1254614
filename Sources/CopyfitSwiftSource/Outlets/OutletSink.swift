internal import CopyfitSwiftTree

/// A statement about an outlet's object.
struct OutletSink {
  /// The object.
  var object: ObjectPath
  /// The property that is set.
  var target: SinkTarget
  /// The new value.
  var value: SwiftNode
  /// The assignment or call.
  var statement: SwiftNode
}

extension OutletSink {
  /// The sinks of the sources by the names of their outlets, in the order of the sources.
  ///
  /// - Parameter maximum: The maximum number of sinks; if there are more, none is certain.
  static func all(_ evaluator: Evaluator, atMost maximum: Int? = nil) -> [String: [OutletSink]] {
    var sinks: [String: [OutletSink]] = [:]
    // A single copy, because the memo is large.
    var resolver = ObjectResolver(evaluator)
    let nodes = evaluator.index.trees.reduce(0) { $0 + $1.records.count }
    var remaining = maximum ?? max(Self.maximumCount, nodes / Self.nodesPerSink)
    for statement in SinkStatementFinder.all(
      evaluator, followingAtMost: ObjectResolver.maximumObjects)
    {
      // A local variable with the name of a member is not the member.
      if let name = statement.identifier,
        resolver.declaration(of: name, at: statement.statement) != nil
      {
        continue
      }
      let objects = resolver.objects(of: statement)
      remaining -= objects.count
      guard remaining >= 0 else { return sinks.mapValues { $0.map(\.doubted) } }
      for object in objects {
        for name in names(of: object, statement.target) {
          var named = object
          named.outlet = name
          sinks[name, default: []].append(
            OutletSink(
              object: named, target: statement.target, value: statement.value,
              statement: statement.statement))
        }
      }
    }
    return sinks
  }

  /// The maximum number of statements about outlets, each for each object that it may be about, unless the sources are
  /// large.
  private static let maximumCount = 200_000
  /// The number of nodes for each of these statements in large sources.
  private static let nodesPerSink = 16

  /// The statement, which may not be the only one about its object.
  private var doubted: OutletSink {
    var sink = self
    sink.object.isCertain = false
    return sink
  }

  /// The outlets that a statement is about: a view controller's title is also the title of its bar items (documentation
  /// of `UIViewController.title`).
  private static func names(of object: ObjectPath, _ target: SinkTarget) -> [String] {
    guard object.outlet.isEmpty, case .text(.title) = target else { return [object.outlet] }
    return ["", "navigationItem", "tabBarItem"]
  }
}

extension ObjectResolver {
  /// The objects of a statement, including the button if the statement sets up its label through a local variable.
  fileprivate mutating func objects(of statement: SinkStatement) -> [ObjectPath] {
    let found = objects(statement.object, at: statement.statement)
    guard case .setting = statement.target, let name = statement.object, name.kind == .name,
      let label = declaration(of: name.name, at: name)?.declaredValue,
      label.lastName == "titleLabel"
    else { return found }
    return found + objects(label.child(0), at: label)
  }
}

extension OutletSink {
  /// The properties with which an object returns its own texts.
  private static let ownTexts: Set<String> = [
    "text", "title", "currentTitle", "placeholder", "attributedText", "currentAttributedTitle",
    "attributedPlaceholder", "attributedTitle",
  ]

  /// Whether a text is derived from one of the same object.
  var isDerived: Bool {
    guard case .text = target else { return false }
    let name = object.node.lastName ?? ""
    let base = statement.child(0)?.child(0)?.lastName
    return value.withLocals.contains { node in
      guard Self.ownTexts.contains(node.name), node.kind == .member || node.kind == .name else {
        return false
      }
      guard let inner = node.child(0) else {
        // A local or custom property may also be called `text`.
        let isOwn = node.name == "currentTitle" || node.isCallee(withLabel: "for")
        return isOwn && (base == nil || base == "self")
      }
      return inner.lastName == base || inner.lastName == name
        || inner.lastName == "titleLabel" && inner.child(0)?.lastName == base
    }
  }
}

/// The objects that functions may change.
struct HandedOver {
  /// The names of objects on which a function is called, or with which one is called, by their sources.
  private var names: [ObjectIdentifier: Set<String>] = [:]

  /// Whether the object of a statement may be changed by a function in the same source that is called on it or with it.
  mutating func contains(_ sink: OutletSink) -> Bool {
    let tree = sink.statement.tree
    let found = names[ObjectIdentifier(tree)] ?? Self.names(in: tree)
    names[ObjectIdentifier(tree)] = found
    return found.contains(sink.object.outlet)
  }

  /// - Complexity: O(*n*) for *n* nodes.
  private static func names(in tree: SwiftTree) -> Set<String> {
    guard let root = tree.root else { return [] }
    return root.descendants.reduce(into: []) { names, node in
      guard let name = node.lastName, let user = node.parent else { return }
      if user.kind == .argument || user.kind == .array
        || user.kind == .member && user.parent?.kind == .call && user.parent?.child(0) == user
      {
        names.insert(name)
      }
    }
  }
}

extension SwiftNode {
  /// Whether the node is the function of a call with an argument label.
  fileprivate func isCallee(withLabel label: String) -> Bool {
    guard let call = parent, call.kind == .call, call.child(0) == self else { return false }
    return call.children.contains { $0.kind == .argument && $0.name == label }
  }

  /// The nodes of an expression, and of the values of its local variables.
  fileprivate var withLocals: [SwiftNode] {
    let own = [self] + descendants
    let blocks = ancestors.filter { $0.kind == .block }.prefix(3)
    let locals = own.filter { $0.kind == .name }.flatMap { name in
      blocks.flatMap { block in
        block.children.filter { $0.kind == .variable && $0.name == name.name }
      }
    }
    return own + locals.flatMap { [$0] + $0.descendants }.filter { $0.kind != .variable }
  }
}
