internal import CopyfitSwiftTree

extension ObjectResolver {
  /// The objects with a known tag in a view or cell.
  mutating func tagged(_ call: SwiftNode, in base: SwiftNode) -> [ObjectPath] {
    guard let argument = call.child(1)?.child(0),
      let tag = evaluator.answer(argument).number.flatMap({ Int(exactly: $0) })
    else { return [] }
    var object = ObjectPath(outlet: "#\(tag)", owner: nil, node: call)
    guard base.kind == .name, let cell = declaration(of: base.name, at: base) else {
      return [object]
    }
    let cells = cells(in: cell, at: base)
    guard !cells.isEmpty else {
      // The view may come from anywhere.
      object.isCertain = false
      return [object]
    }
    return cells.map { given in
      (object.outlet, object.cell) = ("\(given.identifier)#\(tag)", given.statement)
      object.isCertain = cells.count == 1
      return object
    }
  }

  /// The identifiers of the cells that a local variable may have at a place, each with the declaration or assignment
  /// that requests the cell from a table or collection.
  private mutating func cells(
    in variable: SwiftNode, at place: SwiftNode
  ) -> [(identifier: String, statement: SwiftNode)] {
    let range = (variable.parent?.index ?? 0)..<place.index
    let assignments = (evaluator.index.assignments[variable.name] ?? []).filter {
      $0.tree === variable.tree && range.contains($0.index) && $0.child(0)?.kind == .name
    }
    var found: [(identifier: String, statement: SwiftNode)] = []
    for statement in [variable] + assignments {
      let value = statement == variable ? variable.declaredValue : statement.child(1)
      let identifiers = value.map { cellIdentifiers(in: $0) } ?? []
      // A request in an enclosing block replaces the earlier one.
      if !identifiers.isEmpty, place.ancestors.contains(where: { $0 == statement.parent }) {
        found = []
      }
      found += identifiers.map { ($0, statement) }
    }
    return found
  }

  /// The identifiers of the cells that an expression may request from a table or collection.
  private mutating func cellIdentifiers(in value: SwiftNode) -> [String] {
    let calls = ([value] + value.descendants).filter {
      $0.kind == .call && $0.child(0)?.name.hasPrefix("dequeueReusable") == true
    }
    for argument in calls.flatMap(\.children) where argument.kind == .argument {
      guard ["", "withIdentifier", "withReuseIdentifier"].contains(argument.name),
        let text = argument.child(0)
      else { continue }
      return evaluator.answer(text).values.compactMap {
        if case .literal(let text, hasArguments: false) = $0.value { text } else { nil }
      }
    }
    return []
  }
}
