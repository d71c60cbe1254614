internal import CopyfitLabels
package import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// Where code gives texts to what shows or speaks them, in the order of the surfaces and the sources.
  ///
  /// - Parameter hasLargeTitles: Whether a document's bar shows large titles.
  /// - Complexity: O(*n*) for *n* nodes, with a limit for each expression that is followed.
  package func uses(hasLargeTitles: Bool = false) -> [TextUse] {
    var tracer = UseTracer(Evaluator(index))
    var controls = ControlSinks(Evaluator(index))
    for sink in SinkFinder(index, roots).all() {
      for located in controls.located(sink) { tracer.follow(located) }
    }
    var uses = tracer.uses
    let bars = BarRoom(Evaluator(index), hasLargeTitles: hasLargeTitles)
    for number in uses.indices {
      switch uses[number].surface {
      case .title:
        let types = uses[number].giver.map { index.types.resolve($0) } ?? []
        uses[number].share = types.count == 1 ? bars.share(ofTitleOf: types[0]) : nil
      case .barButton: uses[number].share = uses[number].statement.flatMap(bars.share(ofButton:))
      case .searchPlaceholder:
        uses[number].share = uses[number].statement.flatMap(bars.share(ofSearchField:))
      default: break
      }
    }
    return uses
  }

  /// What code says of the controls that take texts, in the order of the uses; `nil` for one of a document, and where
  /// too little is known.
  package func controls(of uses: [TextUse]) -> [CodeControl?] {
    guard uses.contains(where: { $0.control != nil }) else { return uses.map { _ in nil } }
    var reader = ControlReader(Evaluator(index), roots)
    return uses.map { use in
      use.control.flatMap { name in
        use.property.flatMap { reader.control(name, showing: $0) }
      }
    }
  }

  /// The outlet that a use is of, with the class that declares it; `nil` for any other use.
  package func outlet(of use: TextUse) -> (name: String, className: String)? {
    guard let variable = use.control?.variable, use.control?.part == "",
      variable.flags.contains(.isOutlet),
      let type = index.types.enclosingType(of: variable)
    else { return nil }
    return (variable.name, index.types.entries[type].name)
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
