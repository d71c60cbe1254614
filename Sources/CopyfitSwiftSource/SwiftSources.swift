package import CopyfitSourceText
package import CopyfitSwiftTree

/// The analysis of a project's Swift sources.
package struct SwiftSources: Sendable {
  let index: SourceIndex
  /// The sources.
  let roots: [SwiftNode]
  /// The numbers of the sources on which the reader failed.
  let failed: [Int]
  /// The numbers of the sources that exceed a limit of the reader, and so have an empty tree.
  let refused: [Int]
  /// The numbers of the sources that are read without some of their parts.
  let partial: [Int]
  /// Whether each source has a tree, even an empty one.
  var isWhole: Bool { failed.isEmpty }
  private var evaluator: Evaluator
  private var reach: EarlyReach
  /// Statements that set texts and settings, by the names of outlets; `nil` before they are first requested.
  private var sinks: [String: [OutletSink]]?
  private var handedOver = HandedOver()

  /// Indexes sources.
  ///
  /// - Parameters:
  ///   - trees: A tree of each source; `nil` where the reader failed.
  ///   - fontHelpers: The fonts of the configuration for names in code.
  ///   - areAll: Whether the project has no other sources of Swift.
  ///   - program: The program that a source belongs to.
  /// - Complexity: O(*n*) for *n* nodes.
  package init(
    _ trees: [SwiftTree?], _ fontHelpers: FontHelpers = FontHelpers(), areAll: Bool = true,
    program: (String) -> SourceProgram = { _ in .app }
  ) {
    let made = trees.compactMap(\.self)
    index = SourceIndex(
      made, fontHelpers, isWhole: areAll && made.count == trees.count, program: program)
    roots = made.compactMap(\.root)
    failed = trees.indices.filter { trees[$0] == nil }
    refused = trees.indices.filter { [.size, .nesting].contains(trees[$0]?.gap) }
    partial = trees.indices.filter { trees[$0]?.gap == .parts }
    evaluator = Evaluator(index)
    reach = EarlyReach(index: index)
  }

  /// Whether a class is another one or inherits from it.
  package func isKind(_ className: String, of other: String) -> Bool {
    let others = index.types.resolve(other)
    return className == other
      || index.types.resolve(className).contains { type in
        index.types.lineage(of: type).contains(where: others.contains)
      }
  }

  /// Whether a class or one of its superclasses is neither in the sources nor the system's, so that its code is unknown.
  package func hasUnknownCode(_ className: String) -> Bool {
    let types = index.types
    return !className.hasPrefix("UI")
      && !types.resolve(className).contains { type in
        types.lineage(of: type).contains { ancestor in
          let entry = types.entries[ancestor]
          // The superclass is first; a protocol of the system says nothing about it.
          return entry.inherited.first?.hasPrefix("UI") == true
            || entry.declaration == nil && entry.name.hasPrefix("UI")
        }
      }
  }

  /// The texts that code sets on an outlet's object, in the order of the sources.
  ///
  /// - Parameters:
  ///   - outlet: The outlet's name; `""` for an object of the class itself.
  ///   - className: The class of the object that has the outlet, as documents name it; `""` for any that requests a cell.
  package mutating func statements(
    about outlet: String, of className: String
  ) -> OutletStatements {
    // Values may depend on earlier questions, because the work is limited.
    evaluator = Evaluator(index)
    var statements = OutletStatements()
    for (sink, isCertain) in meant(outlet, className) {
      guard let place = place(of: sink) else { continue }
      switch sink.target {
      case .text(let property):
        statements.texts.append(text(property, of: sink, isCertain: isCertain, at: place))
      case .setting(let property):
        statements.settings.append(setting(property, of: sink, isCertain: isCertain, at: place))
      }
    }
    return statements
  }

  /// The row height from a table's delegate; `nil` if it sets none.
  package func rowHeight(byDelegate className: String) -> RowHeight? {
    RowHeight(byDelegate: className, types: index.types)
  }

  /// The places where code may change the display of text for all objects of a class, by the class's appearance.
  package mutating func appearances(of className: String) -> [SourceLocation] {
    sinks(of: ObjectPath.appearance(of: className)).compactMap { sink in
      if case .setting = sink.target { SourceLocation(sink.statement) } else { nil }
    }
  }

  /// The statements about an outlet's object, which are found at the first request: an app without documents has none.
  private mutating func sinks(of outlet: String) -> [OutletSink] {
    let all = sinks ?? OutletSink.all(Evaluator(index))
    sinks = all
    return all[outlet] ?? []
  }

  /// The statements about an outlet of a class, and whether they certainly apply.
  private mutating func meant(
    _ outlet: String, _ className: String
  ) -> [(sink: OutletSink, isCertain: Bool)] {
    if className.isEmpty {
      evaluator.selfType = nil
      return sinks(of: outlet).map { ($0, $0.object.isCertain) }
    }
    let owners = index.types.resolve(className).filter { index.types.isDeclared($0) }
    evaluator.selfType = owners.count == 1 ? owners[0] : nil
    guard !owners.isEmpty else { return [] }
    var lineage: Set<Int> = []
    for owner in owners { lineage.formUnion(index.types.lineage(of: owner)) }
    return sinks(of: outlet).compactMap { sink in
      certainty(of: sink.object, among: lineage).map {
        (sink, $0 && sink.object.isCertain && owners.count == 1)
      }
    }
  }

  /// Whether an outlet certainly belongs to one of several types; `nil` if it belongs to none.
  private mutating func certainty(of object: ObjectPath, among types: Set<Int>) -> Bool? {
    if let owner = object.owner {
      let values = evaluator.answer(owner).values
      let meant = values.filter { $0.instanceType.map(types.contains) ?? false }
      return meant.isEmpty ? nil : meant.allSatisfy(\.isCertain)
    }
    guard let type = index.types.enclosingType(of: object.node), types.contains(type) else {
      return nil
    }
    // Some subclasses may not use the code in an extension of another module's type.
    return index.types.isDeclared(type)
  }

  private func type(around sink: OutletSink) -> String? {
    index.types.enclosingType(of: sink.object.node).map { index.types.entries[$0].name }
  }

  /// The node that decides whether a statement runs; `nil` if it never runs for its subject.
  private mutating func place(of sink: OutletSink) -> SwiftNode? {
    guard sink.object.frame.function != nil else { return sink.statement }
    return evaluator.place(of: sink.statement, sink.object.frame)
  }

  /// The possible values that a statement sets.
  private mutating func value(of sink: OutletSink, leadingDotOf type: String?) -> Possible {
    guard let property = sink.object.property else {
      return evaluator.answer(sink.value, in: sink.object.frame, leadingDotOf: type)
    }
    var evaluator = evaluator
    evaluator.given = [property.variable: property.value]
    return evaluator.answer(sink.value, in: sink.object.frame, leadingDotOf: type)
  }

  private mutating func setting(
    _ property: OutletSetting.Property, of sink: OutletSink, isCertain: Bool, at place: SwiftNode
  ) -> OutletSetting {
    let found = value(of: sink, leadingDotOf: property.typeName)
    // Hidden views are usually shown later, sometimes by a function.
    let isKnown = isCertain && (property != .isHidden || !handedOver.contains(sink))
    return OutletSetting(
      property: property,
      value: isKnown ? OutletSetting.Value(found, of: sink.value, for: property) : nil,
      place: SourceLocation(sink.statement),
      isAlways: isCertain && reach.isCertain(of: sink, at: place), type: type(around: sink))
  }

  private mutating func text(
    _ property: OutletText.Property, of sink: OutletSink, isCertain: Bool, at place: SwiftNode
  ) -> OutletText {
    let places = [sink.statement] + sink.object.links
    let texts = value(of: sink, leadingDotOf: nil).values.compactMap { traced -> CodeText? in
      let content: CodeText.Content
      switch traced.value {
      case .text(let key): content = .key(key)
      case .literal(let text, hasArguments: false): content = .literal(text)
      default: return nil
      }
      return CodeText(
        content: content, isCertain: isCertain && traced.isCertain,
        steps: (places + traced.steps).map(SourceLocation.init),
        namingFile: traced.namingFile(usedAt: sink.object.node))
    }
    return OutletText(
      property: property, texts: texts, place: SourceLocation(sink.statement),
      isAlways: isCertain && reach.isCertain(of: sink, at: place), type: type(around: sink),
      isCertain: isCertain, isDerived: sink.isDerived)
  }
}

extension SourceLocation {
  /// Creates the place of a node.
  init(_ node: SwiftNode) {
    self.init(
      file: node.tree.file, position: SourcePosition(line: node.line, column: node.column))
  }
}
