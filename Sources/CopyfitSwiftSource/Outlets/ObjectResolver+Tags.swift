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
    guard let value = cell.declaredValue, let identifier = cellIdentifier(in: value) else {
      // The view may come from anywhere.
      object.isCertain = false
      return [object]
    }
    (object.outlet, object.cell) = ("\(identifier)#\(tag)", cell)
    return [object]
  }

  /// The identifier of the cell that an expression dequeues from a table or collection.
  private mutating func cellIdentifier(in value: SwiftNode) -> String? {
    let calls = ([value] + value.descendants).filter {
      $0.kind == .call && $0.child(0)?.name.hasPrefix("dequeueReusable") == true
    }
    for argument in calls.flatMap(\.children) where argument.kind == .argument {
      guard ["", "withIdentifier", "withReuseIdentifier"].contains(argument.name),
        let text = argument.child(0)
      else { continue }
      return evaluator.answer(text).literal
    }
    return nil
  }
}
