internal import CopyfitSwiftTree

/// What names the screen, directly or in the code that gives a value.
extension ViewWalker {
  /// The maximum number of variables, properties, parameters and functions that are examined for a condition.
  private static let maximumScreenNames = 200

  /// Whether an expression depends on the device or the size of the screen, as far as is known.
  mutating func namesScreen(_ expression: SwiftNode) -> Bool {
    if Self.speaksOfScreen(expression) { return true }
    return holders(in: expression).contains { dependsOnScreen($0) }
  }

  private static func speaksOfScreen(_ code: SwiftNode) -> Bool {
    code.namesDevice || code.comparesLengths
      || code.descendants.contains { $0.namesDevice || $0.comparesLengths }
  }

  /// Whether what a name stands for depends on the screen, or may do so: it leads to more names than are examined.
  private mutating func dependsOnScreen(_ start: SwiftNode) -> Bool {
    if let known = screenValues[start] { return known }
    var examined: Set<SwiftNode> = [start]
    var pending = [start]
    while let holder = pending.popLast() {
      for code in code(of: holder) {
        if Self.speaksOfScreen(code) { return note(true, [start]) }
        for next in holders(in: code) {
          // What is known not to depend on it counts all the same, so that the order of questions decides nothing.
          if screenValues[next] == true { return note(true, [start]) }
          guard examined.insert(next).inserted else { continue }
          guard examined.count <= Self.maximumScreenNames else { return note(true, [start]) }
          pending.append(next)
        }
      }
    }
    return note(false, examined)
  }

  private mutating func note(_ isDependent: Bool, _ holders: Set<SwiftNode>) -> Bool {
    for holder in holders { screenValues[holder] = isDependent }
    return isDependent
  }

  /// The variables, properties, parameters and functions that names in code mean.
  private mutating func holders(in code: SwiftNode) -> [SwiftNode] {
    var found: [SwiftNode] = []
    for part in [code] + Array(code.descendants)
    where part.isOfSelf || part.kind == .member && part.child(0)?.startsWithCapital == true {
      switch meaning(of: part) {
      case .slot(let slot): found.append(slot)
      case .local(let variable): found.append(variable)
      case .declarations(let all): found += all.filter(\.isDeclaration)
      case nil: break
      }
    }
    return found
  }

  /// The code that a value comes from: with all that decides which of several values it has.
  private func code(of holder: SwiftNode) -> [SwiftNode] {
    if holder.kind == .function { return [holder.child(.block)].compactMap(\.self) }
    let own = holder.getter?.child(.block) ?? holder.declaredValue
    return [own].compactMap(\.self) + values(givenTo: holder)
  }

  /// What calls and assignments give a parameter or a stored property.
  private func values(givenTo holder: SwiftNode) -> [SwiftNode] {
    if holder.kind == .parameter, let function = holder.parent, function.kind == .function {
      let type = function.name == "init" ? types.enclosingType(of: function) : nil
      let name = type.flatMap { types.entries[$0].declaration?.name } ?? function.name
      return (index.calls[name] ?? []).flatMap { function.arguments(of: $0, for: holder) }
    }
    guard holder.kind == .variable, holder.getter == nil else { return [] }
    if let block = holder.parent, block.kind == .block {
      return holder.flags.contains(.isConstant) && holder.declaredValue != nil
        ? [] : block.children.filter { $0.index > holder.index && $0.assigns(holder.name) }
    }
    guard let type = types.enclosingType(of: holder) else { return [] }
    let calls = index.calls[types.entries[type].declaration?.name ?? ""] ?? []
    let given = calls.compactMap { call in
      call.children.first { $0.kind == .argument && $0.name == holder.name }?.child(0)
    }
    let assigned = (index.assignments[holder.name] ?? []).filter {
      types.enclosingType(of: $0) == type
    }
    return given + assigned.flatMap { [$0.child(1)].compactMap(\.self) + $0.conditionsAround }
  }
}

extension SwiftNode {
  /// Whether code in it assigns to a name.
  fileprivate func assigns(_ name: String) -> Bool {
    ([self] + Array(descendants)).contains {
      $0.kind == .assignment && $0.child(0)?.lastName == name
    }
  }

  /// The conditions on which a statement runs, in its function.
  fileprivate var conditionsAround: [SwiftNode] {
    ancestors.prefix { $0.kind != .function && $0.kind != .variable }.flatMap(\.conditions)
  }

  /// Whether it is a name that speaks of devices or the size of the screen.
  var namesDevice: Bool {
    guard kind == .name || kind == .member else { return false }
    return Self.devices.contains(name) || name.has(oneOf: Self.wordsOfScreens)
  }

  /// Whether it compares a width or height with another length, as of the screen or of what a view is offered.
  ///
  /// A view that is laid out has more than nothing on all screens.
  fileprivate var comparesLengths: Bool {
    guard kind == .binary, ["<", ">", "<=", ">="].contains(name),
      !children.contains(where: { $0.kind == .number && Double($0.name) == 0 })
    else { return false }
    return descendants.contains { part in
      (part.kind == .name || part.kind == .member) && part.name.has(oneOf: Self.wordsOfLengths)
    }
  }

  var startsWithCapital: Bool { kind == .name && name.first?.isUppercase == true }

  private static let wordsOfScreens = [
    "sizeclass", "idiom", "ipad", "ispad", "isphone", "isiphone", "landscape", "isportrait",
    "deviceorientation", "interfaceorientation", "onmac", "ismac", "catalyst", "iswide", "isnarrow",
    "iscompact", "compactwidth", "regularwidth", "compactlayout", "widelayout", "istablet",
    "screenwidth", "screenheight", "screensize", "smallscreen", "largescreen", "bigscreen",
    "widescreen", "narrowscreen", "smalldevice", "largedevice", "devicetype", "devicemodel",
    "smallphone", "largephone",
  ].map { Array($0.utf8) }

  private static let wordsOfLengths = ["width", "height"].map { Array($0.utf8) }

  private static let devices: Set<String> = ["regular", "compact", "pad", "mac", "phone"]
}

extension SourceIndex {
  /// The size classes and idioms, of those with some names, that code of the app sets for its views or controllers.
  func setTraits(of names: Set<String>) -> Set<String> {
    let setters = ["environment", "transformEnvironment"].flatMap { calls[$0] ?? [] }
      .filter { !isInPreview($0) }
    let paths = setters.compactMap { $0.child(.argument)?.child(0) }.filter { $0.kind == .other }
    let collections = (calls["UITraitCollection"] ?? []).flatMap {
      $0.children.filter { $0.kind == .argument }
    }
    let overrides = names.filter { name in
      (assignments[name] ?? []).contains { $0.child(0)?.child(0)?.lastName == "traitOverrides" }
    }
    return names.intersection((paths + collections).map(\.name)).union(overrides)
  }
}
