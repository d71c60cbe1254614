internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// The project's own views that an expression or declaration shows.
  struct ShownViews {
    /// Whether it may show others that the sources do not name there.
    var isOpen = false
    /// Their declarations, and values that are views.
    var declarations: [SwiftNode] = []
  }

  /// The values that modifiers of the project may pass to any view.
  mutating func ambient() -> ViewEnvironment {
    var (all, presented) = (ViewEnvironment.screen, ViewEnvironment.screen)
    for name in ViewDefaults.inherited + index.fontHelpers.modifiers {
      for call in index.calls[name] ?? []
      where isOfApp(call) && !index.isForExtension(call) && !isOfWrapper(call) && !makesText(call) {
        let bases = bases(of: call)
        guard bases.map({ $0.contains { isOpen($0) } }) ?? true else { continue }
        var one = ViewEnvironment.screen
        guard apply(name, call, &one) else { continue }
        all = all.union(one)
        // Only these pass something on to screens.
        if bases.map({ $0.contains { mayPresent($0) } }) ?? true {
          presented = presented.union(one)
        }
      }
    }
    (all.width, all.height) = (.unknown(because: .unknownPlace), .unknown(.unknownPlace))
    all.hasPlainSections = false
    return all.presenting(presented)
  }

  /// Whether a view may contain views that no walk of it finds.
  mutating func isOpen(_ view: SwiftNode) -> Bool {
    var (pending, known) = ([view], Set([view]))
    while let next = pending.popLast() {
      let shown = shownViews(of: next)
      if shown.isOpen { return true }
      for declaration in shown.declarations where known.insert(declaration).inserted {
        pending.append(declaration)
      }
    }
    return false
  }

  /// The views that a modifier is applied to: the one before its dot, or those that the enclosing function extends
  /// where it is called; `nil` if they are unknown.
  mutating func bases(of modifier: SwiftNode) -> [SwiftNode]? {
    var (pending, known) = ([modifier], Set([modifier]))
    var bases: [SwiftNode] = []
    while let call = pending.popLast() {
      guard let callee = call.child(0) else { return nil }
      if let base = callee.child(0), base.kind != .name || base.name != "self" {
        guard isWrapped(base) else {
          bases.append(base)
          continue
        }
        guard let views = wrappedViews(around: call) else { return nil }
        bases += views
        continue
      }
      let around = callee.ancestors.first { $0.kind == .function || $0.kind == .accessor }
      guard let around, around.kind == .function else { return nil }
      for user in index.calls[around.name] ?? [] where isOfApp(user) {
        if known.insert(user).inserted { pending.append(user) }
      }
    }
    return bases
  }

  private mutating func shownViews(of node: SwiftNode) -> ShownViews {
    if let known = shownViews[node] { return known }
    var shown = ShownViews()
    for view in node.isDeclaration ? node.viewBlocks : [node] { add(view, to: &shown) }
    shownViews[node] = shown
    return shown
  }

  private mutating func add(_ node: SwiftNode, to shown: inout ShownViews) {
    switch node.kind {
    case .block: for child in node.children { add(child, to: &shown) }
    case .branch, .switch, .switchCase:
      for child in node.children where child.isAlternative { add(child, to: &shown) }
    case .ternary: for child in node.children.dropFirst() { add(child, to: &shown) }
    case .return, .cast: if let value = node.child(0) { add(value, to: &shown) }
    case .closure: if let block = node.child(.block) { add(block, to: &shown) }
    case .call: add(call: node, to: &shown)
    case .name, .member: add(reference: node, to: &shown)
    default: break
    }
  }

  private mutating func add(call: SwiftNode, to shown: inout ShownViews) {
    guard let callee = call.child(0) else { return }
    var isControl = false
    if callee.kind == .name {
      if callee.name == "AnyView" { return add(erased: call, to: &shown) }
      let views = ownViews(callee.name, at: callee)
      for view in views { shown.declarations += bodies(of: view) }
      let named = views.isEmpty ? meaning(of: callee).flatMap { overload($0, for: call) } : nil
      add(named, to: &shown)
      if views.isEmpty, named == nil {
        if Self.isClosed(callee.name) { return }
        isControl = ViewDefaults.isView(callee.name)
      }
    } else if let wrapped = wrapped(by: callee, in: call) {
      shown.declarations += wrapped.functions
      add(wrapped.base, to: &shown)
    } else if case let views = views(named: callee), !views.isEmpty {
      for view in views { shown.declarations += bodies(of: view) }
    } else if callee.kind == .member, let base = callee.child(0) {
      let own = ownModifiers(callee.name, at: callee)
      shown.declarations += own
      if base.kind == .call || meaning(of: callee) == nil {
        add(base, to: &shown)
        if own.isEmpty, Self.isClosed(callee.name) { return }
      } else {
        add(meaning(of: callee), to: &shown)
      }
    } else {
      shown.isOpen = true
    }
    for argument in call.children where argument.kind == .argument {
      if let value = argument.child(0), value.kind == .closure,
        !isControl || !isAction(argument, of: call)
      {
        add(value, to: &shown)
      }
    }
  }

  /// Whether the closures of one of SwiftUI's modifiers are actions, or have views to which it passes no values on.
  private static func isClosed(_ modifier: String) -> Bool {
    ViewDefaults.isNeutral(modifier)
      || ViewDefaults.surfaces[modifier].map(systemSurfaces.contains) == true
  }

  /// The surfaces whose texts look the same in all apps.
  private static let systemSurfaces: Set<Label.Surface> = [
    .menu, .spoken, .alertButton, .dialogButton,
  ]

  /// Adds the view whose type an `AnyView` hides.
  private mutating func add(erased call: SwiftNode, to shown: inout ShownViews) {
    guard let argument = call.child(.argument), ["", "erasing"].contains(argument.name),
      let view = argument.child(0)
    else { return shown.isOpen = true }
    add(view, to: &shown)
    if !isFollowed(view) { shown.isOpen = true }
  }

  /// Whether an expression is a view whose content is known: one of SwiftUI or the project, or content of a view.
  private mutating func isFollowed(_ view: SwiftNode) -> Bool {
    var root = view
    while root.kind == .call, let callee = root.child(0), callee.kind == .member,
      let base = callee.child(0)
    {
      root = base
    }
    let name = root.kind == .call ? root.child(0) ?? root : root
    guard name.kind == .name || root.kind == .member else { return false }
    if name.kind == .name, name.name == "self" { return true }
    if name.kind == .name, !ownViews(name.name, at: name).isEmpty { return true }
    switch meaning(of: name) {
    case .declarations, .local: return true
    case .slot(let slot):
      let owner = slot.parent.flatMap { types.type(of: $0) }
      return slot.kind == .parameter || owner.map { types.members("body", of: $0) != nil } == true
    case nil: return root.kind == .call && ViewDefaults.isView(name.name)
    }
  }

  /// Adds a name or member that is not a call.
  private mutating func add(reference node: SwiftNode, to shown: inout ShownViews) {
    let isOfType = node.kind == .member ? node.child(0)?.isType != false : node.isType
    guard !node.isConditionalBase, node.name != "self", !node.name.hasPrefix("$") else { return }
    let meaning = meaning(of: node)
    // A value of another type may contain any view.
    if meaning == nil, !isOfType { shown.isOpen = true }
    add(meaning, to: &shown)
  }

  private mutating func add(_ meaning: Meaning?, to shown: inout ShownViews) {
    switch meaning {
    case .declarations(let all): shown.declarations += all
    // Not followed here: values may lead to values by the thousand.
    case .local(let variable): shown.declarations.append(variable)
    // What it is given is walked in it.
    case .slot, nil: break
    }
  }
}

extension SwiftNode {
  /// Whether its name is that of a type: its first letter is a capital one.
  fileprivate var isType: Bool { name.first { $0 != "_" }?.isUppercase == true }
}
