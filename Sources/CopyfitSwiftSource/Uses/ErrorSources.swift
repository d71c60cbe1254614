internal import CopyfitSwiftTree

/// The errors of the project that code may throw, judging by all names that it leads to.
///
/// Code leads to every declaration with a name that it mentions, whatever the types. So no error is missed that it throws,
/// unless other code gives it the error: then nothing is known.
struct ErrorSources {
  private let index: SourceIndex
  /// The functions, variables, cases and types by their names; `nil` before they are first requested.
  private var declarations: [String: [SwiftNode]]?
  /// What declarations mention, as far as they were examined.
  private var mentioned: [SwiftNode: Mentions] = [:]
  /// What assignments to each name mention, as far as they were examined.
  private var assigned: [String: Set<String>] = [:]
  private var reached: [[SwiftNode]: Set<String>?] = [:]
  /// The types whose values may run code from elsewhere.
  private let openTypes: OpenTypes

  /// The names that code mentions.
  private struct Mentions {
    var names: Set<String> = []
    /// Whether code that is given from elsewhere may run in it.
    var isOpen = false
  }

  /// The remaining number of errors for which the sources are searched.
  private var remaining = Self.maximumErrors

  /// The maximum number of errors for which the sources are searched.
  private static let maximumErrors = 400

  init(_ index: SourceIndex) { (self.index, openTypes) = (index, OpenTypes(index)) }

  /// Counts a search; returns whether it is allowed.
  mutating func spendSearch() -> Bool {
    remaining -= 1
    return remaining >= 0
  }

  /// Functions and types by which code waits for an error from elsewhere.
  private static let open: Set<String> = [
    "withCheckedThrowingContinuation", "withUnsafeThrowingContinuation", "AsyncThrowingStream",
    "AsyncThrowingChannel", "Future", "Promise", "CheckedContinuation", "UnsafeContinuation",
    "AnyPublisher", "PassthroughSubject", "Selector", "perform",
  ]

  /// The names that some code leads to; `nil` if code from elsewhere may run in it.
  mutating func names(from code: [SwiftNode]) -> Set<String>? {
    if let known = reached[code] { return known }
    let found = search(code)
    reached[code] = .some(found)
    return found
  }

  private mutating func search(_ all: [SwiftNode]) -> Set<String>? {
    var pending: [String] = []
    var locals: [String: [SwiftNode]] = [:]
    for code in all {
      let start = mentions(in: code)
      guard !start.isOpen, !code.usesClosuresArgument else { return nil }
      pending += start.names
      locals.merge(code.declarationsAround) { $0 + $1 }
    }
    var names: Set<String> = []
    while let name = pending.popLast() {
      guard names.insert(name).inserted else { continue }
      if Self.open.contains(name) { return nil }
      for declaration in allDeclarations()[name, default: []] + locals[name, default: []] {
        let inner = mentions(in: declaration)
        if inner.isOpen { return nil }
        pending += inner.names.subtracting(names)
      }
    }
    return names
  }

  private mutating func mentions(in declaration: SwiftNode) -> Mentions {
    if let known = mentioned[declaration] { return known }
    var found = Mentions()
    switch declaration.kind {
    case .class, .struct, .enum, .protocol, .extension:
      for member in declaration.children
      where member.kind != .function || Self.unnamedCalls.contains(member.name) {
        found.names.formUnion(member.names)
      }
    case .variable:
      // Code from elsewhere is in a closure that is stored, or in the value of an unknown type.
      found.isOpen = declaration.child(.typeName).map(openTypes.contain) ?? false
      found.names = declaration.names.union(namesAssigned(to: declaration.name))
    case .parameter:
      found.isOpen = declaration.child(.typeName).map(openTypes.contain) ?? true
      found.names = declaration.names
    default: found.names = declaration.names
    }
    mentioned[declaration] = found
    return found
  }

  /// The names in what any code assigns to a name.
  private mutating func namesAssigned(to name: String) -> Set<String> {
    if let known = assigned[name] { return known }
    let values = (index.assignments[name] ?? []).compactMap { $0.child(1) }
    let found = values.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    assigned[name] = found
    return found
  }

  /// Functions that run without their names in the code.
  private static let unnamedCalls: Set<String> = ["init", "callAsFunction", "subscript"]

  private mutating func allDeclarations() -> [String: [SwiftNode]] {
    if let declarations { return declarations }
    var found = index.globals
    for entry in index.types.entries {
      for (name, nodes) in entry.members { found[name, default: []] += nodes }
      guard let declaration = entry.declaration else { continue }
      found[declaration.name, default: []].append(declaration)
      // What makes an object, or is called by it, runs in code that names its type.
      for call in Self.unnamedCalls.sorted() {
        found[declaration.name, default: []] += entry.members[call] ?? []
      }
    }
    declarations = found
    return found
  }
}

extension SwiftNode {
  /// Whether code uses a numbered argument of a closure around it, which callers give.
  fileprivate var usesClosuresArgument: Bool {
    descendants.contains { node in
      guard node.kind == .name, node.name.first == "$", node.name.dropFirst().allSatisfy(\.isNumber)
      else { return false }
      return node.ancestors.first { $0.kind == .closure }.map { $0.index < index } ?? false
    }
  }

  /// The parameters, variables and functions of the functions, closures and blocks around code, and what gives bound
  /// variables their values, by their names.
  fileprivate var declarationsAround: [String: [SwiftNode]] {
    var found: [String: [SwiftNode]] = [:]
    for ancestor in ancestors {
      switch ancestor.kind {
      case .function, .closure, .block:
        for child in ancestor.children {
          if child.isDeclaration || child.kind == .parameter {
            found[child.name, default: []].append(child)
          } else if child.kind == .branch, child.name == "guard" {
            found.merge(child.bindings(from: child.conditions)) { $0 + $1 }
          }
        }
      case .branch: found.merge(ancestor.bindings(from: ancestor.conditions)) { $0 + $1 }
      case .switchCase:
        let subject = [ancestor.parent?.child(0)].compactMap(\.self)
        found.merge(ancestor.bindings(from: subject)) { $0 + $1 }
      default: break
      }
    }
    return found
  }

  /// The variables in conditions and patterns, with what gives them their values, by their names.
  private func bindings(from givers: [SwiftNode]) -> [String: [SwiftNode]] {
    var found: [String: [SwiftNode]] = [:]
    for child in children where child.kind != .block && child.kind != .branch {
      for node in [child] + Array(child.descendants) where node.kind == .variable {
        found[node.name] = givers
      }
    }
    return found
  }

  /// The names in code, with those of types and the words that a name may lead to.
  fileprivate var names: Set<String> {
    var names: Set<String> = []
    for node in [self] + Array(descendants) {
      switch node.kind {
      case .name, .member, .other, .binary, .prefix: names.insert(node.name)
      case .typeName, .inherited:
        for part in node.name.split(separator: ".") { names.insert(String(part)) }
      default: break
      }
    }
    return names
  }
}
