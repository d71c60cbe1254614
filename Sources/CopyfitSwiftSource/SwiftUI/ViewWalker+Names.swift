internal import CopyfitSwiftTree

extension ViewWalker {
  /// The meaning of a name in a view.
  enum Meaning {
    /// Content that is passed to the declaration, with the parameter or property for it.
    case slot(SwiftNode)
    /// A local variable with a value.
    case local(SwiftNode)
    /// Functions or properties of the project's own.
    case declarations([SwiftNode])
  }

  /// What a call by a bare name, or by a name with a leading dot, shows.
  enum Callee {
    /// What a name of the project's own means.
    case named(Meaning)
    /// Views of the project's own, by their types.
    case views([Int])
    /// The view in a controller of UIKit.
    case hosted
    /// Content of a value that is not a view, in another place.
    case value
    /// One of SwiftUI's views.
    case system
  }

  /// What a call by a bare name shows.
  mutating func callee(of call: SwiftNode, _ name: SwiftNode) -> Callee {
    if let known = callees[call] { return known }
    let views = ownViews(name.name, at: name)
    let callee: Callee =
      if let meaning = newMeaning(of: name).flatMap({ overload($0, for: call) }) {
        .named(meaning)
      } else if !views.isEmpty {
        .views(views)
      } else if hosts(name.name) {
        .hosted
      } else {
        makesOwnValue(call, name) ? .value : .system
      }
    callees[call] = callee
    return callee
  }

  /// The functions that a call by their name may use, by its arguments; `nil` if it creates SwiftUI's view with that name.
  func overload(_ meaning: Meaning, for call: SwiftNode) -> Meaning? {
    guard case .declarations(let all) = meaning, all.allSatisfy({ $0.kind == .function }) else {
      return meaning
    }
    let fitting = all.filter { $0.fits(call) }
    guard fitting.isEmpty else { return .declarations(fitting) }
    return ViewDefaults.isView(call.child(0)?.name ?? "") ? nil : meaning
  }

  /// What a call by a name with a leading dot shows: a static function or an initializer of the type that its place has.
  private mutating func callee(of call: SwiftNode, afterDot name: SwiftNode) -> Callee {
    if let known = callees[call] { return known }
    let functions = constants.evaluator.membersAfterDot(name)
    var views: [Int] = []
    if functions.isEmpty, name.name == "init" {
      views = constants.evaluator.types(at: call).filter { types.members("body", of: $0) != nil }
    }
    let callee: Callee =
      functions.isEmpty ? views.isEmpty ? .value : .views(views) : .named(.declarations(functions))
    callees[call] = callee
    return callee
  }

  /// Walks a name or member that is not a call.
  mutating func walk(reference node: SwiftNode, _ environment: ViewEnvironment) {
    if node.isConditionalBase { return pass(environment, to: node) }
    if node.kind == .name, node.name == "self" {
      if let function = node.ancestors.first(where: { $0.kind == .function }) {
        pass(environment, to: function)
      }
      return
    }
    if node.kind == .name, node.name == "$0" {
      if let closure = node.ancestors.first(where: { $0.kind == .closure }) {
        pass(environment, to: closure)
      }
      return
    }
    if node.isTextInitializer { return note(node, environment) }
    switch meaning(of: node) {
    // An icon is shown in another way than the title.
    case .slot(let slot) where node.name == "icon" && isOfStyle(slot): break
    case .slot(let slot): pass(environment, to: slot)
    case .local(let variable): walk(named: variable, environment)
    case .declarations(let all):
      let inside = node.isOfSelf ? environment : environment.shaped([:])
      for one in all { walk(named: one, inside) }
    case nil: break
    }
  }

  /// Walks a call by a name with a leading dot.
  mutating func walk(
    afterDot call: SwiftNode, _ name: SwiftNode, _ environment: ViewEnvironment
  ) {
    switch callee(of: call, afterDot: name) {
    case .named(.declarations(let functions)):
      walk(beginning(functions), given: call, environment)
    case .views(let views): walk(view: call, of: views, environment)
    default: walk(arguments: call, elsewhere(than: environment))
    }
  }

  /// The meaning of a name or member; `nil` if it is not the project's own.
  mutating func meaning(of node: SwiftNode) -> Meaning? {
    if let known = meanings[node] { return known }
    let meaning = newMeaning(of: node)
    meanings.updateValue(meaning, forKey: node)
    return meaning
  }

  private mutating func newMeaning(of node: SwiftNode) -> Meaning? {
    if node.kind == .name { return meaning(ofName: node) }
    guard let base = node.child(0) else {
      let members = node.kind == .member ? constants.evaluator.membersAfterDot(node) : []
      return members.isEmpty ? nil : .declarations(members)
    }
    if base.kind == .name, base.name == "self" || base.name == "Self" {
      return index.types.enclosingType(of: node).flatMap { member(node.name, of: $0) }
    }
    if base.kind == .name, Self.givenParts.contains(node.name),
      case .slot(let slot)? = meaning(ofName: base), slot.kind == .parameter || isOfStyle(slot)
    {
      // The content of a style: `configuration.label`.
      return .slot(slot)
    }
    var owners = Set(constants.evaluator.answer(base).values.compactMap(\.anyType))
    if !owners.contains(where: types.isDeclared) {
      owners.formUnion(declaredTypes(base) + (owners.isEmpty ? presentedTypes(base) : []))
    }
    let found = owners.sorted().compactMap { member(node.name, of: $0) }
    let declarations = found.flatMap { meaning -> [SwiftNode] in
      switch meaning {
      case .declarations(let nodes): nodes
      case .slot(let node): node.parent?.kind == .protocol ? [node] : []
      case .local: []
      }
    }.flatMap(implementations)
    return declarations.isEmpty || declarations.contains(where: \.isStored)
      ? nil : .declarations(declarations)
  }

  /// The types in the declaration of a property or parameter, such as a protocol that a generic argument conforms to.
  private func declaredTypes(_ name: SwiftNode) -> [Int] {
    guard name.kind == .name, case .slot(let slot)? = meaning(ofName: name),
      let type = slot.child(.typeName), !type.flags.contains(.isCollection)
    else { return [] }
    return types.resolve(type.name, at: slot).filter(types.isDeclared)
  }

  /// A declaration, or its implementations in the types that conform to its protocol.
  private func implementations(of declaration: SwiftNode) -> [SwiftNode] {
    guard let holder = declaration.parent, holder.kind == .protocol,
      let type = types.type(of: holder)
    else { return [declaration] }
    var found: [SwiftNode] = []
    for heir in types.heirs(of: type) {
      for node in types.entries[heir].members[declaration.name] ?? [] where node != declaration {
        if node.kind == declaration.kind, !found.contains(node) { found.append(node) }
      }
    }
    return found.isEmpty ? [declaration] : found
  }

  /// The types of a closure's parameter, if the closure creates a screen: those of `for: Route.self` or `item: $route`.
  private func presentedTypes(_ name: SwiftNode) -> [Int] {
    let closure = name.ancestors.first { node in
      node.kind == .closure && node.children.contains { $0.isParameter(name.name) }
    }
    guard let call = closure?.parent?.parent, call.kind == .call, let callee = call.child(0),
      ViewDefaults.presentations.contains(callee.name)
    else { return [] }
    let inside = types.enclosingType(of: call)
    if let value = constants.evaluator.argument("for", of: call), value.name == "self" {
      return value.child(0).map { types.resolve($0.name, inside: inside) } ?? []
    }
    guard let item = constants.evaluator.argument("item", of: call), item.name.hasPrefix("$"),
      let inside, let found = types.members(String(item.name.dropFirst()), of: inside)?.nodes.first
    else { return [] }
    return found.child(.typeName).map { types.resolve($0.name, at: found) } ?? []
  }

  private static let givenParts: Set<String> = ["label", "content", "title", "icon"]

  func meaning(ofName node: SwiftNode) -> Meaning? {
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        if index.localFunctions.contains(node.name) {
          let functions = ancestor.children.filter {
            $0.kind == .function && $0.name == node.name
          }
          if !functions.isEmpty { return .declarations(functions) }
        }
        let local = constants.evaluator.local(node.name, in: ancestor, before: last)
        if let local { return local.viewBlocks.isEmpty ? .slot(local) : .local(local) }
      case .function, .closure:
        if let own = ancestor.children.first(where: { $0.isParameter(node.name) }) {
          return .slot(own)
        }
      case .class, .struct, .enum, .protocol, .extension:
        guard let type = types.type(of: ancestor) else { continue }
        if let found = member(node.name, of: type) { return found }
      default: break
      }
    }
    let globals = (index.globals[node.name] ?? []).filter { $0.isVisible(from: node) }
    return globals.isEmpty ? nil : .declarations(index.ofApp(globals))
  }

  /// A member of a type: content that is passed to it, or views that it creates itself.
  private func member(_ name: String, of type: Int) -> Meaning? {
    guard let nodes = types.members(name, of: type)?.nodes.filter({ $0.kind != .enumCase }),
      let first = nodes.first
    else { return nil }
    return first.isStored ? .slot(first) : .declarations(index.ofApp(nodes))
  }

  /// The members that show what a view consists of: its body, or what the body of its protocol names.
  func bodies(of owner: Int) -> [SwiftNode] {
    guard let body = types.members("body", of: owner) else { return [] }
    return body.nodes.flatMap { node -> [SwiftNode] in
      guard body.type != owner, let name = node.onlyMember else { return [node] }
      return types.members(name, of: owner)?.nodes ?? [node]
    }
  }

  /// Whether a place is one of the app itself: neither for Xcode's canvas nor in a program for another system.
  func isOfApp(_ node: SwiftNode) -> Bool {
    !index.isForOtherSystem(node) && !index.isInPreview(node)
  }

  /// Whether a type declares previews.
  func isPreview(_ type: Int) -> Bool { index.isPreview(type) }

  /// The project's own views that a name may mean.
  func ownViews(_ name: String, at node: SwiftNode) -> [Int] {
    let inner = types.enclosingType(of: node)
    let outer = inner.map { types.entries[$0].name + "." } ?? ""
    let all = types.nearest(to: node, of: types.resolve(name, inside: inner))
    var declared = index.ofApp(all.compactMap { types.entries[$0].declaration })
    // A program for another system may have a view of its own where iOS has SwiftUI's.
    if index.hasOtherSystems, ViewDefaults.isAnyView(name), !index.isForOtherSystem(node) {
      declared.removeAll(where: index.isForOtherSystem)
    }
    return all.filter { type in
      guard let declaration = types.entries[type].declaration, declared.contains(declaration),
        !types.isOfObjectiveC(type, seenFrom: node)
      else { return false }
      // A bare name does not mean a member of another type.
      let around = types.entries[type].name.dropLast(name.count)
      guard outer.hasPrefix(around) else { return false }
      // A type that is not a view may have the name of a SwiftUI view.
      return ["body", "makeBody"].contains { types.members($0, of: type) != nil }
    }
  }

  /// Whether a type conforms to one of SwiftUI's protocols, by its name.
  func conforms(_ type: Int, to names: Set<String>) -> Bool {
    types.lineage(of: type).contains { !names.isDisjoint(with: types.entries[$0].inherited) }
  }
}

extension SwiftNode {
  /// Whether it is a property without a getter that has no value where it is declared.
  var isStored: Bool { kind == .variable && getter == nil && declaredValue == nil }

  /// The name of the member of `self` that is all that a property returns.
  fileprivate var onlyMember: String? {
    guard viewBlocks.count == 1, let block = viewBlocks.first else { return nil }
    let statements = block.kind == .block ? Array(block.children) : [block]
    guard statements.count == 1, var value = statements.first else { return nil }
    if value.kind == .return, let returned = value.child(0) { value = returned }
    return value.isOfSelf && (value.kind == .name || value.kind == .member) ? value.name : nil
  }

  fileprivate func isParameter(_ name: String) -> Bool { kind == .parameter && self.name == name }
}
