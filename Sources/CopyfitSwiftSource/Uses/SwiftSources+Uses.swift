package import CopyfitSourceText
internal import CopyfitSwiftTree

extension SwiftSources {
  /// Where code gives texts to what shows or speaks them, in the order of the surfaces and the sources.
  ///
  /// - Complexity: O(*n*) for *n* nodes, with a limit for each expression that is followed.
  package func uses() -> [TextUse] {
    var tracer = UseTracer(Evaluator(index))
    for sink in SinkFinder(index, roots).all() { tracer.follow(sink) }
    return tracer.uses
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
