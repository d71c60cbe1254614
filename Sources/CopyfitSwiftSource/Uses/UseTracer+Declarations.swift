internal import CopyfitSwiftTree

extension UseTracer {
  /// Follows a name or member to the values that other code gives it; returns whether there are any.
  mutating func followDeclaration(of node: SwiftNode, _ path: Path) -> Bool {
    if node.kind == .name { return followName(node, path) }
    var isFollowed = false
    evaluator.startQuestion()
    for base in evaluator.base(of: node, Evaluator.Frame(), nil).values {
      guard let type = base.anyType, let found = types.members(node.name, of: type) else {
        continue
      }
      let path = path.step(isCertain: base.isCertain)
      let first = uses.count
      if followMembers(found.nodes, of: found.type, inheritedBy: type, path) {
        isFollowed = true
      }
      if !path.sink.isInSwiftUI { doubtTexts(since: first, readBy: node, of: found.type) }
      for heir in heirs(of: type) {
        let own = types.entries[heir].members[node.name] ?? []
        if followMembers(own, of: heir, path.step(isCertain: false)) {
          isFollowed = true
        }
      }
    }
    return isFollowed || follow(evaluator.parts(of: node), path)
      || node.name == Self.errorDescription && followError(node, path)
  }

  private mutating func followName(_ node: SwiftNode, _ path: Path) -> Bool {
    var last = node
    for ancestor in node.ancestors {
      defer { last = ancestor }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        guard let local = evaluator.local(node.name, in: ancestor, before: last) else { continue }
        return followLocal(local, path.step().through(local))
      case .function:
        guard let parameter = ancestor.parameter(node.name) else { continue }
        let path = path.through(parameter)
        if let result = path.result, result.function == ancestor {
          var path = path.step()
          path.result = nil
          if let value = ancestor.argument(of: result.call, for: parameter) { follow(value, path) }
        } else if path.isFollowedToOthers {
          followCallers(giving: parameter, of: ancestor, path)
        }
        return true
      case .closure:
        guard ancestor.parameter(node.name) != nil || node.name == "$0" else { continue }
        return follow(evaluator.given(to: ancestor, for: node.name), path)
      case .accessor where node.name == "newValue":
        guard let property = ancestor.parent, let type = types.enclosingType(of: property) else {
          return false
        }
        if path.isFollowedToOthers {
          followAssignments(to: property, of: type, inheritedBy: nil, path.step())
        }
        return false
      case .class, .struct, .enum, .protocol, .extension:
        guard let type = types.type(of: ancestor), let found = types.members(node.name, of: type)
        else { continue }
        return followMembers(found.nodes, of: found.type, path.step())
      default: break
      }
    }
    return false
  }

  /// Follows a closure's parameter, or a part of a tuple, to its sources; returns whether there are any.
  private mutating func follow(_ parts: [Evaluator.Part], _ path: Path) -> Bool {
    for part in parts {
      guard takeStep() else { return true }
      let path = path.step()
      follow(part.value, part.type.map(path.through) ?? path)
    }
    return !parts.isEmpty
  }

  /// Follows a local variable to its values; returns whether it has values other than those of a condition.
  private mutating func followLocal(_ variable: SwiftNode, _ path: Path) -> Bool {
    if variable.flags.contains(.isBound), variable.declaredValue == nil {
      // `if let name` has the value of the outer variable with the same name, which may be such a variable, too.
      if variable.parent?.kind == .branch {
        return path.depth <= Self.maximumDepth && followName(variable, path)
      }
      return followPayload(variable, path)
    }
    var values = [variable.declaredValue].compactMap(\.self)
    if let block = variable.parent {
      let range = block.index..<Int(block.record.end)
      values += (index.assignments[variable.name] ?? []).filter {
        $0.tree === variable.tree && range.contains($0.index) && $0.child(0)?.kind == .name
      }.compactMap { $0.child(1) }
    }
    for value in values { follow(value, path) }
    return !values.isEmpty
  }

  /// Follows a property to its declared value, its assigned values, and the arguments of initializers.
  mutating func followMembers(
    _ nodes: [SwiftNode], of type: Int, inheritedBy heir: Int? = nil, _ path: Path
  ) -> Bool {
    var isFollowed = false
    for node in nodes where node.kind == .variable {
      let path = path.through(node)
      if let getter = node.getter {
        // A helper's own text is reported at the place that requests it.
        guard node.parent?.kind == .protocol || !getter.isAccessorOfKey else { return false }
        for value in getter.resultNodes { follow(value, path.step(isCertain: false)) }
        isFollowed = true
      } else if node.flags.contains(.isStatic)
        || node.flags.contains(.isConstant) && node.declaredValue != nil
      {
        return false
      } else {
        isFollowed = true
        guard path.isFollowedToOthers else { continue }
        if let value = node.declaredValue { follow(value, path) }
        followAssignments(to: node, of: type, inheritedBy: heir, path)
      }
    }
    return isFollowed
  }
}

// MARK: - Callers

extension UseTracer {
  /// Follows a parameter to the arguments of calls.
  private mutating func followCallers(
    giving parameter: SwiftNode, of function: SwiftNode, _ path: Path
  ) {
    let owner = function.parent.flatMap { types.type(of: $0) }
    let isInitializer = function.name == "init"
    let name =
      isInitializer ? owner.flatMap { types.entries[$0].declaration?.name } : function.name
    for bound in name.map({ calls(named: $0, fitting: function) }) ?? [] {
      guard takeStep() else { return }
      guard let value = bound.arguments[parameter.name] else { continue }
      let call = bound.node
      let isCertain: Bool
      if isInitializer {
        let made = types.made(by: call)
        guard owner.map(made.contains) ?? true else { continue }
        isCertain = made.count == 1
      } else {
        isCertain = isCertainly(call, on: owner)
        // Functions with several labels rarely share them, and modifiers are called on views of any type.
        let isModifier = owner.map { types.entries[$0].name == "View" } ?? false
        guard isCertain || function.labelCount > 1 || isModifier else { continue }
      }
      follow(value, path.step(isCertain: isCertain, to: call))
    }
    guard isInitializer else { return }
    for bound in calls(named: "init", fitting: function) {
      guard takeStep() else { return }
      guard let value = bound.arguments[parameter.name],
        mayCreate(owner, bound.node, elseIf: function.labelCount > 1)
      else { continue }
      follow(value, path.step(isCertain: false, to: bound.node))
    }
  }

  /// Whether a call is certainly of a type's function, found once for all texts.
  private mutating func isCertainly(_ call: SwiftNode, on owner: Int?) -> Bool {
    let question = Call(node: call, owner: owner)
    if let known = calls[question] { return known }
    evaluator.startQuestion()
    var isCalled = evaluator.isCalled(on: owner, by: call)
    if let owner, let callee = call.child(0), callee.kind == .member, callee.child(0) == nil {
      let types = evaluator.types(at: call)
      isCalled = types.count == 1 && types[0] == owner
    }
    calls[question] = isCalled
    return isCalled
  }

  /// Follows a call to the results of functions with that name, or to the text that it changes.
  mutating func followCall(_ call: SwiftNode, _ path: Path) {
    guard let callee = call.child(0) else { return }
    if callee.kind == .closure {
      for value in callee.resultNodes { follow(value, path.step(isCertain: false)) }
      return
    }
    if let base = callee.child(0), isChange(callee, of: base) {
      return follow(base, path.changed.ofString)
    }
    if followLocalized(call, callee, path) || followMade(call, callee, path) { return }
    if callee.kind == .name, let labels = Self.carriers[callee.name] {
      let text = call.children.first { $0.kind == .argument && labels.contains($0.name) }
      let isPlain = !call.children.contains { $0.kind == .argument && $0.name == "attributes" }
      let path = callee.name == "LocalizedStringKey" ? path : path.ofString
      if let text = text?.child(0) { follow(text, isPlain ? path : path.step(isCertain: false)) }
      return
    }
    for function in functions(of: callee) where function.fits(call) {
      var path = path.step(isCertain: false).through(function)
      path.result = (function, call)
      for value in function.resultNodes { follow(value, path) }
    }
  }

  /// Follows a resource that `String(localized:)` or `.init(localized:)` looks up; returns whether it is such a call.
  private mutating func followLocalized(
    _ call: SwiftNode, _ callee: SwiftNode, _ path: Path
  ) -> Bool {
    let isMade = callee.kind == .member && callee.child(0) == nil && callee.name == "init"
    guard isMade || callee.kind == .name && ["String", "AttributedString"].contains(callee.name),
      let argument = call.child(.argument), argument.name == "localized",
      let resource = argument.child(0), [.name, .member, .binary].contains(resource.kind)
    else { return false }
    var path = path.step(isCertain: false)
    path.takesKeys = true
    follow(resource, path)
    return true
  }

  /// Follows a text that `.init(…)` makes a key of; returns whether it is such a call.
  private mutating func followMade(_ call: SwiftNode, _ callee: SwiftNode, _ path: Path) -> Bool {
    guard callee.kind == .member, callee.name == "init", path.takesKeys == true,
      callee.child(0).map({ $0.name.hasPrefix("LocalizedString") }) ?? true,
      let argument = call.child(.argument), argument.name.isEmpty, let text = argument.child(0),
      [.name, .member].contains(text.kind)
    else { return false }
    follow(text, path)
    return true
  }

  private mutating func functions(of callee: SwiftNode) -> [SwiftNode] {
    var owners: [Int] = []
    if callee.child(0) != nil {
      evaluator.startQuestion()
      owners = evaluator.base(of: callee, Evaluator.Frame(), nil).values.compactMap(\.anyType)
    } else if callee.kind == .name {
      owners = types.enclosingType(of: callee).map { [$0] } ?? []
    }
    let members =
      owners.flatMap { types.members(callee.name, of: $0)?.nodes ?? [] }
      + owners.flatMap { heirs(of: $0) }.flatMap { types.entries[$0].members[callee.name] ?? [] }
    let globals = callee.kind == .name ? index.globals[callee.name] ?? [] : []
    return (members + globals).filter { $0.kind == .function }
  }

  /// Initializers that take a text as it is, with the label of its argument.
  private static let carriers: [String: Set<String>] = [
    "NSAttributedString": ["string"], "NSMutableAttributedString": ["string"],
    "AttributedString": [""], "String": ["", "format"], "LocalizedStringKey": [""],
  ]

  /// Functions and properties that change the letters of a text, or append to it.
  static let changes: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "localizedCapitalized", "appending", "appendingFormat", "replacingOccurrences", "replacing",
    "trimmingCharacters", "trimmed", "padding", "applyingTransform", "folding",
  ]

  /// Functions that select letters of a text, or elements of an array.
  private static let selections: Set<String> = ["prefix", "suffix", "dropFirst", "dropLast"]

  /// Whether a function changes a text.
  private mutating func isChange(_ callee: SwiftNode, of base: SwiftNode) -> Bool {
    if Self.changes.contains(callee.name) { return true }
    guard Self.selections.contains(callee.name), base.kind == .call else { return false }
    let values = evaluator.answer(base).values
    return values.count == 1 && values[0].isText
  }
}

extension SwiftNode {
  fileprivate func parameter(_ name: String) -> SwiftNode? {
    children.first { $0.kind == .parameter && $0.name == name }
  }

  /// The number of labeled parameters.
  fileprivate var labelCount: Int {
    children.count { $0.kind == .parameter && !$0.argumentLabel.isEmpty }
  }

  /// Whether a getter only looks up a text, without reference to a property or case.
  fileprivate var isAccessorOfKey: Bool {
    resultNodes.count == 1 && resultNodes[0].kind == .call
  }
}
