internal import CopyfitSwiftTree

/// The classes of views and view controllers that no code of a published app creates.
///
/// A document may create their objects. A public class may be created by another module, and the class of an extension by
/// the system.
struct IdleClasses {
  private let types: TypeTable
  private var idle: Set<Int> = []
  /// The names of classes and of their subclasses, as far as they were requested.
  private var known: [Int: [String]] = [:]

  /// The maximum number of subclasses of a class whose texts have the names of all of them.
  private static let maximumHeirs = 1_000

  /// - Complexity: O(*n*) for *n* nodes of all sources.
  init(_ index: SourceIndex) {
    types = index.types
    guard index.isWhole, index.startsApp else { return }
    let all = Set(types.entries.indices.filter { Self.mayBeIdle($0, index) })
    idle = all.filter { types.heirs(of: $0).allSatisfy(all.contains) }
    let created = Self.created(of: Set(idle.map { Self.lastName(of: $0, types) }), in: index)
    // A superclass is a part of each object.
    for type in idle where created.contains(Self.lastName(of: type, types)) {
      idle.subtract(types.lineage(of: type))
    }
  }

  /// The names of the class around a node and of its subclasses, if nothing creates them.
  mutating func names(around node: SwiftNode) -> [String]? {
    guard let type = types.enclosingType(of: node) else { return nil }
    return names(of: type)
  }

  /// The names of a class and of its subclasses, if nothing creates them.
  mutating func names(of type: Int) -> [String]? {
    guard idle.contains(type) else { return nil }
    if let known = known[type] { return known }
    let heirs = types.heirs(of: type)
    // The texts of so many screens count as shown.
    guard heirs.count <= Self.maximumHeirs else { return nil }
    let names = ([type] + heirs).map { Self.lastName(of: $0, types) }
    known[type] = names
    return names
  }

  private static func lastName(of type: Int, _ types: TypeTable) -> String {
    types.entries[type].declaration?.name ?? types.entries[type].name
  }

  private static func mayBeIdle(_ type: Int, _ index: SourceIndex) -> Bool {
    guard let declaration = index.types.entries[type].declaration, declaration.kind == .class,
      !declaration.flags.contains(.isPublic), !index.isForOtherSystem(declaration),
      !index.isForExtension(declaration)
    else { return false }
    return index.types.lineage(of: type).contains { ancestor in
      let entry = index.types.entries[ancestor]
      return entry.declaration == nil && isOfScreen(entry.name)
        || entry.inherited.first.map(isOfScreen) == true
    }
  }

  private static func isOfScreen(_ name: String) -> Bool {
    name.hasPrefix("UI")
      && ["View", "ViewController", "Cell", "Label", "Button", "Control"].contains(
        where: name.hasSuffix)
  }

  /// The names of classes of which code outside of them may create objects.
  private static func created(of names: Set<String>, in index: SourceIndex) -> Set<String> {
    var created: Set<String> = []
    var registrations = Registrations()
    for tree in index.trees {
      guard let root = tree.root else { continue }
      let known = tree.strings.map { $0.partsOfTypeName.filter(names.contains) }
      guard known.contains(where: { !$0.isEmpty }) else { continue }
      for node in root.descendants {
        let found = known[Int(node.record.name)]
        guard !found.isEmpty, node.mayCreate(&registrations), !index.isInPreview(node) else {
          continue
        }
        created.formUnion(
          found.filter { name in !node.ancestors.contains { $0.declaresType(name) } })
      }
    }
    return created
  }
}

/// The calls that register classes.
private struct Registrations {
  /// The names that each identifier of a call has, by the call; `nil` for a call without identifiers.
  private var identifying: [SwiftNode: Set<String>?] = [:]

  /// Whether a class is only registered where it is named, so that code that requests its objects must name it, too.
  mutating func areAll(for node: SwiftNode) -> Bool {
    let call = node.ancestors.prefix { $0.kind != .block }.first {
      $0.kind == .call && $0.child(0)?.name.hasPrefix("register") == true
    }
    guard let call, let callee = call.child(0), node.index >= Int(callee.record.end) else {
      return false
    }
    // Code that requests it may name its identifier, unless the identifier is made of the class.
    guard let names = names(identifying: call) else { return true }
    return names.contains(node.name)
  }

  private mutating func names(identifying call: SwiftNode) -> Set<String>? {
    if let known = identifying[call] { return known }
    var names: Set<String>?
    for identifier in call.children
    where identifier.kind == .argument && identifier.name.hasSuffix("Identifier") {
      let found = Set(identifier.descendants.map(\.name))
      names = names?.intersection(found) ?? found
    }
    identifying[call] = .some(names)
    return names
  }
}

extension SwiftNode {
  private static let declarations: Set<SwiftNode.Kind> = [
    .class, .struct, .enum, .protocol, .extension, .inherited,
  ]

  fileprivate func declaresType(_ name: String) -> Bool {
    Self.declarations.contains(kind) && self.name == name
  }

  /// Whether an object of the named class may be created here, or by what is made here.
  ///
  /// A closure's parameter may be what tells the class of an object to create.
  fileprivate func mayCreate(_ registrations: inout Registrations) -> Bool {
    switch kind {
    case .class, .struct, .enum, .protocol, .extension, .inherited: false
    case .typeName where parent?.kind == .parameter && parent?.parent?.kind == .function: false
    case .typeName where parent?.kind == .cast: parent?.child(0)?.kind == .call
    case .name, .member: !isOfTypeTest && !registrations.areAll(for: self)
    default: true
    }
  }
}
