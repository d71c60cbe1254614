internal import CopyfitSwiftTree

/// Finds the possible objects of an expression, through locals, loops, closures and parameters.
struct ObjectResolver {
  var evaluator: Evaluator
  private var types: TypeTable { evaluator.types }
  private var depth = 0

  /// The maximum number of calls, loops and locals through which an object is followed.
  private static let maximumDepth = 6
  /// The maximum number of objects for one statement.
  static let maximumObjects = 1_000
  /// Members of UIKit's types that refer to objects in documents.
  private static let inner: Set<String> = [
    "textLabel", "detailTextLabel", "rightBarButtonItem", "leftBarButtonItem", "backBarButtonItem",
  ]

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// The possible objects of an expression.
  ///
  /// - Parameters:
  ///   - node: The expression; `nil` for the statement's own object.
  ///   - place: The place of the expression.
  mutating func objects(_ node: SwiftNode?, at place: SwiftNode) -> [ObjectPath] {
    guard depth < Self.maximumDepth else { return [] }
    depth += 1
    defer { depth -= 1 }
    guard let node else { return own(at: place) }
    let found: [ObjectPath] =
      switch node.kind {
      case .name where node.name == "self": own(at: node)
      case .name: named(node)
      case .member: member(node)
      case .subscripted: node.child(0).map { objects($0, at: $0).asAlternatives } ?? []
      case .array: node.children.flatMap { objects($0, at: $0) }
      case .cast, .tuple: node.child(0).map { objects($0, at: $0) } ?? []
      case .argument: node.child(0).map { objects($0, at: $0) } ?? []
      case .ternary:
        [node.child(1), node.child(2)].compactMap(\.self).flatMap { objects($0, at: $0) }
          .asAlternatives
      case .call: passed(node)
      default: []
      }
    return found.count > Self.maximumObjects ? [] : found
  }

  /// The objects that a call such as `compactMap` does not change.
  private mutating func passed(_ call: SwiftNode) -> [ObjectPath] {
    guard let callee = call.child(0), callee.kind == .member, let base = callee.child(0) else {
      return []
    }
    // With containers, it applies to views that are rare in documents, such as those of a search bar.
    if callee.name == "appearance", call.child(1) == nil {
      return [ObjectPath(outlet: ObjectPath.appearance(of: base.name), owner: nil, node: call)]
    }
    if callee.name == "viewWithTag" { return tagged(call, in: base) }
    // The message may be a property in Objective-C.
    if call.child(1) == nil { return member(callee) }
    guard ["compactMap", "filter", "enumerated", "reversed"].contains(callee.name)
    else { return [] }
    return objects(base, at: base)
  }

  private mutating func member(_ node: SwiftNode) -> [ObjectPath] {
    guard let base = node.child(0) else { return [] }
    if base.kind == .name, base.name == "self" {
      return [ObjectPath(outlet: node.name, owner: nil, node: node)]
    }
    var found = [ObjectPath(outlet: node.name, owner: base, node: node)]
    if Self.inner.contains(node.name) {
      found += objects(base, at: base).map { object in
        var inside = object
        inside.outlet += (object.outlet.isEmpty ? "" : ".") + node.name
        return inside
      }.filter { $0.outlet.contains(".") }
    }
    return found
  }

  private mutating func named(_ node: SwiftNode) -> [ObjectPath] {
    guard let local = declaration(of: node.name, at: node) else {
      return [ObjectPath(outlet: node.name, owner: nil, node: node)]
    }
    return switch local.kind {
    case .closure: objects(givenTo: local)
    case .parameter: local.parent.map { objects(givenTo: local, of: $0) } ?? []
    default: objects(ofLocal: local, named: node.name, node)
    }
  }

  /// The local variable or parameter with a name, or the closure with that parameter; `nil` for a member.
  func declaration(of name: String, at node: SwiftNode) -> SwiftNode? {
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      if types.type(of: ancestor) != nil { return nil }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        if let found = evaluator.local(name, in: ancestor, before: last) { return found }
      case .closure:
        if ancestor.hasParameter(name) { return ancestor }
      case .function:
        let found = ancestor.children.first { $0.kind == .parameter && $0.name == name }
        if let found { return found }
      default: break
      }
    }
    return nil
  }

  private mutating func objects(
    ofLocal local: SwiftNode, named name: String, _ node: SwiftNode
  ) -> [ObjectPath] {
    if let loop = local.parent, loop.kind == .branch, loop.name == "for" {
      guard let all = loop.children.first(where: { $0.kind != .variable && $0.kind != .tuple })
      else { return [] }
      return objects(all, at: all).linked(by: loop)
    }
    guard let value = local.declaredValue else {
      // `if let label` refers to the outer variable of that name.
      guard local.flags.contains(.isBound), local.parent?.kind == .branch else { return [] }
      return [ObjectPath(outlet: name, owner: nil, node: node)]
    }
    // A variable that is assigned again may have any value.
    guard local.flags.contains(.isConstant) || !isAssigned(local) else { return [] }
    return objects(value, at: value)
  }

  private func isAssigned(_ local: SwiftNode) -> Bool {
    guard let block = local.parent else { return true }
    return (evaluator.index.assignments[local.name] ?? []).contains { assignment in
      assignment.tree === block.tree && assignment.index > block.index
        && assignment.index < Int(block.record.end) && assignment.child(0)?.kind == .name
    }
  }
}

extension ObjectResolver {
  /// The objects of a closure's parameter, if the call passes its base to the closure, or a constant holds the closure.
  private mutating func objects(givenTo closure: SwiftNode) -> [ObjectPath] {
    if let constant = closure.parent, constant.heldClosure == closure {
      return objects(givenToHeld: closure, in: constant)
    }
    guard let call = closure.parent?.parent, call.kind == .call, let callee = call.child(0),
      callee.kind == .member, SwiftNode.passing.contains(callee.name), let base = callee.child(0)
    else { return [] }
    return objects(base, at: base).linked(by: call)
  }

  /// The arguments of the calls of a closure with one parameter that a constant outside of functions holds.
  private mutating func objects(
    givenToHeld closure: SwiftNode, in constant: SwiftNode
  ) -> [ObjectPath] {
    evaluator.calls(ofHeld: closure, in: constant, atMost: Self.maximumObjects).flatMap { call in
      call.child(.argument)?.child(0).map { objects($0, at: $0).linked(by: call) } ?? []
    }
  }

  /// The arguments that calls pass to a parameter of a function.
  private mutating func objects(
    givenTo parameter: SwiftNode, of function: SwiftNode
  ) -> [ObjectPath] {
    if function.children.first(where: { $0.kind == .parameter }) == parameter,
      function.flags.contains(.isOutlet)
    {
      return [
        ObjectPath(outlet: "@" + function.name, owner: nil, node: function, links: [function])
      ]
    }
    let isVariadic = parameter.flags.contains(.isVariadic)
    return evaluator.calls(of: function, atMost: Self.maximumObjects).flatMap { call in
      let values =
        isVariadic
        ? function.arguments(of: call.node, for: parameter)
        : call.arguments[parameter.name].map { [$0] } ?? []
      return values.flatMap { objects($0, at: $0) }.map { inside(function, call, $0) }
    }
  }

  /// An object with the values that are known inside the function of a call.
  private mutating func inside(
    _ function: SwiftNode, _ call: BoundCall, _ object: ObjectPath
  ) -> ObjectPath {
    var frame = Evaluator.Frame(function: function)
    for parameter in function.children where parameter.kind == .parameter {
      guard let value = call.arguments[parameter.name] else { continue }
      frame.arguments[parameter.name] = evaluator.answer(
        value, in: object.frame, leadingDotOf: parameter.child(.typeName)?.name)
    }
    var object = object
    object.frame = frame
    object.links.insert(call.node, at: 0)
    return object
  }

  /// The object of a statement; in a view that shows text, the objects that its function is called on.
  private mutating func own(at place: SwiftNode) -> [ObjectPath] {
    let itself = ObjectPath(outlet: "", owner: nil, node: place)
    guard let type = types.enclosingType(of: place), types.showsText(type),
      let holder = place.ancestors.first(where: { $0.kind == .function || $0.kind == .accessor })
    else { return [itself] }
    let found =
      holder.kind == .function
      ? receivers(of: holder, type) : assigned(holder.parent)
    // Code without calls from outside applies to each object of the class.
    return found ?? [itself]
  }

  /// The objects on which a function of a type is called; `nil` if there are no calls from outside.
  private mutating func receivers(of function: SwiftNode, _ type: Int) -> [ObjectPath]? {
    let isOwn = types.isDeclared(type)
    // An object that code creates is not in a document.
    if function.name == "init", isOwn { return function.takesCoder ? nil : [] }
    let calls = evaluator.calls(of: function, atMost: Self.maximumObjects)
    var found: [ObjectPath] = []
    for call in calls {
      let base = call.node.child(0)?.child(0)
      let isInside = base == nil || base?.kind == .name && ["self", "super"].contains(base?.name)
      if isInside, isOwn { return nil }
      let objects =
        base?.lastName == "titleLabel"
        ? button(with: base, at: call.node) : objects(isInside ? nil : base, at: call.node)
      found += objects.map { inside(function, call, $0) }
    }
    return isOwn && calls.isEmpty ? nil : found
  }

  /// The objects of a label that may be a button's, and the button.
  private mutating func button(with label: SwiftNode?, at place: SwiftNode) -> [ObjectPath] {
    objects(label, at: place) + objects(label?.child(0), at: place)
  }

  /// The objects with an assigned property, each with its value; `nil` without any.
  private mutating func assigned(_ variable: SwiftNode?) -> [ObjectPath]? {
    guard let variable, variable.kind == .variable, !variable.flags.contains(.isOutlet) else {
      return nil
    }
    var found: [ObjectPath] = []
    var isAssigned = false
    for assignment in evaluator.assignments(to: variable, atMost: Self.maximumObjects) {
      guard let base = assignment.child(0)?.child(0), let value = assignment.child(1),
        base.name != "self"
      else { continue }
      isAssigned = true
      let given = evaluator.answer(value, leadingDotOf: variable.child(.typeName)?.name)
      found += objects(base, at: base).map { object in
        var object = object
        object.property = ObjectPath.Property(variable: variable, value: given)
        object.links.insert(assignment, at: 0)
        return object
      }
    }
    return isAssigned ? found : nil
  }
}

extension [ObjectPath] {
  /// The objects, marked as alternatives.
  fileprivate var asAlternatives: [ObjectPath] {
    map { object in
      var object = object
      object.isCertain = false
      return object
    }
  }

  /// The objects with one more call or loop.
  fileprivate func linked(by node: SwiftNode) -> [ObjectPath] {
    map { object in
      var object = object
      object.links.insert(node, at: 0)
      return object
    }
  }
}

extension SwiftNode {
  /// Whether an initializer creates an object from a document.
  fileprivate var takesCoder: Bool {
    children.contains { $0.kind == .parameter && $0.argumentLabel == "coder" }
  }

  /// Whether a closure has a parameter with a name: `$0` if it names none.
  fileprivate func hasParameter(_ name: String) -> Bool {
    let parameters = children.filter { $0.kind == .parameter }
    return parameters.isEmpty ? name == "$0" : parameters.contains { $0.name == name }
  }
}
