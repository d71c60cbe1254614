internal import CopyfitSwiftTree

/// The project's own initializers of SwiftUI's views, and the modifiers that it creates.
extension ViewWalker {
  /// The name of the SwiftUI view that a call creates: its own name, or that of the type that contains `self.init(…)`.
  func viewName(of call: SwiftNode) -> String {
    let name = call.child(0)?.name ?? ""
    guard name == "init" else { return name }
    return types.enclosingType(of: call).map { types.entries[$0].name } ?? name
  }

  /// Walks a call through the project's own initializers; returns whether each creates a SwiftUI view directly.
  mutating func walk(
    _ rule: ViewDefaults.Text, _ call: SwiftNode, madeBy makers: [SwiftNode],
    _ environment: ViewEnvironment
  ) -> Bool {
    let made = makers.compactMap(\.madeBySelf)
    guard made.count == makers.count, active.isDisjoint(with: makers) else { return false }
    active.formUnion(makers)
    defer { active.subtract(makers) }
    var (slots, texts) = (Slots(), Slots())
    for view in made {
      let inner = summarize { $0.walk(rule, view, environment) }
      summary.add(textsOf: inner)
      environments.add(inner.texts, givenBy: call)
      slots.merge(inner.slots) { $0.union($1) }
      texts.merge(inner.texts?.all ?? [:]) { $0.union($1) }
    }
    note(call, texts.union ?? environment.changed(by: viewName(of: call)))
    give(call, slots, environment)
    return true
  }

  /// The project's own initializers of a SwiftUI view that a call may use.
  mutating func ownInitializers(_ call: SwiftNode, _ name: String) -> [SwiftNode] {
    let own = (types.names.nearest(name, inside: nil) ?? []).filter { !types.isDeclared($0) }
      .flatMap { types.entries[$0].members["init"] ?? [] }
    return own.filter { $0.fits(call) && takesTexts($0, of: call) }
  }

  /// Whether the parameters of an initializer may take the texts and closures that a call gives it.
  private mutating func takesTexts(_ made: SwiftNode, of call: SwiftNode) -> Bool {
    for parameter in made.children where parameter.kind == .parameter {
      guard let type = parameter.child(.typeName)?.name,
        let value = made.arguments(of: call, for: parameter).first
      else { continue }
      let isText =
        value.kind == .string || constants.evaluator.answer(value).values.first?.isText == true
      if isText, Self.otherTypes.contains(type) { return false }
      if value.kind == .closure,
        Self.otherTypes.contains(type) || Self.textTypes.contains(type)
      {
        return false
      }
    }
    return true
  }

  /// Types that plain texts do not have.
  private static let otherTypes: Set<String> = [
    "NSAttributedString", "AttributedString", "Int", "Double", "CGFloat", "Float", "Bool", "Date",
    "URL", "Data", "Image", "UIImage",
  ]

  /// Types of texts and other values that no closure has.
  private static let textTypes: Set<String> = [
    "String", "Substring", "StringProtocol", "LocalizedStringKey", "LocalizedStringResource",
    "Text", "KeyPath", "Binding", "Color",
  ]

  /// Whether initializers of the project's own give a value to what SwiftUI presents, without any modifiers.
  func presents(_ value: SwiftNode, _ call: SwiftNode, by makers: [SwiftNode]) -> Bool {
    !makers.isEmpty
      && makers.allSatisfy { made in
        let destination = made.children.first { $0.kind == .parameter && $0.name == "destination" }
        let isGiven = destination.map { made.arguments(of: call, for: $0).contains(value) }
        return isGiven == true && !made.descendants.contains { isModifier($0) }
      }
  }

  /// Whether a call may use a modifier that changes texts or their room.
  private func isModifier(_ node: SwiftNode) -> Bool {
    guard node.kind == .call, let callee = node.child(0), callee.kind == .member,
      callee.name != "init"
    else { return false }
    let rooms: Set<String> = ["padding", "frame", "fixedSize", "modifier"]
    return rooms.contains(callee.name) || ViewDefaults.inherited.contains(callee.name)
      || ownModifiers[callee.name] != nil
  }

  /// Applies `modifier(…)` with the project's own modifier, the argument with a label.
  mutating func applyModifier(
    _ label: String, _ call: SwiftNode, _ inner: inout ViewEnvironment
  ) -> Bool {
    guard let made = constants.evaluator.argument(label, of: call) else { return false }
    visited.insert(made)
    let given = givenModifier(made, inner.shape)
    let created = given.map { [$0.type] } ?? createdTypes(made)
    let owners = created.isEmpty ? modifierTypes(made) : created
    let bodies = owners.flatMap { self.bodies(of: $0) }
      .filter { $0.kind == .function }
    // A modifier that code creates elsewhere has unknown constants.
    let own = inner.shaped(
      given?.shape ?? (created.isEmpty ? [:] : shape(of: made, making: created, in: inner.shape)))
    var slots: Slots = [:]
    for body in bodies {
      slots.merge(walk(declaration: body, own, given: made)) { $0.union($1) }
    }
    give(made, slots, inner)
    let content = slots.filter { bodies.contains($0.key.parent ?? $0.key) }
    guard let passed = content.union else {
      return false
    }
    inner = passed
    return true
  }

  /// The project's own modifier in a parameter of the function that is walked, with its constants; `nil` if it is unknown.
  private mutating func givenModifier(
    _ made: SwiftNode, _ shape: ViewShape
  ) -> (type: Int, shape: ViewShape)? {
    guard made.kind == .name, let holder = holder(of: made, shape),
      case .modifier(let type, let constants)? = shape[holder]
    else { return nil }
    return (type, constants)
  }

  /// The project's own modifiers that a call creates by their name.
  private func createdTypes(_ made: SwiftNode) -> [Int] {
    guard made.kind == .call, let callee = made.child(0), callee.kind == .name else { return [] }
    return ownViews(callee.name, at: callee)
  }

  /// The project's own modifiers that an expression names or gets from other code.
  private mutating func modifierTypes(_ made: SwiftNode) -> [Int] {
    constants.evaluator.answer(made).values.compactMap(\.instanceType)
      .filter { conforms($0, to: ["ViewModifier"]) }
  }
}

extension SwiftNode {
  /// The call `self.init(…)` if an initializer contains nothing else; `nil` for others.
  fileprivate var madeBySelf: SwiftNode? {
    guard let block = child(.block), block.child(1) == nil, let call = block.child(0),
      call.kind == .call, let callee = call.child(0), callee.name == "init",
      callee.child(0)?.name == "self"
    else { return nil }
    return call
  }
}
