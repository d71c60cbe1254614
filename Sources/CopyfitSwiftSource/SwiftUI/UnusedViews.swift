internal import CopyfitSwiftTree

/// The views that no code of a published app creates: nothing names their types.
///
/// What only such a view, or only Xcode's canvas names, is not created either, and neither is what only a static member
/// or a global function creates that only such code names. A public view may be created by another module, and a view
/// with other protocols or attributes by code that is not in the sources. If nothing in the sources starts an app, they
/// are only a part of one.
struct UnusedViews {
  private(set) var types: Set<Int> = []

  /// - Complexity: O(*n*) for *n* nodes of all sources, for each of `maximumMakers`.
  init(_ index: SourceIndex) {
    guard index.isWhole, index.startsApp else { return }
    let views = index.types.entries.indices.filter { Self.mayBeUnused($0, index) }
    let names = Set(views.compactMap { index.types.entries[$0].declaration?.name })
    let uses = Self.uses(of: names, in: index)
    let calls = Self.calls(ofMakersIn: uses, index)
    var places: [UnusedDeclarations.Declaration: [Place]] = [:]
    for type in views {
      places[.type(type)] = uses[index.types.entries[type].declaration?.name ?? "", default: []]
    }
    for (maker, found) in calls { places[.maker(maker)] = found }
    let unused = UnusedDeclarations(places)
    types = Set(views.filter { unused.all.contains(.type($0)) })
  }

  /// What is around a name: types, without those whose objects the system may create, and the static member or global
  /// function.
  private typealias Place = Set<UnusedDeclarations.Declaration>

  private static func mayBeUnused(_ type: Int, _ index: SourceIndex) -> Bool {
    guard let declaration = index.types.entries[type].declaration, declaration.kind == .struct,
      declaration.flags.isDisjoint(with: [.isPublic, .hasAttributes]),
      !index.isForOtherSystem(declaration)
    else { return false }
    return protocols(of: type, index).contains(where: views.contains) && isInert(type, index)
  }

  /// Whether only code of the sources creates objects of a type, or calls its functions.
  static func isInert(_ type: Int, _ index: SourceIndex) -> Bool {
    guard let declaration = index.types.entries[type].declaration, declaration.kind != .class,
      declaration.flags.isDisjoint(with: [.isPublic, .hasAttributes])
    else { return false }
    return protocols(of: type, index).allSatisfy { views.contains($0) || others.contains($0) }
  }

  /// The protocols of other modules that a type conforms to.
  private static func protocols(of type: Int, _ index: SourceIndex) -> [String] {
    index.types.lineage(of: type).flatMap { ancestor in
      index.types.entries[ancestor].inherited.filter { name in
        !index.types.resolve(name, inside: ancestor).contains(where: index.types.isDeclared)
      }
    }
  }

  /// Protocols of views and of what changes them.
  static let views: Set<String> = [
    "View", "ViewModifier", "AnimatableModifier", "ButtonStyle", "PrimitiveButtonStyle",
    "LabelStyle", "ToggleStyle", "ToolbarContent",
  ]

  /// Protocols, and types of raw values, by which nothing is created.
  private static let others: Set<String> = [
    "Animatable", "CaseIterable", "DynamicProperty", "Equatable", "Hashable", "Identifiable",
    "Int", "Sendable", "String",
  ]

  /// The places of the nodes with one of several names, beside declarations.
  private static func uses(of names: Set<String>, in index: SourceIndex) -> [String: [Place]] {
    var uses: [String: [Place]] = [:]
    for tree in index.trees {
      guard let root = tree.root else { continue }
      let known = tree.strings.map { $0.partsOfTypeName.filter(names.contains) }
      guard known.contains(where: { !$0.isEmpty }) else { continue }
      for node in root.descendants {
        let found = known[Int(node.record.name)]
        guard !found.isEmpty, !declarations.contains(node.kind), !index.isInPreview(node) else {
          continue
        }
        let around = node.ancestors.compactMap(index.types.type).prefix { isInert($0, index) }
        var place = Set(around.map(UnusedDeclarations.Declaration.type))
        if let maker = maker(of: node, index) { place.insert(.maker(maker)) }
        for name in found { uses[name, default: []].append(place) }
      }
    }
    return uses
  }

  /// The maximum number of static members and functions that name one another on the way to a view.
  private static let maximumMakers = 4

  /// The places that name the static members and functions around some places, by their names.
  private static func calls(
    ofMakersIn uses: [String: [Place]], _ index: SourceIndex
  ) -> [String: [Place]] {
    var calls: [String: [Place]] = [:]
    var next = makers(in: uses)
    for _ in 0..<maximumMakers where !next.isEmpty {
      let found = Self.uses(of: next, in: index)
      for name in next { calls[name] = found[name] ?? [] }
      next = makers(in: found).subtracting(calls.keys)
    }
    return calls
  }

  /// The names of the static members and functions around some places.
  private static func makers(in uses: [String: [Place]]) -> Set<String> {
    Set(uses.values.joined().joined().compactMap(\.maker))
  }

  /// The name of the static member or global function around a node that only code of the sources can call.
  private static func maker(of node: SwiftNode, _ index: SourceIndex) -> String? {
    let kinds: Set<SwiftNode.Kind> = [.function, .variable]
    let around = node.ancestors.filter { kinds.contains($0.kind) }.last
    guard let around, around.flags.isDisjoint(with: [.isPublic, .hasAttributes]) else { return nil }
    if around.parent?.kind == .file { return around.kind == .function ? around.name : nil }
    let type = around.parent.flatMap(index.types.type)
    return around.flags.contains(.isStatic) && type.map { isInert($0, index) } == true
      ? around.name : nil
  }

  private static let declarations: Set<SwiftNode.Kind> = [
    .class, .struct, .enum, .protocol, .extension, .function, .variable,
  ]
}
