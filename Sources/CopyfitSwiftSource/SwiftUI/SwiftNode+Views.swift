internal import CopyfitSwiftTree

/// What nodes are in views.
extension SwiftNode {
  /// Whether it is a function or property.
  var isDeclaration: Bool { kind == .function || kind == .variable }

  /// Whether it is the parameter of a closure, or a closure for its `$0`.
  var isGivenToClosure: Bool { kind == .closure || parent?.kind == .closure }

  /// Whether it is one of the branches of an `if` or `switch`.
  var isAlternative: Bool {
    [.block, .branch, .switch, .switchCase].contains(kind)
  }

  /// The blocks of a function or getter, or the declared value of a property.
  var viewBlocks: [SwiftNode] {
    if let block = child(.block) { return [block] }
    let getters = children.filter { $0.kind == .accessor && $0.name == "get" }
    let blocks = getters.compactMap { $0.child(.block) }
    return blocks.isEmpty ? [declaredValue].compactMap(\.self) : blocks
  }
}

extension SwiftNode {
  /// Whether it is a property with a type that no label of the call names, so that an unlabeled closure may be for it.
  func mayTakeClosure(of call: SwiftNode) -> Bool {
    kind == .variable && child(.typeName) != nil
      && !call.children.contains { $0.kind == .argument && $0.name == name }
  }

  /// Whether the content of a container is certainly a single view.
  ///
  /// Groups, loops and views of the project may be several.
  var hasOneView: Bool {
    let contents = children.filter { $0.kind == .argument && $0.child(0)?.kind == .closure }
    guard contents.count == 1, let block = contents[0].child(0)?.child(.block) else { return false }
    let views = block.children.filter { $0.kind != .variable }
    guard views.count == 1, let base = views[0].modified else { return false }
    return ViewDefaults.single.contains(base)
  }

  /// The name of the view that a call modifies or creates.
  private var modified: String? {
    var node = self
    while node.kind == .call, let callee = node.child(0) {
      if callee.kind == .name { return callee.name }
      guard let base = callee.child(0) else { return nil }
      node = base
    }
    return nil
  }
}

extension SwiftNode {
  /// The number of horizontal sides in an argument of `padding`; `nil` if it names no edges.
  var sides: Double? {
    if kind == .array {
      let known = children.compactMap(\.sides)
      return known.count == Array(children).count ? min(2, known.reduce(0, +)) : nil
    }
    guard kind == .member, child(0) == nil || child(0)?.name == "Edge.Set" else { return nil }
    switch name {
    case "horizontal", "all": return 2
    case "leading", "trailing": return 1
    case "top", "bottom", "vertical": return 0
    default: return nil
    }
  }

  /// The number of vertical sides in an argument of `padding`; `nil` if it names no edges.
  var verticalSides: Double? {
    if kind == .array {
      let known = children.compactMap(\.verticalSides)
      return known.count == Array(children).count ? min(2, known.reduce(0, +)) : nil
    }
    guard sides != nil else { return nil }
    switch name {
    case "vertical", "all": return 2
    case "top", "bottom": return 1
    default: return 0
    }
  }
}
