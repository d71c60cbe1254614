internal import CopyfitSourceText
package import CopyfitSwiftTree

/// What the Swift sources of a project say of texts and of what shows them.
package struct SwiftSources {
  private let index: SourceIndex
  private var evaluator: Evaluator
  private let reach: EarlyReach
  /// Statements that set texts and settings, by the names of outlets.
  private let sinks: [String: [OutletSink]]

  /// Indexes sources.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  package init(_ trees: [SwiftTree]) {
    index = SourceIndex(trees)
    evaluator = Evaluator(index)
    reach = EarlyReach(index: index)
    sinks = Dictionary(grouping: OutletSink.all(in: index), by: \.outlet)
  }

  /// What code gives to what an outlet of a class leads to, in the order of the sources.
  ///
  /// - Parameters:
  ///   - outlet: The outlet's name; `""` for an object of the class itself.
  ///   - className: The class of the object that has the outlet, as documents name it.
  package mutating func texts(ofOutlet outlet: String, in className: String) -> [OutletText] {
    meant(outlet, className).compactMap { sink, isCertain in
      guard case .text(let property) = sink.target else { return nil }
      return text(property, of: sink, isCertain: isCertain)
    }
  }

  /// What code says of how an outlet's object shows its text, likewise.
  package mutating func settings(
    ofOutlet outlet: String, in className: String
  ) -> [OutletSetting] {
    meant(outlet, className).compactMap { sink, isCertain in
      guard case .setting(let property) = sink.target else { return nil }
      let found = evaluator.answer(sink.value, leadingDotOf: property.typeName)
      return OutletSetting(
        property: property,
        value: isCertain ? OutletSetting.Value(found, of: sink.value, for: property) : nil,
        place: SourceLocation(sink.statement),
        isAlways: isCertain && reach.isCertain(of: sink.statement, setting: sink.outlet))
    }
  }

  /// The statements about an outlet of a class, and whether they are for certain.
  private mutating func meant(
    _ outlet: String, _ className: String
  ) -> [(sink: OutletSink, isCertain: Bool)] {
    let owners = index.types.resolve(className).filter { index.types.isDeclared($0) }
    guard let sinks = sinks[outlet], !owners.isEmpty else { return [] }
    var lineage: Set<Int> = []
    for owner in owners { lineage.formUnion(index.types.lineage(of: owner)) }
    return sinks.compactMap { sink in
      type(of: sink, among: lineage).map { (sink, $0 && owners.count == 1) }
    }
  }

  /// Whether a statement is about an object of one of several types, and if so, whether for certain.
  private mutating func type(of sink: OutletSink, among types: Set<Int>) -> Bool? {
    if let owner = sink.owner {
      let values = evaluator.answer(owner).values
      let meant = values.filter { $0.instanceType.map(types.contains) ?? false }
      return meant.isEmpty ? nil : meant.allSatisfy(\.isCertain)
    }
    if let name = sink.identifier, let alias = localVariable(name, at: sink.statement) {
      return alias.isOutlet(name) ? enclosing(sink, types) : nil
    }
    return enclosing(sink, types)
  }

  private func enclosing(_ sink: OutletSink, _ types: Set<Int>) -> Bool? {
    guard let type = index.types.enclosingType(of: sink.statement), types.contains(type) else {
      return nil
    }
    // What an extension of another module's type does, some of its subclasses may never do.
    return index.types.isDeclared(type)
  }

  /// The local variable or parameter of a name where a statement is, which hides a member of that name.
  private func localVariable(_ name: String, at statement: SwiftNode) -> SwiftNode? {
    var last = statement
    for ancestor in statement.ancestors {
      defer { last = ancestor }
      if index.types.type(of: ancestor) != nil { return nil }
      switch ancestor.kind {
      case .block, .branch, .switchCase:
        if let found = evaluator.local(name, in: ancestor, before: last) { return found }
      case .function, .closure:
        let parameter = ancestor.children.first { $0.kind == .parameter && $0.name == name }
        if let parameter { return parameter }
      default: break
      }
    }
    return nil
  }

  private mutating func text(
    _ property: OutletText.Property, of sink: OutletSink, isCertain: Bool
  ) -> OutletText {
    let texts = evaluator.answer(sink.value).values.compactMap { traced -> CodeText? in
      let content: CodeText.Content
      switch traced.value {
      case .text(let key): content = .key(key)
      case .literal(let text, hasArguments: false): content = .literal(text)
      default: return nil
      }
      return CodeText(
        content: content, isCertain: isCertain && traced.isCertain,
        steps: ([sink.statement] + traced.steps).map(SourceLocation.init))
    }
    return OutletText(
      property: property, texts: texts, place: SourceLocation(sink.statement),
      isAlways: isCertain && reach.isCertain(of: sink.statement, setting: sink.outlet))
  }
}

extension SourceLocation {
  /// The place of a node.
  init(_ node: SwiftNode) {
    self.init(
      file: node.tree.file, position: SourcePosition(line: node.line, column: node.column))
  }
}

extension SwiftNode {
  /// Whether a local variable only names an outlet of its own name: `if let label`, `guard let label = self.label`.
  fileprivate func isOutlet(_ name: String) -> Bool {
    guard kind == .variable, flags.contains(.isBound) else { return false }
    guard let value = declaredValue else { return parent?.kind == .branch && parent?.name != "for" }
    return value.lastName == name && (value.kind == .name || value.child(0)?.name == "self")
  }
}
