internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewWalker {
  /// Walks a call by a bare name: a view, a function, or content that is passed to the declaration.
  mutating func walk(view call: SwiftNode, _ name: String, _ environment: ViewEnvironment) {
    guard let callee = call.child(0) else { return }
    switch self.callee(of: call, callee) {
    case .named(.slot(let slot)):
      pass(environment, to: slot)
      if let view = wrapped(by: call) {
        summary.wrapped[slot] = view
      } else {
        walk(arguments: call, elsewhere(than: environment))
      }
    case .named(.local(let variable)) where variable.isLayout:
      walk(arguments: call, environment.inUnknownLayout)
    case .named(.local(let variable)): walk(named: variable, environment)
    case .named(.declarations(let all)) where all.allSatisfy(\.isLayout):
      walk(arguments: call, environment.inUnknownLayout)
    case .named(.declarations(let all))
    where all.allSatisfy { ownModifiers[name]?.contains($0) == true }:
      walk(modifier: call, callee, environment)
    case .named(.declarations(let all)): walk(all, given: call, environment)
    case .views(let types): walk(view: call, of: types, environment)
    case .hosted: walk(arguments: call, hosted(by: call).hidden(environment.deadness))
    case .value: walk(arguments: call, elsewhere(than: environment))
    case .system: walk(ofSystem: call, name, environment)
    }
  }

  /// The only argument of a call if it is the view that the enclosing function extends: `transform(self)`.
  private func wrapped(by call: SwiftNode) -> SwiftNode? {
    guard let value = constants.evaluator.argument("", of: call), call.child(2) == nil,
      let function = call.ancestors.first(where: { $0.kind == .function })
    else { return nil }
    return value.kind == .name && value.name == "self" ? function : nil
  }

  /// Whether a call creates one of the project's own values, which may have the name of a SwiftUI view.
  func makesOwnValue(_ call: SwiftNode, _ callee: SwiftNode) -> Bool {
    guard types.isDeclared(callee.name, at: callee) else { return false }
    guard ViewDefaults.isView(callee.name) else { return true }
    let arguments = call.children.filter { $0.kind == .argument }
    return types.resolve(callee.name, at: callee).map { types.entries[$0] }.contains { type in
      if type.members["init"]?.contains(where: { $0.fits(call) }) == true { return true }
      if type.declaration?.kind == .class { return true }
      return type.declaration?.kind == .struct
        && arguments.allSatisfy { type.members[$0.name] != nil }
    }
  }

  /// Walks a call by the name of a SwiftUI view.
  mutating func walk(ofSystem call: SwiftNode, _ name: String, _ environment: ViewEnvironment) {
    if let container = ViewDefaults.containers[name] {
      walk(container, call, environment)
    } else if let text = ViewDefaults.texts[name] {
      walk(text, call, environment)
    } else if name == "ModifiedContent" {
      var inner = environment
      if !applyModifier("modifier", call, &inner) {
        inner = environment.unknown(.decided(by: name))
      }
      inner.take(environment.shape)
      if let content = constants.evaluator.argument("content", of: call) { walk(content, inner) }
    } else if name == "Alert" || name == "ActionSheet" {
      walk(alert: call, environment)
    } else if name == "ToolbarTitleMenu" {
      var item = environment.unknown(.decided(by: name))
      item.surface = .menu
      walk(arguments: call, item)
    } else if name == "ImageRenderer" {
      walk(arguments: call, ViewEnvironment.rendered.hidden(environment.deadness))
    } else if let callee = call.child(0), callee.kind == .name,
      callee.name.first?.isUppercase == false,
      types.enclosingType(of: call).map(types.isDeclared) == false
    {
      // The modifier applies to the view that the function extends.
      walk(modifier: call, callee, environment)
    } else {
      walk(arguments: call, environment.changed(by: name))
    }
  }

  /// Walks all arguments of a call in one environment.
  mutating func walk(arguments call: SwiftNode, _ environment: ViewEnvironment) {
    for argument in call.children where argument.kind == .argument {
      if let value = argument.child(0) { walk(value, environment) }
    }
  }

  /// Walks a view of the project's own with what it is given.
  mutating func walk(
    view call: SwiftNode, of owners: [Int], _ environment: ViewEnvironment
  ) {
    var inner = environment
    var shape = shape(of: call, making: owners, in: environment.shape)
    if let limit = outerLimit(of: owners) { shape[limit] = .lines(environment.lines) }
    inner.take(shape)
    if let callee = call.child(0) { inner.enter(callee) }
    give(call, slots(of: owners, call, inner), environment, to: owners)
  }

  /// The environments that the project's own views pass to the arguments of a call.
  private mutating func slots(
    of owners: [Int], _ call: SwiftNode, _ environment: ViewEnvironment
  ) -> Slots {
    var slots: Slots = [:]
    for owner in owners {
      for body in bodies(of: owner) {
        let inner =
          body.isStored ? [body: environment] : walk(declaration: body, environment, given: call)
        slots.merge(inner) { $0.union($1) }
      }
      for made in types.entries[owner].members["init"] ?? [] where made.fits(call) {
        let stored = Stored(owner: owner, slots: slots)
        slots.merge(walk(initializer: made, storing: stored, call, environment)) { $0.union($1) }
      }
    }
    return slots
  }

  /// Walks the initializer of a call; returns the environments that it passes to its parameters.
  private mutating func walk(
    initializer: SwiftNode, storing stored: Stored, _ call: SwiftNode,
    _ environment: ViewEnvironment
  ) -> Slots {
    guard depth < Self.maximumDepth else { return [:] }
    depth += 1
    let inner = summary(of: initializer, environment, storing: stored)
    depth -= 1
    environments.add(inner.texts, givenBy: call)
    summary.add(textsOf: inner)
    return inner.slots
  }

  /// Walks the values that an initializer stores in visible properties.
  mutating func walk(
    initializer: SwiftNode, storing stored: Stored, _ environment: ViewEnvironment
  ) {
    for statement in initializer.child(.block)?.children ?? initializer.children {
      guard let target = statement.child(0) else { continue }
      if statement.kind == .call, target.name == "init" {
        give(statement, slots(of: [stored.owner], statement, environment), environment)
      } else if statement.kind == .assignment, let value = statement.child(1) {
        let members = types.members(target.name, of: stored.owner)?.nodes ?? []
        for slot in members.compactMap({ stored.slots[$0] }) { walk(value, slot.shaped([:])) }
      }
    }
  }

  /// Walks the project's own functions with the arguments of a call.
  mutating func walk(
    _ declarations: [SwiftNode], given call: SwiftNode, _ environment: ViewEnvironment
  ) {
    var slots: Slots = [:]
    var isKnown = true
    let callee = call.child(0)
    for declaration in declarations {
      let shape = shape(of: declaration, givenBy: call, in: environment.shape)
      let own = callee.map(\.isOfSelf) == true ? environment.shape : [:]
      let inside = environment.shaped(own.merging(shape) { $1 })
      let inner = enter(declaration, inside, given: call)
      if inner.isCut { isKnown = false }
      let parameters = declaration.index..<Int(declaration.record.end)
      for (slot, environment) in inner.slots {
        let isOwn = slot.tree === declaration.tree && parameters.contains(slot.index)
        if !isOwn { pass(environment, to: slot) }
        slots[slot] = slots[slot]?.union(environment) ?? environment
      }
    }
    give(call, slots, environment, by: isKnown ? declarations : [])
  }

  /// Walks the arguments of a call in the environments that are passed to them.
  ///
  /// - Parameter functions: The called functions, if all that they show is known: names that are passed to them are
  ///   shown only where they show their parameters.
  /// - Parameter owners: The types of the views that the call creates.
  mutating func give(
    _ call: SwiftNode, _ slots: Slots, _ environment: ViewEnvironment,
    by functions: [SwiftNode] = [], to owners: [Int] = []
  ) {
    guard call.child(.argument) != nil else { return }
    let given = GivenSlots(slots, call)
    var leaving: [[SwiftNode: SwiftNode]]?
    for argument in call.children where argument.kind == .argument {
      guard let value = argument.child(0) else { continue }
      var own = given.slots(for: argument, value).union
      if own == nil, value.lastName != nil, !functions.isEmpty {
        let parameters = leaving ?? functions.map { $0.parameters(takingArgumentsOf: call) }
        leaving = parameters
        if leave(value, functions, parameters) { continue }
      }
      if own == nil, argument.name.isEmpty {
        own = given.all.filter { $0.key.mayTakeClosure(of: call) }.union
      }
      if own == nil, isUnread(value, of: call, by: owners) { continue }
      let name = call.child(0)?.name ?? ""
      walk(value, own?.shaped(environment.shape) ?? environment.unknown(.decided(by: name)))
    }
  }

  /// Walks the content of SwiftUI's own containers.
  private mutating func walk(
    _ container: ViewDefaults.Container, _ call: SwiftNode, _ environment: ViewEnvironment
  ) {
    var inner = environment
    let doubt = Doubt.decided(by: call.child(0)?.name ?? "")
    inner.enterHeight(of: call, container)
    switch container {
    case .none: break
    case .row where inner.isWideAsNeeded && Self.rows.contains(call.child(0)?.name ?? ""): break
    case .row:
      inner.loseOwnWidth(doubt)
      enterRow(call, environment, &inner)
    case .scrollView: scroll(call, &inner)
    case .list:
      inner.freeHeight()
      inner.loseOwnWidth(doubt)
      (inner.isInList, inner.hasPlainSections) = (true, false)
      inner.width = inner.width.less(PlatformDefaults.listInsets.range, because: doubt)
    case .fills:
      inner.loseOwnWidth(doubt)
      if inner.height == .free { inner.height = .unknown(doubt) }
    case .screen: inner = present(environment)
    case .tab: return walk(tab: call, environment)
    case .choice: return walk(choice: call, environment)
    case .sideways:
      // The width that a grid offers its views is unknown.
      inner.scrollSideways(doubt)
      if call.child(0)?.name != "LazyHStack" { inner.loseOwnWidth(doubt) }
      if inner.height == .free { inner.height = .unknown(doubt) }
    case .bar: inner = item(call, environment)
    }
    if let callee = call.child(0) {
      inner.enter(callee)
      if ViewDefaults.stacks.contains(callee.name) { inner.hasPlainSections = true }
      // Lists in its columns have another look.
      if callee.name == "NavigationSplitView" { inner.listDoubt = doubt }
    }
    walk(arguments: call, inner)
  }

  /// Rows that offer their views no width if they are offered no width.
  private static let rows: Set<String> = ["HStack", "HStackLayout"]

  private func scroll(_ call: SwiftNode, _ inner: inout ViewEnvironment) {
    let axes = constants.evaluator.argument("", of: call)
    guard let axes, axes.kind != .closure else { return inner.freeHeight() }
    let names = axes.kind == .array ? axes.children.map(\.name) : [axes.name]
    let isKnown = names.allSatisfy { $0 == "horizontal" || $0 == "vertical" }
    let doubt = Doubt.decided(by: "ScrollView")
    if isKnown, names.contains("horizontal") { inner.scrollSideways(doubt) }
    if !isKnown {
      (inner.width, inner.height) = (.unknown(because: doubt), .unknown(doubt))
    } else if names.contains("vertical") || names.isEmpty {
      inner.freeHeight()
    } else if inner.hasFixedHeight != false {
      // A scroll view cuts the content outside it.
      inner.height = .unknown(.clippedHeight)
    } else if inner.height == .free {
      inner.height = .unknown(doubt)
    }
  }

  /// The environment of a presented screen: changes to texts may apply to it or not.
  func present(_ environment: ViewEnvironment) -> ViewEnvironment {
    var screen = ViewEnvironment.screen.hidden(environment.deadness)
    screen.screens = environment.screens
    return environment.presented.union(screen).around(environment)
  }
}
