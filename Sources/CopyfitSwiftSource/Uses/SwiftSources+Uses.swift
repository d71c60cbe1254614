internal import CopyfitLabels
package import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// The places where code passes texts to surfaces, in the order of the surfaces and the sources.
  ///
  /// - Complexity: O(*n*) for *n* nodes, with a limit for each expression that is followed.
  package func uses() -> [TextUse] {
    var tracer = UseTracer(Evaluator(index))
    var controls = ControlSinks(Evaluator(index))
    for sink in SinkFinder(index, roots).all() {
      for located in controls.located(sink) { tracer.follow(located) }
    }
    var uses = tracer.uses
    let bars = BarRoom(Evaluator(index))
    for number in uses.indices where uses[number].surface == .title {
      let types = uses[number].giver.map { index.types.resolve($0) } ?? []
      uses[number].taken = types.count == 1 ? bars.taken(besideTitleOf: types[0]) : nil
    }
    return uses
  }

  /// The controls for uses, in their order; `nil` for a control in a document, or if too little is known.
  package func controls(of uses: [TextUse]) -> [CodeControl?] {
    guard uses.contains(where: { $0.control != nil }) else { return uses.map { _ in nil } }
    var reader = ControlReader(Evaluator(index), roots)
    return uses.map { use in
      use.control.flatMap { name in
        use.property.flatMap { reader.control(name, showing: $0) }
      }
    }
  }

  /// The outlet of a use, with the class that declares it; `nil` for other uses.
  package func outlet(of use: TextUse) -> (name: String, className: String)? {
    guard let variable = use.control?.variable, use.control?.part == "",
      variable.flags.contains(.isOutlet),
      let type = index.types.enclosingType(of: variable)
    else { return nil }
    return (variable.name, index.types.entries[type].name)
  }

  /// The places of literal texts in code, in the form of keys; arguments, if any, are `%@`.
  package func literals() -> [String: [SourceLocation]] {
    var places: [String: [SourceLocation]] = [:]
    for root in roots {
      for node in root.descendants where node.kind == .string {
        let parts = Array(node.children)
        let text =
          parts.isEmpty
          ? node.name : parts.map { $0.kind == .piece ? $0.name : "%@" }.joined()
        if !text.isEmpty { places[text, default: []].append(SourceLocation(node)) }
      }
    }
    return places
  }
}
