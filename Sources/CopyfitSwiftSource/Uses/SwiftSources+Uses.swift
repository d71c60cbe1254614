internal import CopyfitLabels
package import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// Where code gives texts to what shows or speaks them, in the order of the surfaces and the sources.
  ///
  /// - Complexity: O(*n*) for *n* nodes, with a limit for each expression that is followed.
  package func uses() -> [TextUse] {
    var tracer = UseTracer(Evaluator(index))
    var controls = ControlSinks(Evaluator(index))
    for sink in SinkFinder(index, roots).all() {
      for located in controls.located(sink) { tracer.follow(located) }
    }
    let bars = BarRoom(Evaluator(index))
    var reader: ControlReader?
    return tracer.uses.map { use, control in
      var use = use
      if use.surface == .title {
        let types = use.giver.map { index.types.resolve($0) } ?? []
        use.taken = types.count == 1 ? bars.taken(besideTitleOf: types[0]) : nil
      }
      if let control, let property = use.property, use.isWhole, use.surface == .screen {
        use.outlet = outlet(of: control)
        var controls = reader.take() ?? ControlReader(Evaluator(index), roots)
        use.made = controls.control(control, showing: property)
        reader = controls
      }
      return use
    }
  }

  /// The outlet that keeps a control; `nil` where none does.
  private func outlet(of control: ControlName) -> TextUse.Outlet? {
    let variable = control.variable
    guard control.part.isEmpty, variable.flags.contains(.isOutlet),
      let type = index.types.enclosingType(of: variable)
    else { return nil }
    return TextUse.Outlet(name: variable.name, className: index.types.entries[type].name)
  }

  /// The places of texts in code, as they may be keys; arguments in them, if any, as `%@`.
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
