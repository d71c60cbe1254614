internal import CopyfitSwiftTree

extension ViewBars {
  /// Where an expression with a view is.
  private enum Place {
    /// In the content of a screen.
    case screen(SwiftNode)
    /// In what a function or property of the app shows.
    case declaration(SwiftNode)
    case unknown
  }

  /// The screens that show a view: their contents, and the declarations between them and the view; `nil` if one of them
  /// is unknown.
  mutating func screens(of view: SwiftNode) -> [SwiftNode]? {
    var found: [SwiftNode] = []
    var open = [view]
    var followed: Set<Caller> = []
    while let next = open.popLast() {
      switch place(of: next) {
      case .screen(let content): found.append(content)
      case .unknown: return nil
      case .declaration(let declaration):
        found.append(declaration)
        guard let caller = caller(of: declaration) else { return nil }
        guard followed.insert(caller).inserted else { continue }
        if case .view(let type) = caller { found += members(of: type) }
        guard let calls = calls(caller) else { return nil }
        open += calls
      }
    }
    return found
  }

  /// What code names to show a declaration.
  private enum Caller: Hashable {
    /// A view of the app, by its type.
    case view(Int)
    /// A function.
    case function(SwiftNode)
  }

  private func caller(of declaration: SwiftNode) -> Caller? {
    let type = declaration.parent.flatMap(types.type)
    if let type, isView(type) { return .view(type) }
    return declaration.kind == .function ? .function(declaration) : nil
  }

  /// The maximum number of calls of a function that are followed.
  private static let maximumCalls = 40

  /// The app's calls that show what a caller names; `nil` if they are unknown.
  private mutating func calls(_ caller: Caller) -> [SwiftNode]? {
    let found: [SwiftNode]
    switch caller {
    case .view(let type):
      // The app shows its scenes itself.
      if types.lineage(of: type).contains(where: isScene) { return [] }
      let name = types.entries[type].declaration?.name ?? ""
      guard !namedOtherwise.contains(name) else { return nil }
      found = ([type] + types.heirs(of: type)).flatMap { type in
        (index.calls[types.entries[type].declaration?.name ?? ""] ?? []).filter {
          types.made(by: $0).contains(type)
        }
      }
    case .function(let function): found = index.calls[function.name] ?? []
    }
    let shown = found.filter { !index.isForOtherSystem($0) && !index.isInPreview($0) }
    return shown.isEmpty || shown.count > Self.maximumCalls ? nil : shown
  }

  /// The names of types that code names for something else than to create them or to declare the type of a value.
  static func namedOtherwise(in index: SourceIndex) -> Set<String> {
    let names = Set(index.types.entries.compactMap(\.declaration?.name))
    var found: Set<String> = []
    for tree in index.trees {
      let isOfType = tree.strings.map(names.contains)
      guard let root = tree.root else { continue }
      for node in root.descendants {
        switch node.kind {
        case .name, .member:
          guard isOfType[Int(node.record.name)], !found.contains(node.name), !node.isCallee,
            !index.isInPreview(node)
          else { continue }
          found.insert(node.name)
        case .typeAlias: if let name = node.child(.typeName)?.name { found.insert(name) }
        default: break
        }
      }
    }
    return found
  }

  private func isScene(_ type: Int) -> Bool {
    types.entries[type].inherited.contains { $0 == "App" || $0 == "Scene" }
  }

  /// Whether a type of the app is a view, or a modifier or style of views.
  func isView(_ type: Int) -> Bool {
    types.isDeclared(type) && ["body", "makeBody"].contains { types.members($0, of: type) != nil }
  }

  /// What a type and the protocols of the app that it conforms to show.
  func members(of type: Int) -> [SwiftNode] {
    types.lineage(of: type).flatMap { types.entries[$0].members.values.joined() }
      .filter { showsViews($0) && !index.isForOtherSystem($0) }
      + stored(in: type)
  }

  /// What the views show that a type keeps in its properties.
  private func stored(in type: Int) -> [SwiftNode] {
    types.entries[type].members.values.joined().filter(\.isStored).flatMap { property in
      let name = property.child(.typeName)?.name ?? ""
      return types.resolve(name, at: property).filter { $0 != type && isView($0) }
        .flatMap { types.members("body", of: $0)?.nodes ?? [] }
    }
  }

  /// The place of an expression.
  private func place(of expression: SwiftNode) -> Place {
    var node = expression
    while let parent = node.parent {
      switch parent.kind {
      case .block, .closure, .branch, .switch, .switchCase, .ternary, .return, .accessor, .call,
        .member:
        node = parent
      case .argument:
        guard let call = parent.parent, call.kind == .call else { return .unknown }
        switch reach(ofArgumentsOf: call) {
        case .same: node = call
        case .own: return .screen(node)
        case .unknown: return .unknown
        }
      case .variable, .function:
        let isLocal = parent.parent.map { $0.isAlternative || $0.kind == .closure } ?? true
        return isLocal ? .unknown : .declaration(parent)
      default: return .unknown
      }
    }
    return .unknown
  }

  /// The screen of what a call is given.
  private enum Reach { case same, own, unknown }

  private func reach(ofArgumentsOf call: SwiftNode) -> Reach {
    guard let callee = call.child(0) else { return .unknown }
    let name = callee.name
    guard callee.kind == .name else {
      if ViewDefaults.presentations.contains(name) { return .own }
      if name == "#if" { return .same }
      return ownModifiers[name] != nil || Self.neighbors.contains(name) ? .same : .unknown
    }
    if types.isOfSystem(callee) {
      if Self.viewsWithBar.contains(name) { return .own }
      return ViewDefaults.containers[name] != nil ? .same : .unknown
    }
    return types.made(by: call).contains(where: isView) ? .same : .unknown
  }

  /// Views whose content has a bar of its own.
  private static let viewsWithBar: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "WindowGroup",
    "Window", "DocumentGroup",
  ]

  /// Modifiers that show other views in the same screen.
  private static let neighbors: Set<String> = [
    "background", "modifier", "overlay", "safeAreaBar", "safeAreaInset",
  ]
}

extension SwiftNode {
  /// Whether it is what a call calls.
  fileprivate var isCallee: Bool {
    guard let parent, parent.kind == .call else { return false }
    return parent.child(0) == self
  }
}
